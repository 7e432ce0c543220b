import type { Page } from "@playwright/test";
import * as z from "zod";
import { expect } from "./fixtures.ts";
import {
  fill,
  has,
  ignores,
  inOrder,
  press,
  refuses,
  type ScreenState,
  sees,
  state,
} from "./screen-state.ts";

const personSchema = z.looseObject({
  leads: z.array(z.looseObject({ lead: z.looseObject({ restricted_at: z.string().nullable() }) })),
});

type Person = z.infer<typeof personSchema>;

const auditPath = "**/rest/v1/rpc/search_audit";
const [audit, personalData] = ["/admin/audit", "/admin/personal-data"];

/** Finds a person in the demo data. */
const findPerson = inOrder(
  fill("Email address, phone number or reference", "emily.carter@example.com"),
  press("Find"),
  has("heading", / found/),
);

/** Changes what the server says about a person. */
const answerPerson = (change: (person: Person) => Person["leads"]) => (page: Page) =>
  page.route("**/rest/v1/rpc/person_data", async (route) => {
    const person = personSchema.parse(await (await route.fetch()).json());
    await route.fulfill({ json: { ...person, leads: change(person) } });
  });

/** The audit log, and the personal data page. */
export const rightsStates: readonly ScreenState[] = [
  state("audit", audit, [has("table", "Audit log, newest first")]),
  state(
    "audit-loading",
    audit,
    [(page) => expect(page.getByText("Loading the audit log")).toBeAttached()],
    { answer: ignores(auditPath) },
  ),
  state(
    "audit-nothing",
    `${audit}?reference=SV-2222-2222&actor=5a7a0001-0000-4000-8000-0000000000aa`,
    [sees("No entries match this filter")],
  ),
  state("audit-not-a-reference", audit, [
    fill("Reference", "someone@example.com"),
    press("Show", { exact: true }),
    sees(/^Enter a reference/),
  ]),
  state("audit-failing", audit, [sees("We could not load the audit log")], {
    fails: true,
    answer: refuses(auditPath),
  }),
  state("personal-data", personalData, [
    press("Find"),
    sees(/Enter an email address, a phone number/),
  ]),
  state("personal-data-found", personalData, [findPerson], { typical: true }),
  state("personal-data-nothing", personalData, [
    fill(/^Email address/, "SV-2222-2222"),
    press("Find"),
    sees("Nothing found for this person"),
  ]),
  state(
    "personal-data-restricted",
    personalData,
    [findPerson, has("button", "Lift the restriction")],
    {
      answer: answerPerson(({ leads }) => {
        for (const { lead } of leads) lead.restricted_at = "2026-11-20T08:00:00+00:00";
        return leads;
      }),
    },
  ),
  state("personal-data-erase", personalData, [
    findPerson,
    press("Erase", { exact: true }),
    has("dialog", /^Erase/),
  ]),
  state(
    "personal-data-several-people",
    personalData,
    [
      findPerson,
      sees(/they may be from several people/),
      press("Erase", { exact: true }),
      has("dialog", /^Erase 2 requests/),
    ],
    {
      answer: answerPerson(({ leads }) => {
        const other = { reference: "SV-2222-2222", name: "Jo Carter" };
        const others = leads.map((entry) => ({
          ...entry,
          lead: { ...entry.lead, ...other, id: crypto.randomUUID() },
        }));
        return [...leads, ...others];
      }),
    },
  ),
];
