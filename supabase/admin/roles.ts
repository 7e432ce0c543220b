import * as z from "zod";
import { CommandError, callProject, runCommand } from "./project.ts";

const ROLE = "admin";

const usage = `Usage: npm run admin:grant -- EMAIL
       npm run admin:revoke -- EMAIL
       npm run admin:list
Against the local server, or the project that SUPABASE_URL and SUPABASE_SECRET_KEY name.`;

const holdersSchema = z.array(z.object({ email: z.string(), role: z.string() }));

function callRpc(name: string, parameters: Record<string, string>): Promise<unknown> {
  return callProject({ method: "POST", path: `rpc/${name}`, body: parameters });
}

async function main([command, ...rest]: readonly string[]): Promise<string> {
  const [email, ...surplus] = rest;
  if (command === "list" && email === undefined) {
    const holders = holdersSchema.parse(await callRpc("list_roles", {}));
    if (holders.length === 0) return "Nobody holds a role.";
    return holders.map((holder) => `${holder.email}  ${holder.role}`).join("\n");
  }
  if ((command !== "grant" && command !== "revoke") || !email || surplus.length > 0) {
    throw new CommandError(usage);
  }
  const changed = z.boolean().parse(await callRpc(`${command}_role`, { email, role: ROLE }));
  if (command === "grant") {
    return changed
      ? `${email} now holds the role ${ROLE}.`
      : `${email} held the role ${ROLE} already.`;
  }
  return changed
    ? `${email} no longer holds the role ${ROLE}.`
    : `${email} did not hold the role ${ROLE}.`;
}

runCommand(main);
