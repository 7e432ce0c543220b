import { createInterface } from "node:readline";
import * as z from "zod";
import type { Database } from "../functions/_shared/database-types.ts";
import { isEmailAddress, plainEmail } from "../functions/_shared/email-address.ts";
import { canBePhoneNumber } from "../functions/_shared/lead.ts";
import { CONTACT_WAYS, TEAM_FIELDS } from "../functions/_shared/lead-fields.ts";
import { areFromOnePerson } from "../functions/_shared/one-person.ts";
import { correctedPhoneInE164, phoneInE164 } from "../functions/_shared/phone.ts";
import { plainJson } from "../functions/_shared/plain-json.ts";
import { parseReference } from "../functions/_shared/reference.ts";
import { CommandError, callProject } from "./project.ts";

const usage = `Usage: npm run leads:show          shows everything stored about a person, as JSON
       npm run leads:correct       corrects a field in all leads of a person; what was sent is kept
       npm run leads:restrict      restricts the use of a person's leads
       npm run leads:unrestrict    lifts the restriction
       npm run leads:withdraw      records that a person has withdrawn their consent
       npm run leads:erase         deletes a person's leads; for an email address also contact
                                   messages, the newsletter, and their details as a clinic's
                                   contact. It first names the leads and asks
       npm run leads:expire        deletes now what is past its period in the privacy policy
All except the last ask for an email address, a phone number or a reference. You can also give it
after "--", but it then stays in the shell's history.
Works on the local server, or on the project in SUPABASE_URL and SUPABASE_SECRET_KEY.`;

/** Asks a question. The answer is typed by a person, or is the next line of a pipe. */
type Ask = (question: string) => Promise<string>;

type Functions = Database["public"]["Functions"];
type Person = Functions["person_data"]["Args"];

/** The parameters that name a person: an email address, a reference or a phone number. */
function personOf(text: string): Person {
  const email = plainEmail(text);
  if (isEmailAddress(email)) return { email };
  const reference = parseReference(text);
  if (reference) return { reference };
  if (canBePhoneNumber(text)) {
    const e164 = phoneInE164(text, null);
    return e164 ? { phone: text, phone_e164: e164 } : { phone: text };
  }
  // The text itself is left out, because terminals and logs should not contain names.
  throw new CommandError("That is not an email address, a phone number or a reference.");
}

/** Reads answers from a terminal or a pipe, which is opened for the first question. */
function openPrompt(): { ask: Ask; close: () => void } {
  let lines: ReturnType<typeof createInterface> | undefined;
  let answers: AsyncIterator<string> | undefined;
  return {
    ask: async (question) => {
      lines ??= createInterface({ input: process.stdin });
      answers ??= lines[Symbol.asyncIterator]();
      if (process.stdin.isTTY) process.stderr.write(question);
      const { value, done } = await answers.next();
      return done ? "" : value.trim();
    },
    close: () => lines?.close(),
  };
}

/** After a change that clinics have to be told about. */
const TASKS =
  "What is left to do, such as telling clinics, is listed under Personal data in the workspace.";

const counted = (count: number, thing: string) =>
  count === 1 ? `1 ${thing} was` : `${count} ${thing}s were`;

const retentionSchema = z.object({ leads: z.int() });

function callRpc<
  Name extends
    | "person_data"
    | "similar_leads"
    | "correct_leads"
    | "restrict_leads"
    | "withdraw_leads"
    | "erase_leads"
    | "run_retention",
>(name: Name, body: Functions[Name]["Args"]): Promise<unknown> {
  return callProject({ method: "POST", path: `rpc/${name}`, body });
}

const foundSchema = z.object({
  leads: z.array(
    z.object({
      lead: z.object({
        reference: z.string(),
        name: z.string(),
        email: z.string(),
        phone_e164: z.nullable(z.string()),
        corrections: z.record(z.string(), z.string()),
      }),
    }),
  ),
  messages: z.array(z.unknown()),
  newsletter: z.unknown(),
  clinics: z.array(z.unknown()),
});

/** What erasing would delete, in words, or an empty text if there is nothing. */
async function describeErasure(person: Person): Promise<string> {
  const found = foundSchema.parse(await callRpc("person_data", person));
  const leads = found.leads.map(({ lead }) => lead);
  const messages = found.messages.length;
  const what = [
    ...(leads.length > 0
      ? [
          `${leads.length === 1 ? "the lead" : "the leads"} ${leads.map(({ reference }) => reference).join(", ")}`,
        ]
      : []),
    ...(messages > 0
      ? [messages === 1 ? "1 contact message" : `${messages} contact messages`]
      : []),
    ...(found.newsletter ? ["the newsletter sign-up"] : []),
    ...(found.clinics.length > 0 ? ["the contact details of clinics"] : []),
  ].join(", ");
  return areFromOnePerson(leads)
    ? what
    : `${what}. These leads have different names or email addresses, so they may be from several people`;
}

