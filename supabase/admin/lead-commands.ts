import { once } from "node:events";
import { createInterface } from "node:readline";
import * as z from "zod";
import type { Database } from "../functions/_shared/database-types.ts";
import { canBePhoneNumber } from "../functions/_shared/lead.ts";
import { phoneInE164 } from "../functions/_shared/phone.ts";
import { parseReference } from "../functions/_shared/reference.ts";
import { readEnvironment } from "../local/settings.ts";
import { CommandError, callProject } from "./project.ts";

/** How many days a lead is kept if LEAD_RETENTION_DAYS is not set: 24 months. */
const RETENTION_DAYS = 730;

const usage = `Usage: npm run leads:erase             asks for an email address, a phone number or a
                                       reference, and deletes all its leads; for an email
                                       address also contact messages and the newsletter
       npm run leads:erase -- PERSON   the same without asking (stays in the shell's history)
       npm run leads:expire            deletes leads older than LEAD_RETENTION_DAYS (${RETENTION_DAYS}) now,
                                       and accounts that never had a role
Works on the local server, or on the project in SUPABASE_URL and SUPABASE_SECRET_KEY.`;

type Erasure = Database["public"]["Functions"]["erase_leads"]["Args"];

/** The erasure that a text asks for: by email address, reference or phone number. */
function erasureOf(text: string): Erasure {
  if (z.email().safeParse(text).success) return { email: text };
  const reference = parseReference(text);
  if (reference) return { reference };
  if (canBePhoneNumber(text)) {
    const e164 = phoneInE164(text, null);
    return e164 ? { phone: text, phone_e164: e164 } : { phone: text };
  }
  // The text itself is left out, because terminals and logs should not contain names.
  throw new CommandError("That is not an email address, a phone number or a reference.");
}

/** A line that the person types, or that a pipe provides. */
async function ask(question: string): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write(question);
  const lines = createInterface({ input: process.stdin });
  const [line] = await Promise.race([once(lines, "line"), once(lines, "close").then(() => [""])]);
  lines.close();
  return String(line).trim();
}

function deleted(count: number): string {
  return count === 1 ? "1 lead was deleted." : `${count} leads were deleted.`;
}

const retentionSchema = z.object({ leads: z.int() });

/** What `npm run leads:erase` and `npm run leads:expire` print. It names nobody. */
export async function runLeadCommand(
  [command, ...words]: readonly string[],
  readPerson = () => ask("Email address, phone number or reference: "),
): Promise<string> {
  if (command === "erase") {
    // A phone number may consist of several words: +44 7700 900123.
    const person = words.join(" ") || (await readPerson());
    if (person === "") throw new CommandError(usage);
    const body = erasureOf(person);
    const answer = await callProject({ method: "POST", path: "rpc/erase_leads", body });
    const count = z.int().parse(answer);
    return count === 1 ? "1 record was deleted." : `${count} records were deleted.`;
  }
  if (command === "expire" && words.length === 0) {
    const days = Number(readEnvironment().LEAD_RETENTION_DAYS ?? RETENTION_DAYS);
    const body = { days, at_once: true };
    const answer = await callProject({ method: "POST", path: "rpc/run_retention", body });
    return deleted(retentionSchema.parse(answer).leads);
  }
  throw new CommandError(usage);
}
