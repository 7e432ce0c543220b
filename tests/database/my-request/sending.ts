import { describe, expect, it } from "vitest";
import * as z from "zod";
import { YES_WORDING } from "../../../supabase/functions/_shared/clinic-consent.ts";
import { readValue } from "../support.ts";
import {
  answer,
  GETS,
  idOf,
  NO_YES,
  outcomeOf,
  proposals,
  propose,
  proposed,
  reasonOf,
  send,
  sendFails,
  states,
} from "./proposal-support.ts";
import { ask, call, database, events, newRequest, open, registered, tom } from "./requests.ts";

describe("sending to a clinic", () => {
  it("is refused without a yes", async () => {
    const { id, proposal } = await proposed();
    expect(await sendFails(proposal)).toBe(NO_YES);
    await answer(proposal, "refused");
    expect(await sendFails(proposal)).toBe(NO_YES);
    await answer(proposal, "agreed");
    await answer(proposal, "taken_back");
    expect(await sendFails(proposal)).toBe(NO_YES);
    await answer(proposal, "agreed");
    expect(await outcomeOf("cancel_proposal($1)", proposal)).toBe("changed");
    expect(await sendFails(proposal)).toBe(NO_YES);
    expect((await events(id)).some(({ kind }) => kind === "clinic")).toBe(false);
  });

  it("is recorded once after a yes, and shown to the patient", async () => {
    const { id, proof, proposal } = await proposed();
    expect(await answer(proposal, "agreed", "phone")).toBe("changed");
    expect(await answer(proposal, "agreed", "phone")).toBe("unchanged");
    expect(await proposals(id)).toMatchObject([
      { state: "agreed", answered_how: "phone", wording: YES_WORDING },
    ]);
    for (const day of ["current_date - 2", "current_date + 2", "null"])
      expect(await sendFails(proposal, day)).toBe("The date must be between the answer and today.");
    expect(await send(proposal)).toBe("changed");
    expect(await send(proposal)).toBe("unchanged");
    const sent = {
      clinic: "Example Clinic",
      shared: GETS,
      on: expect.stringMatching(/^\d{4}-\d\d/),
    };
    expect((await open(proof)).request?.clinics).toEqual([sent]);
    expect((await events(id)).slice(2)).toMatchObject([
      { kind: "clinic_agreed", body: { proposal_id: proposal, how: "phone" } },
      { kind: "clinic", body: { ...sent, proposal_id: proposal } },
    ]);
    expect(await outcomeOf("cancel_proposal($1)", proposal)).toBe("conflict");
    expect(await answer(proposal, "refused")).toBe("conflict");
  });

  it("is undone by its author or retracted, and is then allowed again", async () => {
    const { id, proof, proposal } = await proposed();
    await answer(proposal, "agreed");
    const sent = z
      .object({ event: z.object({ id: z.int(), kind: z.literal("clinic") }) })
      .parse(await call("record_proposal_sent($1, current_date)", [proposal], tom));
    const undone = await call("undo_lead_changes(array[$1::bigint])", [sent.event.id], tom);
    expect(undone).toMatchObject([{ outcome: "changed" }]);
    expect(await states(id)).toEqual(["agreed"]);
    expect((await open(proof)).request?.clinics).toEqual([]);
    await send(proposal);
    await propose(id, ["Example Clinic"], "Name and phone number");
    // The clinic waits for another answer, so the former proposal is over.
    expect(
      await outcomeOf(
        "retract_lead_event($1, (select max(event.id) from public.lead_events as event where event.lead_id = $1 and event.kind = 'clinic'))",
        id,
      ),
    ).toBe("changed");
    expect(await states(id)).toEqual(["cancelled", "proposed"]);
  });

  it("is refused once consent was withdrawn, also in another request of the person", async () => {
    const { id, proof, proposal } = await proposed();
    await answer(proposal, "agreed");
    const later = await newRequest({ email: proof.email });
    await ask("withdraw_my_request($1::jsonb)", JSON.stringify(later.proof));
    expect(await sendFails(proposal)).toMatch(/withdrew their consent/);
    const other = [id, [await registered("Clinic Two")], GETS];
    expect(await reasonOf("propose_clinics($1, $2, $3)", ...other)).toMatch(
      /withdrew their consent/,
    );
    // Also after that request was erased.
    await ask("erase_my_request($1::jsonb, $2)", JSON.stringify(later.proof), later.reference);
    expect(await sendFails(proposal)).toMatch(/withdrew their consent/);
    const copy = await ask("download_my_request($1::jsonb)", JSON.stringify(proof));
    expect(copy.request).toMatchObject({ withdrawn_elsewhere_at: expect.any(String) });
  });

  it("is over if it is undone after consent was withdrawn", async () => {
    const { id, proof, proposal } = await proposed();
    await answer(proposal, "agreed");
    const sent = z
      .object({ event: z.object({ id: z.int() }) })
      .parse(await call("record_proposal_sent($1, current_date)", [proposal], tom));
    await ask("withdraw_my_request($1::jsonb)", JSON.stringify(proof));
    expect(await states(id)).toEqual(["sent"]);
    // Nor may the clinic be asked again.
    expect(await sendFails(proposal)).toMatch(/withdrew their consent/);
    const tasks = `(select count(*)::int from private.privacy_tasks where lead_id = '${id}')`;
    expect(await readValue(database, tasks)).toBe(1);
    await call("undo_lead_changes(array[$1::bigint])", [sent.event.id], tom);
    expect(await states(id)).toEqual(["cancelled"]);
    expect(await sendFails(proposal)).toBe(NO_YES);
    // Nobody has to tell a clinic that got nothing.
    expect(await readValue(database, tasks)).toBe(0);
  });

  it("is allowed if the yes came after a withdrawal in another request", async () => {
    const { proof, proposal } = await proposed();
    const later = await newRequest({ email: proof.email });
    await ask("withdraw_my_request($1::jsonb)", JSON.stringify(later.proof));
    const yes = "answer_my_proposal($1::jsonb, $2, 'agreed')";
    await ask(yes, JSON.stringify(proof), proposal);
    await ask("erase_my_request($1::jsonb, $2)", JSON.stringify(later.proof), later.reference);
    expect(await send(proposal)).toBe("changed");
  });

  it("needs a yes of a later day if the team recorded it, because it may be older than the withdrawal", async () => {
    // Unlike those of the other tests, who share a number.
    const phone = "+44 7700 900555";
    const { id, proof } = await newRequest({ phone });
    await propose(id, ["Example Clinic"]);
    const proposal = await idOf(id);
    const later = await newRequest({ email: proof.email, phone });
    await ask("withdraw_my_request($1::jsonb)", JSON.stringify(later.proof));
    expect(await answer(proposal, "refused")).toBe("changed");
    const tooEarly = /on that day or later/;
    const yes = (day: string) => `record_proposal_answer($1, 'agreed', 'phone', ${day}, 'UTC')`;
    for (const day of ["null", "current_date - 1", "current_date", "current_date + 1"])
      expect(await reasonOf(yes(day), proposal)).toMatch(tooEarly);
    expect(await states(id)).toEqual(["refused"]);
    // The next day.
    await database.asOwner(async (sql) => {
      await sql.query(
        "update public.leads set consent_at = consent_at - interval '2 days' where id = $1",
        [id],
      );
      await sql.query(
        "update public.leads set withdrawn_at = withdrawn_at - interval '1 day' where id = $1",
        [later.id],
      );
    });
    expect(await reasonOf(yes("current_date - 1"), proposal)).toMatch(tooEarly);
    expect(await outcomeOf(yes("current_date"), proposal)).toBe("changed");
    expect(await send(proposal)).toBe("changed");
  });

  it.each([
    ["is inactive", "is_active = false", "The register has no such clinic, or it is inactive."],
    [
      "was never looked up",
      "certificate_checked_on = null",
      "The clinic's certificate was never looked up.",
    ],
    [
      "is no longer insured",
      "insured_until = current_date - 1",
      "The clinic is not insured on that day.",
    ],
  ])(
    "is refused for a clinic that %s, as proposing is, unless a setting allows it",
    async (what, change, message) => {
      const name = `Proposed clinic that ${what}`;
      const { proposal } = await proposed(name);
      await answer(proposal, "agreed");
      const set = (text: string) => database.asOwner((sql) => sql.query(text));
      await set(`update public.clinics set ${change} where name = '${name}'`);
      const { id: other } = await newRequest();
      const again = [other, [await registered(name)], GETS];
      expect(await sendFails(proposal)).toBe(message);
      expect(await reasonOf("propose_clinics($1, $2, $3)", ...again)).toBe(message);
      const require = (value: boolean) =>
        set(`update private.settings set value = '${value}' where name = 'require_clinic_checks'`);
      await require(false);
      try {
        if (what === "is inactive") expect(await sendFails(proposal)).toBe(message);
        else {
          expect(await outcomeOf("propose_clinics($1, $2, $3)", ...again)).toBe("changed");
          expect(await send(proposal)).toBe("changed");
        }
      } finally {
        await require(true);
      }
    },
  );
});
