import { expect, it } from "vitest";
import { denialOf } from "../support.ts";
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
