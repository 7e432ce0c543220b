import * as z from "zod";
import { LOCAL_SECRET_KEY } from "../local/keys.ts";
import { isLoopbackHost } from "../local/loopback.ts";
import { readEnvironment, readSettings } from "../local/settings.ts";

/** A failure that the person running the command can fix: one line, no stack. */
export class CommandError extends Error {
  override name = "CommandError";
  /** PostgreSQL's or PostgREST's code, if the database refused. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** The address of the project, and the key with which to change it. */
interface Project {
  url: string;
  key: string;
  isLocal: boolean;
}

const errorSchema = z.object({ message: z.string(), code: z.string().optional() });

/** The project named in the environment, or else the local server. */
function chooseProject(): Project {
  const environment = readEnvironment();
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
  if (url.startsWith("http:") && !isLoopbackHost(new URL(url).hostname)) {
    throw new CommandError(
      "SUPABASE_URL must begin with https://, because the secret key is sent to it.",
    );
  }
  return { url, key, isLocal: false };
}

export interface Call {
  method: "POST";
  /** Path below `/rest/v1/`, with its query. */
  path: string;
  body?: Record<string, string | number | boolean | undefined>;
}

/** Calls the project's REST service with the secret key. Throws a `CommandError` for every failure. */
export async function callProject({ method, path, body }: Call): Promise<unknown> {
  const project = chooseProject();
  const response = await fetch(`${project.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: project.key,
      "Content-Type": "application/json",
      // The gateway exchanges an opaque key. A key in JWT form must also be sent as the bearer token.
      ...(project.key.startsWith("sb_") ? {} : { Authorization: `Bearer ${project.key}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new CommandError(
      project.isLocal
        ? `No server is running at ${project.url}. Start it with "npm start", or set SUPABASE_URL and SUPABASE_SECRET_KEY.`
        : `${project.url} does not respond.`,
    );
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;

  const error = errorSchema.safeParse(answer).data;
  if (error?.code === "PT404" || error?.code === "PT409") {
    throw new CommandError(error.message, error.code);
  }
  if (response.status === 401 || response.status === 403) {
    throw new CommandError(
      `${project.url} refuses the key (${error?.message ?? response.status}). It must be a secret or service_role key of that project.`,
    );
  }
  if (error?.code === "PGRST202") {
    throw new CommandError(
      `${project.url} has no function ${path.split("/").at(-1)}. Apply the migrations first: supabase db push.`,
    );
  }
  throw new CommandError(
    `${project.url} responded with ${response.status}: ${error?.message ?? ""}`,
  );
}

/** Runs a command with its arguments and prints what it returns. */
export function runCommand(command: (words: readonly string[]) => Promise<string>): void {
  command(process.argv.slice(2)).then(console.log, (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
