import { expect, it } from "vitest";
import { denialOf } from "../support.ts";
import { asked, quotesOf, record, share } from "./quote-support.ts";
import { call, events, newRequest, open, sendToClinic, tom } from "./requests.ts";

it("a record that a clinic got something can be retracted, and no other record", async () => {
  const { id, proof } = await newRequest();
  await sendToClinic(id, "Example Clinic");
  const mistake = (await events(id)).at(-1);
  const retract = (event: unknown, lead = id) =>
    call("retract_lead_event($1, $2)", [lead, event], tom) as Promise<{ outcome: string }>;
  expect((await retract(mistake?.id)).outcome).toBe("changed");
  expect((await retract(mistake?.id)).outcome).toBe("unchanged");
  expect((await open(proof)).request?.clinics).toEqual([]);
  expect((await events(id)).at(-1)).toMatchObject({
    kind: "clinic_retracted",
    body: { event_id: mistake?.id, clinic: "Example Clinic" },
  });
  const [received] = await events(id);
  expect((await denialOf(retract(received?.id))).code).toBe("22023");
  const { id: other } = await newRequest();
  expect((await denialOf(retract(mistake?.id, other))).code).toBe("22023");
});

it("a record that a clinic got something stays once the clinic has quoted", async () => {
  const { id, proposal } = await asked();
  const sent = (await events(id)).findLast(({ kind }) => kind === "clinic");
  await record(proposal);
  const before = await events(id);
  for (const undo of ["retract_lead_event($2, $1)", "undo_lead_changes(array[$1::bigint]) -> 0"]) {
    const values = undo.includes("$2") ? [sent?.id, id] : [sent?.id];
    expect(await call(undo, values, tom)).toMatchObject({ outcome: "conflict" });
  }
  expect(await events(id)).toEqual(before);
});

it("a quote can be retracted, the last version first, and then the record that the clinic got something", async () => {
  const { id, reference, proposal } = await asked();
  const sent = (await events(id)).findLast(({ kind }) => kind === "clinic");
  await record(proposal);
  await record(proposal, { price: "2.990 €", revision: 1 });
  const [first, second] = (await events(id)).filter(({ kind }) => kind === "quote");
  const retract = async (event: { id: number } | undefined, lead = id) =>
    ((await call("retract_lead_event($1, $2)", [lead, event?.id], tom)) as { outcome: string })
      .outcome;
  const other = await newRequest();
  expect((await denialOf(retract(second, other.id))).code).toBe("22023");
  expect(await retract(first)).toBe("conflict");
  expect(await retract(second)).toBe("changed");
  expect(await retract(second)).toBe("unchanged");
  expect(await quotesOf(proposal)).toMatchObject([{ revision: 1 }]);
  expect((await events(id)).at(-1)).toMatchObject({
    kind: "quote_retracted",
    actor: tom.id,
    body: { event_id: second?.id, clinic: "Example Clinic", revision: 2 },
  });
  const copy = await call("person_data(reference => $1)", [reference]);
  expect(JSON.stringify(copy)).not.toContain("2.990 €");
  expect(await retract(sent)).toBe("conflict");
  expect(await retract(first)).toBe("changed");
  // Somebody may still have the first version on their screen: it cannot be corrected, and no other gets its number.
  await record(proposal, { price: "2.990 €", revision: 1 });
  expect(await quotesOf(proposal)).toEqual([]);
  await record(proposal, { price: "3.100 €" });
  expect(await quotesOf(proposal)).toMatchObject([{ revision: 3 }]);
  // Only the second version corrected another.
  const recorded = (await events(id)).filter(({ kind }) => kind === "quote");
  expect(recorded.map(({ body }) => body.corrects)).toEqual([undefined, 1, undefined]);
  expect(await retract((await events(id)).findLast(({ kind }) => kind === "quote"))).toBe(
    "changed",
  );
  expect(await retract(sent)).toBe("changed");
  expect(await quotesOf(proposal)).toEqual([]);
});

it("a quote that the patient has ever seen stays, also if it is no longer shared", async () => {
  const { id, proposal } = await asked();
  await record(proposal);
  const quote = (await events(id)).findLast(({ kind }) => kind === "quote");
  const retract = () => call("retract_lead_event($1, $2)", [id, quote?.id], tom);
  for (const isShared of [true, false]) {
    await share(proposal, 1, isShared);
    expect(await retract()).toMatchObject({ outcome: "conflict" });
  }
  expect(await quotesOf(proposal)).toHaveLength(1);
});
