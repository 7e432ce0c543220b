import { describe, expect, it } from "vitest";
import { CONSENT_TEXT } from "../../supabase/functions/_shared/lead-fields.ts";
import { parseReference } from "../../supabase/functions/_shared/reference.ts";
import { everyRow } from "../database/every-row.ts";
import {
  address,
  browserHeaders,
  forgetAll,
  leads,
  logged,
  OTHER_SITE,
  post,
  query,
  refusalOf,
  SITE,
  send,
  server,
  submit,
} from "./deno-support.ts";
import { exampleRequest } from "./functions-support.ts";

describe("submit-lead in Deno", () => {
  it("stores exactly what a visitor sent", async () => {
    await forgetAll();
    const { consent, website, ...sent } = exampleRequest({
      name: "Çağrı O’Neill-Großmann",
      notes: '=1+1, "quoted"\r\nsecond line 🦷 نور',
    });
    const response = await send(JSON.stringify({ ...sent, consent, website }));
    expect(response.status).toBe(201);
    expect(response.headers.get("access-control-allow-origin")).toBe(SITE);
    const answer: { id?: string; reference?: string } = await response.json();
    expect(answer.reference).toBe(parseReference(answer.reference ?? ""));
    const stored = await leads();
    expect(stored).toHaveLength(1);
    // The other columns are for the team's work.
    expect(stored).toMatchObject([
      {
        ...sent,
        ...answer,
        phone_e164: "+447700900123",
        contact_by: null,
        status: "new",
        consent_text: CONSENT_TEXT,
        created_at: expect.any(Date),
        consent_at: expect.any(Date),
      },
    ]);
  });

  it.each([
    [SITE, SITE],
    [OTHER_SITE, OTHER_SITE],
    [undefined, SITE],
    ["null", SITE],
  ])("stores a form sent without script from %s and redirects to %s", async (origin, site) => {
    await forgetAll();
    const response = await post({}, origin);
    expect(response.status).toBe(303);
    expect(await response.text()).toBe("");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const [lead] = await leads();
    const { website, request_id, consent, ...sent } = exampleRequest();
    expect(lead).toMatchObject(sent);
    expect(response.headers.get("location")).toBe(`${site}/quote/sent#${lead?.reference}`);
  });

  it("returns 500 if the database fails, and logs only a code", async () => {
    await query("revoke execute on function public.submit_lead from service_role");
    try {
      const response = await submit({ name: "Nobody To Be Logged" });
      expect(response.status).toBe(500);
      expect(await refusalOf(response)).toEqual({
        error: "Failed to submit quote request. Please try again.",
        code: "failed",
      });
    } finally {
      await query("grant execute on function public.submit_lead to service_role");
    }
    const lines = logged.join("\n");
    expect(lines).toContain("[submit-lead] database_403_42501");
    expect(lines).not.toContain("Nobody");
    expect((await submit()).status).toBe(201);
  });

  it("stores no IP or email address for the limits", async () => {
    const rows = JSON.stringify(await query("select * from private.lead_submissions"));
    expect(rows).toMatch(/"address_hash":"[0-9a-f]{64}"/);
    expect(rows).not.toMatch(/example\.com|127\.0\.0\.1|::1/);
  });

  it("leaves no trace of a person who erased their request in tables, outbox, mailbox or log", async () => {
    await forgetAll();
    const marks = ["Quillfeather", "quillfeather@example.com", "7700 900777", "left molar"];
    const [name, email, phone, notes] = marks;
    expect((await submit({ name: `Wilhelmina ${name}`, email, phone, notes })).status).toBe(201);
    const mailbox = () =>
      fetch(`http://127.0.0.1:${server?.port}/_local/mailbox.json`).then((answer) => answer.text());
    await expect
      .poll(mailbox, { timeout: 60_000, interval: 500 })
      .toMatch(/(?=.*quillfeather)(?=.*New request)/s);
    const mails = await mailbox();
    const token = /\/request#([\w-]{70})/.exec(mails)?.[1];
    const reference = /SV-\w{4}-\w{4}/.exec(mails)?.[0] ?? "none";
    /** Everything that is stored, in lower case: every table, the mailbox and the log. */
    const everything = async () => {
      const rows = await everyRow(async (statement) =>
        (await query(statement)).map(({ text }) => String(text)),
      );
      return JSON.stringify([rows, await mailbox(), logged]).toLowerCase();
    };
    const before = await everything();
    for (const mark of [...marks, reference]) expect(before).toContain(mark.toLowerCase());
    const ask = (action: string, more: object) =>
      fetch(address().replace("submit-lead", "my-request"), {
        method: "POST",
        headers: browserHeaders,
        body: JSON.stringify({ action, token, email, ...more }),
      });
    await ask("prove", { digits: "0777" });
    const erased = await ask("erase", { reference });
    expect(await erased.json()).toEqual({ outcome: "erased" });
    const after = await everything();
    for (const mark of marks) expect(after.includes(mark.toLowerCase()), mark).toBe(false);
  }, 120_000);

  it("has logged nothing else", () => {
    expect(logged.filter((line) => !line.endsWith("database_403_42501"))).toEqual([]);
  });
});
