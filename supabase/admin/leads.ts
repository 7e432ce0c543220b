import * as z from "zod";
import { CommandError, callProject, runCommand } from "./project.ts";

/** How long a lead is kept, in months. The privacy policy promises it. */
const RETENTION_MONTHS = 24;

const usage = `Usage: npm run leads:erase -- EMAIL   all leads of one e-mail address
       npm run leads:expire            all leads older than ${RETENTION_MONTHS} months
Against the local server, or the project that SUPABASE_URL and SUPABASE_SECRET_KEY name.`;

const deletedSchema = z.array(z.object({ id: z.uuid() }));

async function deleteLeads(filter: Record<string, string>): Promise<string> {
  const query = new URLSearchParams({ ...filter, select: "id" });
  const deleted = deletedSchema.parse(
    await callProject({
      method: "DELETE",
      path: `leads?${query}`,
      prefer: "return=representation",
    }),
  );
  return deleted.length === 1 ? "1 lead was deleted." : `${deleted.length} leads were deleted.`;
}

async function main([command, ...words]: readonly string[]): Promise<string> {
  const [email, ...surplus] = words;
  if (command === "erase" && email && surplus.length === 0) {
    if (!z.email().safeParse(email).success) {
      throw new CommandError(`${email} is not an e-mail address.`);
    }
    // Upper and lower case are the same address; what LIKE takes for a wildcard is none here.
    return deleteLeads({ email: `ilike.${email.replace(/[\\%_*]/g, "\\$&")}` });
  }
  if (command === "expire" && words.length === 0) {
    const limit = new Date();
    limit.setMonth(limit.getMonth() - RETENTION_MONTHS);
    return deleteLeads({ created_at: `lt.${limit.toISOString()}` });
  }
  throw new CommandError(usage);
}

runCommand(main);
