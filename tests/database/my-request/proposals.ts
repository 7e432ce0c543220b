import { describe, expect, it } from "vitest";
import { denialOf, readValue } from "../support.ts";
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
import { ask, call, database, events, newRequest, registered, tom } from "./requests.ts";

describe("a proposal", () => {
  it("keeps what the clinic was called and would get, and is stored once", async () => {
    const { id } = await newRequest();
    const two = ["Clinic One", "Clinic Two"];
    expect(await propose(id, two, ` ${GETS} `)).toBe("changed");
    expect(await propose(id, two)).toBe("unchanged");
    expect(await proposals(id)).toMatchObject(
      two.map((clinic) => ({
        clinic,
        state: "proposed",
        would_get: GETS,
        proposed_by: tom.id,
        version: 1,
      })),
    );
    expect((await events(id)).slice(1)).toMatchObject(
      two.map((clinic) => ({
        kind: "clinic_proposed",
        actor: tom.id,
        body: { clinic, would_get: GETS, proposal_id: expect.any(String) },
      })),
    );
  });

  it("is for one to three clinics, of which no more than three are open at a time", async () => {
    const { id } = await newRequest();
    const names = ["Clinic 1", "Clinic 2", "Clinic 3", "Clinic 4"];
    const clinics = await Promise.all(names.map(registered));
    const refused = (ids: unknown, gets: string | null = GETS) =>
      reasonOf("propose_clinics($1, $2, $3)", id, ids, gets);
    for (const wrong of [[], null, clinics])
      expect(await refused(wrong)).toBe("Choose one to three clinics.");
    for (const wrong of ["  ", null, "x".repeat(501)])
      expect(await refused(clinics.slice(0, 1), wrong)).toMatch(/1 to 500 characters/);
    expect(await refused([id])).toBe("The register has no such clinic, or it is inactive.");
    await propose(id, ["Clinic 1", "Clinic 2"]);
    expect(await refused(clinics.slice(1, 3))).toBe("One of these clinics is already proposed.");
    expect(await refused(clinics.slice(2))).toBe("At most three clinics can be open at a time.");
    await propose(id, ["Clinic 3"]);
    await answer((await proposals(id))[0]?.id ?? "", "refused");
    expect(await propose(id, ["Clinic 4"])).toBe("changed");
    // The no stays one while three others are open.
    expect(await answer((await proposals(id))[0]?.id ?? "", "agreed")).toBe("conflict");
  });

  it("keeps its clinic in the register", async () => {
    await proposed("Clinic that stays");
    const gone = database.asOwner((sql) =>
      sql.query("delete from public.clinics where name = 'Clinic that stays'"),
    );
    expect((await denialOf(gone)).code).toMatch(/^23(001|503)$/);
  });
});

