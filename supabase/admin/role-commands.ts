import * as z from "zod";
import type { Database } from "../functions/_shared/database-types.ts";
import { CommandError, callProject } from "./project.ts";

type Functions = Database["public"]["Functions"];

const roleSchema = z.enum([
  "admin",
  "coordinator",
] satisfies Database["public"]["Enums"]["app_role"][]);

const usage = `Usage: npm run admin:grant -- EMAIL [ROLE]
       npm run admin:revoke -- EMAIL [ROLE]
       npm run admin:list
       npm run admin:reset-mfa -- EMAIL   removes all devices of someone who has lost them
ROLE is admin (the default) or coordinator.
Works on the local server, or on the project in SUPABASE_URL and SUPABASE_SECRET_KEY.`;

const holdersSchema = z.array(z.object({ email: z.string(), role: z.string() }));

function callRpc<Name extends "grant_role" | "revoke_role" | "list_roles" | "reset_second_factor">(
  name: Name,
  parameters: Functions[Name]["Args"],
): Promise<unknown> {
  return callProject({ method: "POST", path: `rpc/${name}`, body: parameters }).catch((error) => {
    // The database leaves the address out of its error, because it logs errors.
    if (error instanceof CommandError && error.code === "PT404" && "email" in parameters) {
      throw new CommandError(
        `No account has the email address ${parameters.email}. The person must first sign up at /admin/login.`,
      );
    }
    throw error;
  });
}

/** What the `npm run admin:…` commands print. */
export async function runRoleCommand([command, ...rest]: readonly string[]): Promise<string> {
  const [email, roleName = "admin", ...surplus] = rest;
  if (command === "list" && email === undefined) {
    const holders = holdersSchema.parse(await callRpc("list_roles", {}));
    if (holders.length === 0) return "No one has a role.";
    // Sorted here, because the order of strings in a database depends on how the server was set up.
    holders.sort((a, b) => a.email.localeCompare(b.email, "en") || a.role.localeCompare(b.role));
    return holders.map((holder) => `${holder.email}  ${holder.role}`).join("\n");
  }
  if (command === "reset-mfa" && email && rest.length === 1) {
    const removed = z.int().parse(await callRpc("reset_second_factor", { email }));
    const devices = removed === 1 ? "1 device was" : `${removed} devices were`;
    return `${devices} removed from ${email}, who is signed out everywhere. Until a new device is added, the password alone opens the account. Ask the person to add one now, by phone and not by email.`;
  }
  const role = roleSchema.safeParse(roleName).data;
  if ((command !== "grant" && command !== "revoke") || !email || !role || surplus.length > 0) {
    throw new CommandError(usage);
  }
  const changed = z.boolean().parse(await callRpc(`${command}_role`, { email, role }));
  if (command === "grant") {
    return changed
      ? `${email} now has the role ${role}.`
      : `${email} already had the role ${role}.`;
  }
  return changed
    ? `${email} no longer has the role ${role}.`
    : `${email} did not have the role ${role}.`;
}
