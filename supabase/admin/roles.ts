import * as z from "zod";
import { LOCAL_SECRET_KEY } from "../local/keys.ts";
import { readEnvironment, readSettings } from "../local/settings.ts";

/** A failure that the person at the keyboard can act on: one line, no stack. */
class CommandError extends Error {
  override name = "CommandError";
}

/** Where the roles are kept, and the key that may change them. */
interface Project {
  url: string;
  key: string;
  isLocal: boolean;
}

const ROLE = "admin";

const usage = `Usage: npm run admin:grant -- EMAIL
       npm run admin:revoke -- EMAIL
       npm run admin:list
Against the local server, or the project that SUPABASE_URL and SUPABASE_SECRET_KEY name.`;

const errorSchema = z.object({ message: z.string(), code: z.string().optional() });
const holdersSchema = z.array(z.object({ email: z.string(), role: z.string() }));

/** The project that the environment names, else the local server. */
function chooseProject(environment: Record<string, string>): Project {
  const url = environment.SUPABASE_URL?.replace(/\/+$/, "");
  if (!url) {
    const { PORT } = readSettings(environment);
    return { url: `http://localhost:${PORT}`, key: LOCAL_SECRET_KEY, isLocal: true };
  }
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new CommandError(`SUPABASE_URL is not a web address: ${url}`);
  }
  const key = environment.SUPABASE_SECRET_KEY ?? environment.SUPABASE_SERVICE_ROLE_KEY;
  if (!key) {
    throw new CommandError(
      "SUPABASE_URL is set, but neither SUPABASE_SECRET_KEY nor SUPABASE_SERVICE_ROLE_KEY is.",
    );
  }
  return { url, key, isLocal: false };
}

async function callProject(
  project: Project,
  name: string,
  parameters: Record<string, string>,
): Promise<unknown> {
  const response = await fetch(`${project.url}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: {
      apikey: project.key,
      "Content-Type": "application/json",
      // An opaque key is exchanged by the gateway; one in JWT form must be the bearer as well.
      ...(project.key.startsWith("sb_") ? {} : { Authorization: `Bearer ${project.key}` }),
    },
    body: JSON.stringify(parameters),
  }).catch(() => {
    throw new CommandError(
      project.isLocal
        ? `No server answers at ${project.url}. Start it with "npm start", or set SUPABASE_URL and SUPABASE_SECRET_KEY.`
        : `${project.url} does not answer.`,
    );
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;

  const error = errorSchema.safeParse(body).data;
  if (error?.code === "PT404") {
    throw new CommandError(`${error.message} The person signs up at /admin/login first.`);
  }
  if (response.status === 401 || response.status === 403) {
    throw new CommandError(
      `${project.url} refuses the key (${error?.message ?? response.status}). It must be a secret or service_role key of that project.`,
    );
  }
  if (error?.code === "PGRST202") {
    throw new CommandError(
      `${project.url} has no function ${name}. Apply the migrations first: supabase db push.`,
    );
  }
  throw new CommandError(`${project.url} answered ${response.status}: ${error?.message ?? ""}`);
}

async function main([command, ...rest]: readonly string[]): Promise<string> {
  const [email, ...surplus] = rest;
  if (command === "list" && email === undefined) {
    const project = chooseProject(readEnvironment());
    const holders = holdersSchema.parse(await callProject(project, "list_roles", {}));
    if (holders.length === 0) return "Nobody holds a role.";
    return holders.map((holder) => `${holder.email}  ${holder.role}`).join("\n");
  }
  if ((command !== "grant" && command !== "revoke") || !email || surplus.length > 0) {
    throw new CommandError(usage);
  }
  const project = chooseProject(readEnvironment());
  const changed = z
    .boolean()
    .parse(await callProject(project, `${command}_role`, { email, role: ROLE }));
  if (command === "grant") {
    return changed
      ? `${email} now holds the role ${ROLE}.`
      : `${email} held the role ${ROLE} already.`;
  }
  return changed
    ? `${email} no longer holds the role ${ROLE}.`
    : `${email} did not hold the role ${ROLE}.`;
}

main(process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