describe("an answer", () => {
  it("is recorded with how and when it came", async () => {
    const { proposal } = await proposed();
    const on = (day: string) => `record_proposal_answer($1, 'agreed', 'email', ${day}, 'UTC')`;
    for (const day of ["current_date - 2", "current_date + 2"])
      expect(await reasonOf(on(day), proposal)).toMatch(/between the proposal and today/);
    expect(await reasonOf("record_proposal_answer($1, 'agreed', null)", proposal)).toMatch(/how/);
    expect(await reasonOf("record_proposal_answer($1, 'sent', 'email')", proposal)).toMatch(
      /answer/,
    );
    expect(await outcomeOf(on("current_date - 1"), proposal)).toBe("changed");
    expect(
      await readValue(
        database,
        `(select answered_at::date = current_date - 1 from public.lead_proposals where id = '${proposal}')`,
      ),
    ).toBe(true);
  });

  // At any time, the day in one of them is not UTC's.
  it.each(["Etc/GMT-14", "Etc/GMT+12"])(
    "is of a day of the team, which may not be UTC's: %s",
    async (zone) => {
      const phone = `+44 7700 9006${zone.slice(-2)}`;
      const { id, proof } = await newRequest({ phone });
      await propose(id, ["Example Clinic"]);
      const proposal = await idOf(id);
      const other = await newRequest({ email: proof.email, phone });
      const today = `(now() at time zone '${zone}')::date`;
      await database.asOwner(async (sql) => {
        await sql.query(
          "update public.leads set consent_at = consent_at - interval '4 days' where id = $1",
          [id],
        );
        await sql.query(
          "update public.lead_proposals set proposed_at = now() - interval '4 days' where id = $1",
          [proposal],
        );
        // At the end of the day before.
        await sql.query(
          `update public.leads set status = 'closed', close_reason = 'changed_mind',
             withdrawn_at = ${today}::timestamp at time zone $2 - interval '1 second' where id = $1`,
          [other.id, zone],
        );
      });
      const on = (said: string, day: string) =>
        `record_proposal_answer($1, '${said}', 'phone', ${day}, '${zone}')`;
      const isOn = (day: string) =>
        readValue(
          database,
          `(select (answered_at at time zone '${zone}')::date = ${day}
            from public.lead_proposals where id = '${proposal}')`,
        );
      expect(await reasonOf(on("agreed", `${today} - 1`), proposal)).toMatch(/withdrew/);
      expect(await outcomeOf(on("refused", `${today} - 1`), proposal)).toBe("changed");
      expect(await isOn(`${today} - 1`)).toBe(true);
      expect(await outcomeOf(on("agreed", today), proposal)).toBe("changed");
      expect(await isOn(today)).toBe(true);
    },
  );

  it("that is taken back after sending keeps the day, and adds a task that names the clinic alone", async () => {
    const { id, reference, proposal } = await proposed();
    await propose(id, ["Other Clinic"]);
    const other = await idOf(id, "Other Clinic");
    for (const one of [proposal, other]) {
      await answer(one, "agreed");
      await send(one);
    }
    expect(await answer(proposal, "taken_back")).toBe("changed");
    expect(await proposals(id)).toMatchObject([
      { state: "taken_back", sent_on: expect.any(String) },
      { state: "sent" },
    ]);
    expect(
      await readValue(
        database,
        `(select jsonb_agg(jsonb_build_array(kind, clinics -> 0 -> 'clinic', jsonb_array_length(clinics)))
          from private.privacy_tasks where reference = '${reference}')`,
      ),
    ).toEqual([["taken_back", "Example Clinic", 1]]);
    // What a clinic has cannot become a yes again.
    expect(await answer(proposal, "agreed")).toBe("conflict");
  });

  it("to a withdrawn consent is none: what is open is cancelled", async () => {
    const { id, proof, proposal } = await proposed();
    await propose(id, ["Clinic Two"]);
    await answer(await idOf(id, "Clinic Two"), "agreed");
    await propose(id, ["Clinic Zero"]);
    await answer(await idOf(id, "Clinic Zero"), "refused");
    // Also while the use is restricted.
    await database.asOwner((sql) =>
      sql.query("update public.leads set restricted_at = now() where id = $1", [id]),
    );
    expect(await sendFails(await idOf(id, "Clinic Two"))).toMatch(/is restricted/);
    await ask("withdraw_my_request($1::jsonb)", JSON.stringify(proof));
    expect(await states(id)).toEqual(["cancelled", "refused", "cancelled"]);
    expect(await sendFails(proposal)).toBe(NO_YES);
    expect(await answer(await idOf(id, "Clinic Zero"), "agreed")).toBe("conflict");
    expect(
      await reasonOf("propose_clinics($1, $2, 'A')", id, [await registered("Clinic")]),
    ).toMatch(/withdrew their consent/);
  });
});

it("everything about proposals is handed over, and goes with the request", async () => {
  const { id, reference } = await proposed();
  const data = await call("person_data(reference => $1)", [reference]);
  expect(data).toMatchObject({
    leads: [
      {
        proposals: [{ clinic: "Example Clinic", state: "proposed", would_get: GETS }],
        history: [{ kind: "received" }, { kind: "clinic_proposed" }],
      },
    ],
  });
  await call("erase_leads(reference => $1)", [reference]);
  expect(
    await readValue(
      database,
      `(select count(*)::int from public.lead_proposals where lead_id = '${id}')`,
    ),
  ).toBe(0);
});
