import { expect, it } from "vitest";
import { denialOf } from "../support.ts";
import { asked, record } from "./quote-support.ts";
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
