import { describe, expect, it } from "vitest";
import * as z from "zod";
import { YES_WORDING } from "../../../supabase/functions/_shared/clinic-consent.ts";
import {
  myRequestSchema,
  type ProposalAnswer,
} from "../../../supabase/functions/_shared/my-request.ts";
import { addAccount, denialOf } from "../support.ts";
import { GETS, propose } from "./proposal-support.ts";
import { ask, call, database, events, newRequest, open, tom, versionOf } from "./requests.ts";

/** What patients answer on their own page about the clinics that the team proposes. */

type Request = Awaited<ReturnType<typeof newRequest>>;

const proposalsOf = async ({ proof }: Request) =>
  myRequestSchema.parse((await open(proof)).request).proposals;

/** A new request with clinics that wait for an answer. */
async function proposed(...names: string[]) {
  const request = await newRequest();
  await propose(request.id, names.length > 0 ? names : ["Example Clinic"]);
  const ids = (await proposalsOf(request)).map(({ id }) => id);
  return { ...request, ids, first: ids[0] ?? "" };
}

const answer = (proof: Request["proof"], id: string, said: ProposalAnswer | "sent") =>
  ask("answer_my_proposal($1::jsonb, $2, $3)", JSON.stringify(proof), id, said);

const outcomes = async (request: Request, ...answers: [id: string, said: ProposalAnswer][]) => {
  const given = [];
  for (const [id, said] of answers) given.push((await answer(request.proof, id, said)).outcome);
  return given;
};

const mailSchema = z.array(
  z.object({
    kind: z.string(),
    account_id: z.string().nullable(),
    data: z.looseObject({ is_stale: z.boolean() }),
  }),
);

/** The waiting emails about proposals and answers. */
async function mails(id: string) {
  const { rows } = await database.asOwner((sql) =>
    sql.query(
      `select mail.kind, mail.account_id, private.outbox_data(mail) as data from private.outbox as mail
       where mail.lead_id = $1 and mail.kind in ('patient_proposal', 'team_proposal_answer')
       order by mail.event_id`,
      [id],
    ),
  );
  return mailSchema.parse(rows);
}

