import { readFileSync } from "node:fs";
import { CLINIC_PROMISE } from "@shared/clinic-consent.ts";
import { describe, expect, it } from "vitest";
import privacy from "@/content/documents/privacy.ts";
import terms from "@/content/documents/terms.ts";
import { isParagraph } from "@/content/paragraph.ts";

/**
 * What the privacy policy and the terms promise: the words, and the test that checks them, by its file and the start of
 * its name. What only people can keep is in a table of docs/privacy-operations.md.
 */
const PROMISES = {
  privacy: `
    You can read every page of this site without telling us who you are | e2e/pages-without-script.spec.ts | links, the menu and collapsed answers work
    which we also store in international form | tests/database/my-request/changes.ts | also sets its international form
    who in our team looks after it and what they do next | tests/database/lead-work/owner-and-next-step.ts | has a date, and can be removed
    which emails we sent you and whether they arrived | tests/database/outbox/problems.ts | is recorded once for each email, in the lead's history
    the wording that you agreed to | tests/database/submit-lead/stored.ts | what the person sent, with the consent
    the same form sent twice is stored only once | tests/database/submit-lead/repeated-requests.ts | gets the same result, is stored once
    We do not store your network address itself | tests/database/submit-lead/limits.ts | consists of a time and hashes
    We use the codes for one hour, and delete them | tests/database/submit-lead/limits.ts | is deleted after an hour
    the last four digits of your phone number | tests/database/my-request/proof.ts | shows the status and the reference alone
    stops working 26 weeks after the last activity | tests/database/my-request/private-links.ts | ends 26 weeks after
    We do not store it: we work it out again | tests/database/my-request/no-trace.ts | a dump of the database contains no link
    which is never ticked in advance | tests/site/features/quote-form-fields.test.tsx | restores the tab's draft except the consent
    ${CLINIC_PROMISE} | tests/database/my-request/sending.ts | is refused without a yes
    by telling a coordinator, who records how and when | tests/database/my-request/proposals.ts | is recorded with how and when
    we stop using your request at once, close it | tests/database/my-request/changes.ts | can withdraw, which closes the lead
    or write to  | tests/database/my-request/tasks.ts | is recorded once, closes the request
    so that nobody contacts you about that request either | tests/database/wishes.test.ts | holds when that request is deleted
    and tell the clinics that we sent it to | tests/database/my-request/tasks.ts | name the clinics after a correction, a restriction and a withdrawal
    The proof doesn’t contain your name or your treatment | tests/database/retention.test.ts | leaves after a withdrawal only proof
    We keep a copy in our database for | tests/database/outbox/purge.ts | is deleted after 30 days if it was sent
    we keep it until we have read it | tests/database/outbox/purge.ts | is shown if the team did not get it
    only if you open that link and confirm with your address | tests/functions/newsletter.test.ts | people sign up, confirm and unsubscribe
    If you do not confirm, we delete your address | tests/functions/newsletter.test.ts | deletes addresses that are not confirmed
    We do not build profiles, sell your data, or use your request for advertising | people
    We set no cookies | e2e/all/traces.spec.ts | after a day's work
    We use no analytics, no advertising tags and no tracking | tests/prerender/built-site/headers.ts | are equally strict
    a draft of the quote form | e2e/quote-dialog.spec.ts | a draft is kept when the dialog is closed
    a receipt of each request that you sent, until you remove it | tests/site/features/receipts.test.tsx | contain only the first name
    until you close the tab | tests/site/features/comparison-choice.test.tsx | survives a reload
    what you put into My plan, until you remove it | tests/site/features/plan/plan.test.tsx | is stored on every change, and removed on request
    your choice of light or dark theme | tests/ui/theme.test.tsx | changes the page and stores the choice
    the time of the last reload after a page failed to load | tests/lib/loadable.test.tsx | throws the error of a failed load
    copies of this site’s public files | tests/site/offline.test.ts | leaves everything else to the network
    your session, until you sign out or for at most 12 hours | tests/database/second-factor.test.ts | not after 12 hours
    They must sign in, and we give access to each person separately | tests/database/access/unsafe-grants.ts | sees only the leads, clinics and views that the policies allow
    without your name or how to reach you | tests/database/lead-work/team.ts | for clinics cannot name the patient
    It does not name the treatment | tests/functions/request-mails.test.ts | emails about a request go to its current address, without treatment
    An account without access is deleted after | tests/database/second-factor.test.ts | deletes accounts that have waited for a role
    names them and their cities, but not what they would get | tests/functions/request-mails.test.ts | the email about clinics has one sentence for each clinic
    It gets your email address and your link to unsubscribe | tests/functions/newsletter.test.ts | returns the list only to administrators
    It gets the reference and the times, and nothing about you | tests/functions/deliver-senders.test.ts | the webhook is signed, and contains nothing about the person
    follows our instructions and may not use your data for itself | people
    Where they do, the safeguards in our agreement with each of them apply | people
    Authorities or advisers, where the law requires it | people
    after we were last in contact | tests/database/retention.test.ts | is kept longer by a contact
    after your treatment and the checks planned after it | tests/database/retention.test.ts | with a booking counts from the last day
    We also keep the date with each request that you had sent before | tests/database/wishes.test.ts | leaves nothing when all requests of the person are deleted
    if you withdraw your consent: | tests/database/retention.test.ts | leaves after a withdrawal only proof
    If you ask us to keep your request but not use it, we keep it until | tests/database/retention.test.ts | whose use is restricted is kept, until consent is withdrawn
    Requests that are spam, or that you sent twice | tests/database/retention.test.ts | %s is kept for its period
    We delete requests automatically, within a day | tests/database/retention.test.ts | runs once a day
    administrators delete them when they no longer need them | people
    Your address on the newsletter list | tests/functions/newsletter.test.ts | deletes addresses that are not confirmed
    Messages sent with the contact form | tests/functions/contact.test.ts | keeps messages for 30 days
    of the person we write to at a clinic | tests/database/retention.test.ts | erases the contact of a clinic
    Our team goes through them each month | people
    The record of who in our team did what | tests/database/retention.test.ts | deletes the record of the team's work
    The codes that prevent abuse | tests/database/submit-lead/limits.ts | is deleted after an hour
    Deleted data stays in a backup until the backup is overwritten | people
    If there is a legal claim | people
    nothing that you wrote stays in our database | tests/database/my-request/no-trace.ts | erasing leaves no trace
    received, opened, changed, saved to a file and deleted, and by whom | tests/database/lead-list/export.ts | records each part: who got which leads
    contains none of your details | tests/database/audit.test.ts | contains no value of a lead
    The notice that tells our team what to do contains only the reference | tests/database/my-request/tasks.ts | stay after a patient erases
    You can download what we hold about your request | tests/database/my-request/changes.ts | can download everything
    we send you a copy of everything, and of who saw it | tests/database/person-rights.test.ts | give access to everything stored
    You can correct it on your private page | tests/database/my-request/changes.ts | can correct a request, which keeps what was sent
    We pass the correction on to each clinic | tests/database/my-request/tasks.ts | name the clinics after a correction
    we delete every request that gives your email address | tests/database/person-rights.test.ts | include erasure by email address
    we also ask each clinic that has received your data to erase it | tests/database/my-request/tasks.ts | stay after a patient erases
    If it tells us so, we tell you | people
    We take your request off our lists, nobody uses it | tests/database/person-rights.test.ts | restrict the use of their leads
    You can download it on your private page as a JSON file | tests/site/features/my-request.test.tsx | downloads the request as JSON
    unless we have a compelling legal reason to continue | people
    You can erase it at once, or we delete it after | tests/database/retention.test.ts | %s is kept for its period
    We answer within one month, free of charge | people
    If we want to use your data in a new way, we first ask you | people`,
  terms: `
    We store these terms’ date with your request | tests/content/documents.test.ts | is stored whole, with the dates
    A coordinator replies within | tests/database/outbox/queue.ts | are queued after 20 hours
    We help with practical matters while you are away | people
    we refund the deposit in full | people
    Before you pay the deposit, the quote must tell you in writing | people
    You get the whole deposit back | people
    We may limit how many requests we accept | tests/database/submit-lead/limits.ts | allow the set number
    A clinic that takes part must give us genuine, current documents | tests/database/my-request/sending.ts | was never looked up
    We may stop introducing patients to a clinic at any time | people
    the terms on the day of your booking apply | people`,
};

