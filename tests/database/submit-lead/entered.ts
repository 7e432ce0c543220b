import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { addAccount, denialOf, exampleLead, readValueAs } from "../support.ts";
import { count, database } from "./submit-lead-support.ts";

const storedSchema = z.object({ id: z.uuid(), reference: z.string() });
const coordinator = await addAccount(database, "enters@example.com", ["coordinator"]);

const spoken = (changes: Record<string, unknown> = {}) => ({
  ...exampleLead({ email: "", phone: "+44 7700 900977", request_id: undefined }),
  source: "phone",
  consent_by: "whatsapp",
  consent_at: "2026-11-20T10:00:00Z",
  consent_text: "Yes, ask them.",
  ...changes,
});

const enter = (lead: unknown, requestId: string | null = randomUUID()) =>
  readValueAs(database, coordinator, "public.add_lead($1::jsonb, $2)", [
    JSON.stringify(lead),
    requestId,
  ]);

const rowsOf = async (query: string, values: unknown[]) =>
  (await database.asOwner((sql) => sql.query<Record<string, unknown>>(query, values))).rows;

describe("add_lead", () => {
  it("stores how and when the patient agreed, for whoever enters it, with a clock and an event", async () => {
    const { id } = storedSchema.parse(await enter(spoken()));
    const [lead] = await rowsOf("select * from public.leads where id = $1", [id]);
    expect(lead).toMatchObject({
      email: "",
      email_key: null,
      source: "phone",
      source_page: null,
      consent_by: "whatsapp",
      consent_at: new Date("2026-11-20T10:00:00Z"),
      consent_text: "Yes, ask them.",
      owner_id: coordinator.id,
      status: "new",
      due_at: new Date(Number(lead?.created_at) + 24 * 60 * 60 * 1000),
    });
    expect(
      await rowsOf("select kind, actor, body from public.lead_events where lead_id = $1", [id]),
    ).toEqual([
      {
        kind: "received",
        actor: coordinator.id,
        body: { source: "phone", consent_by: "whatsapp" },
      },
    ]);
    // Nothing goes to a patient without an address, and the link exists for when there is one.
    expect(
      await rowsOf("select kind from private.outbox where lead_id = $1 order by kind", [id]),
    ).toEqual([{ kind: "team_new_lead" }, { kind: "webhook_new_lead" }]);
    expect(
      await rowsOf("select generation from private.lead_links where lead_id = $1", [id]),
    ).toEqual([{ generation: 1 }]);
  });

  it("sends the patient's first email, and finds the same person", async () => {
    const first = storedSchema.parse(await enter(spoken({ phone: "+44 7700 900978" })));
    const { id } = storedSchema.parse(
      await enter(spoken({ email: "entered@example.com", phone: "07700 900978" })),
    );
    expect(
      await rowsOf(
        "select is_repeat, (select count(*)::int from private.outbox where lead_id = lead.id and kind = 'patient_confirmation') as mails from public.leads as lead where id = $1",
        [id],
      ),
    ).toEqual([{ is_repeat: true, mails: 1 }]);
    const { rows } = await database.asRole(coordinator, (sql) =>
      sql.query("select id, owner_id, same_email from public.related_leads($1)", [id]),
    );
    expect(rows).toEqual([{ id: first.id, owner_id: coordinator.id, same_email: false }]);
  });

  it("does not take two people without an address for one", async () => {
    await enter(spoken({ phone: "+44 7700 900971" }));
    const { id } = storedSchema.parse(await enter(spoken({ phone: "+44 7700 900972" })));
    expect(await rowsOf("select is_repeat from public.leads where id = $1", [id])).toEqual([
      { is_repeat: false },
    ]);
  });

  it("sends a link once the address is known, and nothing to the empty one", async () => {
    const { id } = storedSchema.parse(await enter(spoken({ phone: "+44 7700 900973" })));
    await readValueAs(database, coordinator, "public.correct_lead($1, 1, 'email', $2)", [
      id,
      "later@example.com",
    ]);
    expect(
      await rowsOf(
        "select kind from private.outbox where lead_id = $1 and kind like 'patient%' order by kind",
        [id],
      ),
    ).toEqual([{ kind: "patient_link" }]);
  });

  it("stores what is sent twice once", async () => {
    const request = randomUUID();
    expect(await enter(spoken(), request)).toEqual(await enter(spoken(), request));
  });

  it.each([
    ["without consent", spoken({ consent: false })],
    ["without the words", spoken({ consent_text: " " })],
    ["without how the patient agreed", spoken({ consent_by: null })],
    ["without a source", spoken({ source: null })],
    ["as if it came with the form", spoken({ source: "form" })],
    ["with consent in the future", spoken({ consent_at: "2999-01-01T00:00:00Z" })],
    ["without a phone number", spoken({ phone: "" })],
    ["with a name that is too long", spoken({ name: "A".repeat(121) })],
    ["with a wrong address", spoken({ email: "no address" })],
  ])("refuses a request %s, without its data in the error", async (_what, lead) => {
    const before = await count("public.leads");
    const { code, message } = await denialOf(enter(lead));
    expect(["22023", "23514"]).toContain(code);
    expect(message).not.toContain("900977");
    expect(await count("public.leads")).toBe(before);
  });
});
