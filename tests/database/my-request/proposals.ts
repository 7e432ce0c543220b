import { describe, expect, it } from "vitest";
import * as z from "zod";
import { YES_WORDING } from "../../../supabase/functions/_shared/clinic-consent.ts";
import { denialOf, readValue } from "../support.ts";
import { ask, call, database, events, newRequest, open, registered, tom } from "./requests.ts";

const GETS = "Treatment, city and month";

const outcomeOf = async (expression: string, ...parameters: unknown[]) =>
  z.object({ outcome: z.string() }).parse(await call(expression, parameters, tom)).outcome;

const reasonOf = async (expression: string, ...parameters: unknown[]) =>
  (await denialOf(call(expression, parameters, tom))).message;

async function propose(id: string, names: string[], gets = GETS) {
  const clinics = await Promise.all(names.map(registered));
  return outcomeOf("propose_clinics($1, $2, $3)", id, clinics, gets);
}

const answer = (id: string, said: string, how = "whatsapp") =>
  outcomeOf("record_proposal_answer($1, $2, $3)", id, said, how);

const send = (id: string, day = "current_date") =>
  outcomeOf(`record_proposal_sent($1, ${day})`, id);

const sendFails = (id: string, day = "current_date") =>
  reasonOf(`record_proposal_sent($1, ${day})`, id);

type Proposal = { id: string; state: string; sent_on: string | null };

/** The proposals of a lead, by the name of their clinic and the time. */
async function proposals(lead: string) {
  const { rows } = await database.asRole(tom, (sql) =>
    sql.query<Proposal & Record<string, unknown>>(
      `select id, clinic, state, sent_on::text, answered_how, wording, would_get, version, proposed_by
       from public.lead_proposals where lead_id = $1 order by clinic, proposed_at`,
      [lead],
    ),
  );
  return rows;
}

const idOf = async (lead: string, name = "Example Clinic") =>
  (await proposals(lead)).find(({ clinic }) => clinic === name)?.id ?? "";

/** A new request with one proposed clinic. */
async function proposed(name = "Example Clinic") {
  const request = await newRequest();
  await propose(request.id, [name]);
  return { ...request, proposal: await idOf(request.id, name) };
}

const states = async (lead: string) => (await proposals(lead)).map(({ state }) => state);

const NO_YES = "The patient has not said yes to this clinic.";

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

describe("an answer", () => {
  it("is recorded with how and when it came", async () => {
    const { proposal } = await proposed();
    const on = (day: string) => `record_proposal_answer($1, 'agreed', 'email', ${day})`;
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