const OPERATIONS = readFileSync("docs/privacy-operations.md", "utf8");
const pages = { privacy, terms };

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(textOf).join("");
}

const all = (["privacy", "terms"] as const).flatMap((page) =>
  PROMISES[page]
    .trim()
    .split("\n")
    .map((line) => {
      const [words = "", file = "", test = ""] = line.trim().split(" | ");
      return { page, words, file, test };
    }),
);
const keptByPeople = all.filter(({ file }) => file === "people").map(({ words }) => words);

it.each(all)("$page promises, and something holds it: $words", ({ page, words, file, test }) => {
  expect(textOf(pages[page])).toContain(words);
  if (file !== "people") expect(readFileSync(file, "utf8")).toContain(test || "a name");
});

it("what only people can keep is in their table, and nothing else", () => {
  const table = OPERATIONS.split("## Promises that people keep")[1]?.split("\n## ")[0] ?? "";
  const quoted = [...table.matchAll(/^\| “(.+?)” \|/gm)].map(([, words]) => words);
  expect(quoted).toEqual(keptByPeople);
});

describe("the privacy policy", () => {
  it.each(["your-browser", "who-sees-it", "retention", "your-rights"])(
    "has a promise listed for each item of %s",
    (id) => {
      const blocks = privacy.sections.find((section) => section.id === id)?.blocks ?? [];
      const items = blocks
        .flatMap((block) => (isParagraph(block) ? [] : [block]))
        .flatMap((block) =>
          block.type === "list" ? block.items : block.type === "table" ? block.rows : [],
        )
        .map(textOf);
      expect(items).not.toEqual([]);
      const open = items.filter((item) => !all.some(({ words }) => item.includes(words)));
      expect(open).toEqual([]);
    },
  );
});
