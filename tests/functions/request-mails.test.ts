import { describe, expect, it } from "vitest";
import { MAIL_KINDS } from "../../supabase/functions/_shared/mail-kinds.ts";
import { createLinkTokens } from "../../supabase/functions/_shared/private-link.ts";
import { composeMail } from "../../supabase/functions/deliver/mails/mails.ts";
import { createLinks } from "../../supabase/functions/deliver/secret-links.ts";
import { context } from "./deliver-support.ts";
import { exampleMailData } from "./example-mails.ts";

/** The emails about changes to a request, and the private link in them. */

const { request_url: _, ...example } = exampleMailData;
const { id } = example.lead;
const data = {
  ...example,
  to: "new@example.com",
  event: { from: "new", to: "quoted", reason: "asked" },
  event_kind: "clinic_taken_back",
  account: { email: "ada@example.com" },
  generation: 2,
};
const addUrl = createLinks({
  linkSecret: "secret",
  siteUrl: context.siteUrl,
  functionsUrl: "https://project.example.com/functions/v1",
});

describe("the private link in emails", () => {
  it("is the same at each attempt, and can be read back", async () => {
    const { request_url } = await addUrl(data);
    expect(await addUrl(data)).toEqual({ ...data, request_url });
    const token = String(request_url).split("/request#")[1] ?? "";
    const target = { leadId: id, generation: 2 };
    expect(await createLinkTokens("secret").read(token)).toEqual(target);
    expect(await createLinkTokens("another").read(token)).toBeUndefined();
  });

  it("is only in emails to the patient, never to the team or an old address", async () => {
    const withUrl = await addUrl(data);
    const holders: string[] = [];
    for (const kind of MAIL_KINDS) {
      const { text } = await composeMail(kind, withUrl, context);
      if (text.includes(String(withUrl.request_url))) holders.push(kind);
    }
    expect(holders.sort()).toEqual([
      "patient_change",
      "patient_check_in",
      "patient_confirmation",
      "patient_correction",
      "patient_link",
      "patient_proposal",
      "patient_quote",
      "patient_status",
      "patient_withdrawal",
    ]);
  });
});

it("emails about a request go to its current address, without treatment and full name", async () => {
  const withUrl = await addUrl(data);
  for (const kind of [
    "patient_link",
    "patient_change",
    "patient_correction",
    "patient_withdrawal",
    "patient_status",
    "patient_proposal",
    "patient_quote",
    "patient_check_in",
  ]) {
    const mail = await composeMail(kind, withUrl, context);
    expect(mail.to, kind).toEqual(["new@example.com"]);
    expect(mail.text, kind).toContain("Hello Grace,");
    expect(mail.text, kind).not.toContain("Hopper");
    expect(mail.subject, kind).toContain("SV-7K2M-4QXV");
  }
  for (const kind of ["team_change", "team_withdrawal"]) {
    const mail = await composeMail(kind, withUrl, context);
    expect(mail.to, kind).toEqual(["team@example.com"]);
    expect(mail.text, kind).toContain("https://www.example.com/admin/leads?lead=SV-7K2M-4QXV");
    expect(mail.text, kind).not.toMatch(/Grace|example\.com\/request/);
  }
});

it("the email about clinics has one sentence for each clinic, and nothing that the clinic would get", async () => {
  const mail = await composeMail("patient_proposal", await addUrl(data), context);
  expect(mail.subject).toBe("May we ask these clinics? Request SV-7K2M-4QXV");
  expect(mail.text).toContain("We’d like to ask Example Dental Clinic in İzmir.");
  expect(mail.text).toContain("We’d like to ask Second Example Clinic in Antalya.");
  expect(mail.text).toContain("A clinic gets nothing unless you say yes to it.");
});

it("the email about a quote says only that there is one, and where", async () => {
  const mail = await composeMail("patient_quote", await addUrl(data), context);
  expect(mail.text).toContain("its quote is on your private page");
  expect(mail.text).not.toMatch(/Clinic|İzmir|[£€$]/);
});

it("an answer about a clinic goes to the coordinator of the request, or to the team if it has none", async () => {
  for (const [account, to] of [
    [data.account, "ada@example.com"],
    [undefined, "team@example.com"],
  ] as const) {
    const mail = await composeMail("team_proposal_answer", { ...data, account }, context);
    expect(mail.to).toEqual([to]);
    expect(mail.text).toContain("took back their yes to a clinic");
    expect(mail.text).not.toMatch(/Grace|Dental Clinic/);
    expect(mail.text.includes("you look after this request")).toBe(account !== undefined);
  }
  const decided = { ...data, event_kind: "quote_decision" };
  const mail = await composeMail("team_proposal_answer", decided, context);
  expect(mail.subject).toBe("Answer about the quotes: request SV-7K2M-4QXV");
  expect(mail.text).not.toMatch(/Grace|Dental Clinic/);
});

describe("a new link says why there is one", () => {
  it.each([
    ["asked", "You asked for a new private link", "You don’t have to do anything"],
    ["team", "We have made you a new private link", "If you haven’t asked us for a quote"],
    ["email", "is now this one", "If you haven’t asked us for a quote"],
  ])("%s", async (reason, text, end) => {
    const withUrl = await addUrl({ ...data, event: { change: "renewed", reason } });
    const mail = await composeMail("patient_link", withUrl, context);
    expect(mail.text).toContain(text);
    expect(mail.text).toContain(end);
    expect(mail.text.includes("did not ask for this link")).toBe(reason === "asked");
  });
});
