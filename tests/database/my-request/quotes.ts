import { describe, expect, it } from "vitest";
import { denialOf } from "../support.ts";
import { asked, extra, lines, quotesOf, record } from "./quote-support.ts";
import { ask, call, database, events, newRequest, tom } from "./requests.ts";

const message = (lead: string, proposal: string | null, template: string | null = null) =>
  call("record_lead_message($1, 'email', $3, $2)", [lead, proposal, template], tom);

describe("a clinic's quote", () => {
  it("keeps both versions of a correction, is stored once, and is in the history", async () => {
    const { id, proposal } = await asked();
    expect(await record(proposal)).toMatchObject({ outcome: "changed", event: { kind: "quote" } });
    expect(await record(proposal)).toMatchObject({ outcome: "unchanged" });
    const corrected = { price: "2.990 €", revision: 1 };
    expect(await record(proposal, corrected)).toMatchObject({ outcome: "changed" });
    const kept = { currency: "EUR", excludes: "Flights", lines, recorded_by: tom.id };
    expect(await quotesOf(proposal)).toEqual([
      { ...kept, revision: 1, price: "2.900 €" },
      { ...kept, revision: 2, price: "2.990 €" },
    ]);
    expect((await events(id)).filter(({ kind }) => kind === "quote")).toMatchObject([
      { body: { clinic: "Example Clinic", revision: 1, proposal_id: proposal } },
      { body: { revision: 2 } },
    ]);
  });

  it("is not written over one that a colleague has recorded since", async () => {
    const { proposal } = await asked();
    await record(proposal);
    for (const revision of [0, 2, null]) {
      expect(await record(proposal, { price: "1", revision })).toMatchObject({
        outcome: "conflict",
      });
    }
    expect(await quotesOf(proposal)).toHaveLength(1);
  });

  const line = (changes: object) => ({ lines: { tests: { ...extra, ...changes } } });
  it.each([
    ["no such kind of quote", { kind: "car" }],
    ["no such kind of quote", { kind: null }],
    ["at most 80 characters", { price: "9".repeat(81) }],
    ["at most 80 characters", { price: null }],
    ["Clinics quote in", { currency: "CHF" }],
    ["not lines of a quote", { lines: [] }],
    ["not lines of a quote", { lines: { "Tests!": extra } }],
    ["not lines of a quote", line({ answer: "perhaps" })],
    ["not lines of a quote", line({ words: "x".repeat(101) })],
    ["not lines of a quote", line({ amount: "x".repeat(81) })],
    ["not lines of a quote", line({ amount: 120 })],
    ["not lines of a quote", line({ more: "" })],
    ["not lines of a quote", { lines: { tests: { answer: "extra" } } }],
    ["states nothing", { price: " ", lines: {} }],
    ["at most 500 characters", { excludes: "x".repeat(501) }],
    ["The price must end", { valid_until: "2020-01-01" }],
    ["The price must end", { valid_until: "2999-01-01" }],
  ])("is refused with “%s”: %j", async (reason, changes) => {
    const { proposal } = await asked();
    expect(await denialOf(record(proposal, changes))).toEqual({
      code: "22023",
      message: expect.stringContaining(reason),
    });
    expect(await quotesOf(proposal)).toEqual([]);
  });

  it("is asked about only from a clinic that was sent the request", async () => {
    const { id, proposal } = await asked();
    const unsent = await asked({ sent: false });
    for (const refused of [
      () => message(unsent.id, unsent.proposal),
      () => message(unsent.id, proposal),
      () => message(id, proposal, "Other words"),
      () => message(id, null),
    ]) {
      expect((await denialOf(refused())).code).toBe("22023");
    }
    await message(id, proposal);
    expect((await events(id)).filter(({ kind }) => kind === "message")).toMatchObject([
      { body: { audience: "clinic", template: "What the quote leaves open" } },
    ]);
  });

  it.each(["this", "another"])(
    "is neither recorded nor asked about once consent was withdrawn in %s request",
    async (which) => {
      const { id, proposal, proof } = await asked();
      const other = which === "this" ? { proof } : await newRequest({ email: proof.email });
      await ask("withdraw_my_request($1::jsonb)", JSON.stringify(other.proof));
      for (const refused of [() => message(id, proposal), () => record(proposal)])
        expect((await denialOf(refused())).message).toContain("withdrew");
    },
  );

  it("needs a clinic that was asked, and that may still be asked", async () => {
    const unsent = await asked({ sent: false });
    expect(await denialOf(record(unsent.proposal))).toMatchObject({ code: "22023" });
    const restricted = await asked();
    await database.asOwner((sql) =>
      sql.query("update public.leads set restricted_at = now() where id = $1", [restricted.id]),
    );
    expect((await denialOf(record(restricted.proposal))).message).toContain("restricted");
    expect(await denialOf(record(crypto.randomUUID()))).toMatchObject({ code: "PT404" });
  });

  it("is in the copy of the person's data, and is erased with the request", async () => {
    const { id, reference, proposal } = await asked();
    await record(proposal, { valid_until: "2035-01-01" });
    const data = await call("person_data(reference => $1)", [reference]);
    expect(JSON.stringify(data)).toContain("2.900 €");
    await call("erase_leads(reference => $1)", [reference]);
    expect(await quotesOf(proposal)).toEqual([]);
    expect(await events(id)).toEqual([]);
  });
});