const similarSchema = z.array(z.object({ found_reference: z.string() }));

/** Names other leads that may be the same person's, to which nothing is done, or is empty. */
async function nameSimilar(person: Person): Promise<string> {
  const similar = similarSchema.parse(await callRpc("similar_leads", person));
  const names = similar.map(({ found_reference }) => found_reference).join(", ");
  return names
    ? `Other leads may be the same person's: ${names}. Nothing is done to them: look at them, and give their references one by one. `
    : "";
}

/** Says what would be deleted, and deletes it if the answer is yes. */
async function erase(person: Person, ask: Ask): Promise<string> {
  const what = await describeErasure(person);
  const similar = await nameSimilar(person);
  if (what === "") return `${counted(0, "record")} deleted. ${similar}`.trimEnd();
  const answer = await ask(
    `This deletes ${what}. It cannot be undone. ${similar}Type yes to go on: `,
  );
  if (answer.toLowerCase() !== "yes") return "Nothing was deleted.";
  const count = z.int().parse(await callRpc("erase_leads", person));
  return `${counted(count, "record")} deleted.\n${TASKS}`;
}

/** A corrected phone number in international form: without a country code, like the person's last number. */
async function readPhone(person: Person, phone: string): Promise<string | null> {
  const { leads } = foundSchema.parse(await callRpc("person_data", person));
  const known = leads.map(({ lead }) => lead.phone_e164).filter((number) => number !== null);
  return correctedPhoneInE164(phone, known.at(-1) ?? null);
}

/** What each command does for a person. They print no name, address or number, except the first one. */
const personCommands: Record<string, (person: Person, ask: Ask) => Promise<string>> = {
  show: async (person) => {
    const record = z.record(z.string(), z.unknown()).parse(await callRpc("person_data", person));
    // By themselves, because nothing below is about them: other requests that may be the same person's.
    return plainJson({ may_be_the_same_person: await callRpc("similar_leads", person), ...record });
  },
  correct: async (person, ask) => {
    const answer = await ask(`Field (${TEAM_FIELDS.join(", ")}): `);
    const field = TEAM_FIELDS.find((name) => name === answer);
    if (!field) throw new CommandError(`The field must be one of ${TEAM_FIELDS.join(", ")}.`);
    const value = await ask("Correct value: ");
    const corrected_e164 = field === "phone" ? await readPhone(person, value) : null;
    const count = await callRpc("correct_leads", {
      ...person,
      field,
      value,
      ...(corrected_e164 ? { corrected_e164 } : {}),
    });
    return `${counted(z.int().parse(count), "lead")} corrected.`;
  },
  withdraw: async (person, ask) => {
    const answer = await ask(`How did they tell you (${CONTACT_WAYS.join(", ")})? `);
    const how = CONTACT_WAYS.find((way) => way === answer.toLowerCase());
    if (!how) throw new CommandError(`Answer ${CONTACT_WAYS.join(", ")}.`);
    const count = z.int().parse(await callRpc("withdraw_leads", { ...person, how }));
    return `Consent was withdrawn for ${count === 1 ? "1 lead" : `${count} leads`}.\n${TASKS}`;
  },
  restrict: (person, ask) => restrict(person, true, ask),
  unrestrict: (person, ask) => restrict(person, false, ask),
  erase,
};

/** Asks only if there are similar leads, because it can be undone. */
async function restrict(person: Person, restricted: boolean, ask: Ask): Promise<string> {
  const similar = await nameSimilar(person);
  if (similar !== "" && (await ask(`${similar}Type yes to go on: `)).toLowerCase() !== "yes") {
    return "Nothing was changed.";
  }
  const count = z.int().parse(await callRpc("restrict_leads", { ...person, restricted }));
  return `${counted(count, "lead")} ${restricted ? "restricted" : "released"}.`;
}

/** What the `npm run leads:…` commands print. */
export async function runLeadCommand(
  [command = "", ...words]: readonly string[],
  prompt = openPrompt(),
): Promise<string> {
  if (command === "expire" && words.length === 0) {
    const answer = await callRpc("run_retention", { at_once: true });
    return `${counted(retentionSchema.parse(answer).leads, "lead")} deleted.`;
  }
  const run = Object.hasOwn(personCommands, command) ? personCommands[command] : undefined;
  if (!run) throw new CommandError(usage);
  try {
    // A phone number may consist of several words: +44 7700 900123.
    const person =
      words.join(" ") || (await prompt.ask("Email address, phone number or reference: "));
    if (person === "") throw new CommandError(usage);
    return await run(personOf(person), prompt.ask);
  } finally {
    prompt.close();
  }
}