describe("a patient's answer about a clinic", () => {
  it("is stored with its wording, without whom the team is and how the clinic is known", async () => {
    const request = await proposed("Example Clinic", "Second Clinic");
    const [yes = "", no = ""] = request.ids;
    expect(await outcomes(request, [yes, "agreed"], [no, "refused"])).toEqual([
      "changed",
      "changed",
    ]);
    const shown = (await open(request.proof)).request?.proposals;
    expect(shown).toMatchObject([
      { clinic: "Example Clinic", state: "agreed", wording: YES_WORDING, would_get: GETS },
      { clinic: "Second Clinic", state: "refused", wording: null, answered_how: null },
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/clinic_id|lead_id|proposed_by/);
    expect((await events(request.id)).slice(-2)).toMatchObject([
      { kind: "clinic_agreed", actor: null, body: { by: "patient", wording: YES_WORDING } },
      { kind: "clinic_refused", actor: null, body: { by: "patient", clinic: "Second Clinic" } },
    ]);
    // Only now can it count as sent, and then be taken back.
    const sent = (id: string) =>
      call("record_proposal_sent($1, current_date)", [id], tom) as Promise<{ outcome: string }>;
    expect((await denialOf(sent(no))).code).toBe("22023");
    expect((await sent(yes)).outcome).toBe("changed");
    expect(await outcomes(request, [yes, "taken_back"])).toEqual(["changed"]);
    expect((await proposalsOf(request))[0]).toMatchObject({
      state: "taken_back",
      sent_on: expect.any(String),
    });
  });

  it("counts once, and not after the team cancelled the proposal", async () => {
    const request = await proposed("Example Clinic", "Second Clinic");
    const [first = "", second = ""] = request.ids;
    expect(await outcomes(request, [first, "agreed"], [first, "agreed"])).toEqual([
      "changed",
      "unchanged",
    ]);
    await call("cancel_proposal($1)", [second], tom);
    const late = await answer(request.proof, second, "agreed");
    expect(late).toMatchObject({
      outcome: "unchanged",
      request: { proposals: [{ state: "agreed" }, { state: "cancelled" }] },
    });
  });

  it("needs the right proof, and is about a clinic of the same request", async () => {
    const request = await proposed();
    const other = await proposed();
    const wrong = { ...request.proof, email: "other@example.com" };
    expect((await answer(wrong, request.first, "agreed")).outcome).toBe("no_match");
    const ended = { ...request.proof, generation: 2 };
    expect((await answer(ended, request.first, "agreed")).outcome).toBe("ended");
    expect(await outcomes(request, [other.first, "agreed"])).toEqual(["unchanged"]);
    expect((await denialOf(answer(request.proof, request.first, "sent"))).code).toBe("22023");
    for (const asked of [request, other])
      expect(await proposalsOf(asked)).toMatchObject([{ state: "proposed" }]);
  });

  it("is not taken after a withdrawal or while the request is restricted, but a yes can be taken back", async () => {
    const request = await proposed("Example Clinic", "Second Clinic");
    const [first = "", second = ""] = request.ids;
    await outcomes(request, [first, "agreed"]);
    await call("restrict_leads(true, reference => $1)", [request.reference]);
    expect(await outcomes(request, [second, "agreed"], [second, "refused"])).toEqual([
      "restricted",
      "restricted",
    ]);
    expect(await outcomes(request, [first, "taken_back"])).toEqual(["changed"]);
    await ask("withdraw_my_request($1::jsonb)", JSON.stringify(request.proof));
    expect(await outcomes(request, [second, "agreed"], [first, "taken_back"])).toEqual([
      "withdrawn",
      "withdrawn",
    ]);
    expect(await proposalsOf(request)).toMatchObject([
      { state: "taken_back" },
      { state: "cancelled" },
    ]);
  });
});

describe("emails about clinics", () => {
  it("are one for each press of the button, with the clinics of that press alone", async () => {
    const request = await proposed("Example Clinic", "Second Clinic");
    await propose(request.id, ["Third Clinic"]);
    const city = expect.any(String);
    expect(await mails(request.id)).toMatchObject([
      {
        kind: "patient_proposal",
        account_id: null,
        data: {
          to: request.proof.email,
          is_stale: false,
          proposals: [
            { clinic: "Example Clinic", city },
            { clinic: "Second Clinic", city },
          ],
        },
      },
      { kind: "patient_proposal", data: { proposals: [{ clinic: "Third Clinic", city }] } },
    ]);
    // Nothing is left to ask.
    for (const id of request.ids) await call("cancel_proposal($1)", [id], tom);
    expect((await mails(request.id)).map(({ data }) => data.is_stale)).toEqual([true, false]);
  });

  it("tell the owner what the patient answered on the page, or the team if nobody owns the request", async () => {
    const request = await proposed("Example Clinic", "Second Clinic");
    const [first = "", second = ""] = request.ids;
    await outcomes(request, [first, "agreed"]);
    await call(
      "set_lead_owner($1, $2, $3)",
      [request.id, await versionOf(request.id), tom.id],
      tom,
    );
    await outcomes(request, [second, "refused"], [first, "taken_back"]);
    const answers = (await mails(request.id)).filter(({ kind }) => kind.startsWith("team"));
    expect(answers).toMatchObject([
      { account_id: null, data: { event_kind: "clinic_agreed" } },
      { account_id: tom.id, data: { event_kind: "clinic_refused", account: expect.anything() } },
      { account_id: tom.id, data: { event_kind: "clinic_taken_back" } },
    ]);
    // The team knows what it recorded itself.
    await call("record_proposal_answer($1, 'agreed', 'email')", [first], tom);
    expect(await mails(request.id)).toHaveLength(answers.length + 1);
  });

  it("tell the team if the owner has left it", async () => {
    const request = await proposed("Example Clinic");
    const owner = await addAccount(database, "leaves@example.com", ["coordinator"]);
    await database.asOwner((sql) =>
      sql.query("update public.leads set owner_id = $2 where id = $1", [request.id, owner.id]),
    );
    await outcomes(request, [request.ids[0] ?? "", "agreed"]);
    const account = async () => (await mails(request.id)).at(-1)?.data.account;
    expect(await account()).toEqual({ email: "leaves@example.com" });
    await database.asOwner((sql) =>
      sql.query("delete from public.user_roles where user_id = $1", [owner.id]),
    );
    expect(await account()).toBeUndefined();
  });
});
