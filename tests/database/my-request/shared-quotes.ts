import { describe, expect, it } from "vitest";
import { denialOf } from "../support.ts";
import { proposed, send } from "./proposal-support.ts";
import { asked, lines, type Request, record, share } from "./quote-support.ts";
import { ask, call, database, events, newRequest, open, tom } from "./requests.ts";

/** What the team shares of the quotes, and what the patient decides about them. */
const shown = async ({ proof }: Request) => (await open(proof)).request;

/** Whether each email about a quote must no longer be sent, oldest first. */
async function quoteMails(id: string) {
  const { rows } = await database.asOwner((sql) =>
    sql.query<{ stale: boolean }>(
      `select (private.outbox_data(mail) ->> 'is_stale')::boolean as stale from private.outbox as mail
       where mail.lead_id = $1 and mail.kind = 'patient_quote' order by mail.event_id`,
      [id],
    ),
  );
  return rows.map(({ stale }) => stale);
}

describe("a quote that is shared", () => {
  it("is what the patient sees, in its last version, with an email for each sharing", async () => {
    const request = await asked();
    await record(request.proposal);
    expect(await shown(request)).toMatchObject({ quotes: [], decision: null });
    expect(await share(request.proposal, 1)).toMatchObject({
      outcome: "changed",
      event: { kind: "quote_shared", body: { clinic: "Example Clinic", revision: 1 } },
    });
    expect(await share(request.proposal, 1)).toMatchObject({ outcome: "unchanged" });
    const quotes = (await shown(request))?.quotes;
    expect(quotes).toMatchObject([{ clinic: "Example Clinic", price: "2.900 €", lines }]);
    expect(JSON.stringify(quotes)).not.toContain(tom.id);
    // A correction is shown once it is shared, too.
    await record(request.proposal, { price: "2.990 €", revision: 1 });
    expect(await shown(request)).toMatchObject({ quotes: [{ revision: 1 }] });
    expect(await share(request.proposal, 2)).toMatchObject({ outcome: "changed" });
    expect(await shown(request)).toMatchObject({ quotes: [{ revision: 2, price: "2.990 €" }] });
    expect(await share(request.proposal, 1)).toMatchObject({ outcome: "conflict" });
    expect(await quoteMails(request.id)).toEqual([true, false]);
    expect(await share(request.proposal, 2, false)).toMatchObject({
      outcome: "changed",
      event: { kind: "quote_unshared" },
    });
    expect(await shown(request)).toMatchObject({ quotes: [] });
    expect(await quoteMails(request.id)).toEqual([true, true]);
    // The copy of the data has every version.
    const copy = await ask("download_my_request($1::jsonb)", JSON.stringify(request.proof));
    expect(copy.request?.quotes).toMatchObject([{ revision: 1 }, { revision: 2, shared_at: null }]);
  });

  it("needs the yes to its clinic, and consent that is neither withdrawn nor restricted", async () => {
    const back = await asked();
    await record(back.proposal);
    await share(back.proposal, 1);
    const answer = "answer_my_proposal($1::jsonb, $2, 'taken_back')";
    await ask(answer, JSON.stringify(back.proof), back.proposal);
    expect(await shown(back)).toMatchObject({ quotes: [] });
    expect(await quoteMails(back.id)).toEqual([true]);
    await share(back.proposal, 1, false);
    expect((await denialOf(share(back.proposal, 1))).message).toContain("took back");
    const withdrawn = await asked();
    await record(withdrawn.proposal);
    await ask("withdraw_my_request($1::jsonb)", JSON.stringify(withdrawn.proof));
    expect((await denialOf(share(withdrawn.proposal, 1))).message).toContain("withdrew");
    const restricted = await asked();
    await record(restricted.proposal);
    await call("restrict_leads(true, reference => $1)", [restricted.reference]);
    expect((await denialOf(share(restricted.proposal, 1))).message).toContain("restricted");
    expect(await denialOf(share(crypto.randomUUID(), 1))).toMatchObject({ code: "PT404" });
  });
});

it("a quote is shared, and its email sent, unless consent was withdrawn in another request since the yes", async () => {
  const withdrawElsewhere = async ({ proof }: Request) => {
    const other = await newRequest({ email: proof.email });
    await ask("withdraw_my_request($1::jsonb)", JSON.stringify(other.proof));
  };
  const before = await asked();
  await record(before.proposal);
  await share(before.proposal, 1);
  expect(await quoteMails(before.id)).toEqual([false]);
  await withdrawElsewhere(before);
  expect(await quoteMails(before.id)).toEqual([true]);
  await share(before.proposal, 1, false);
  expect((await denialOf(share(before.proposal, 1))).message).toContain("withdrew");

  const after = await proposed();
  await withdrawElsewhere(after);
  const answer = "answer_my_proposal($1::jsonb, $2, 'agreed')";
  await ask(answer, JSON.stringify(after.proof), after.proposal);
  await send(after.proposal);
  await record(after.proposal);
  await share(after.proposal, 1);
  expect(await quoteMails(after.id)).toEqual([false]);
});

describe("what the patient decides about the quotes", () => {
  const decide = (
    { proof }: Request,
    choice: string,
    { proposal = null as string | null, revision = 1, because = null as string | null } = {},
  ) =>
    ask(
      "decide_my_quotes($1::jsonb, $2, $3, $4, $5)",
      JSON.stringify(proof),
      choice,
      proposal,
      revision,
      because,
    );

  /** A request with one shared quote. */
  async function quoted() {
    const request = await asked();
    await record(request.proposal);
    await share(request.proposal, 1);
    return request;
  }

  it("is stored and can be changed, raises the lead, and tells its owner", async () => {
    const request = await quoted();
    const { proposal } = request;
    const chosen = {
      choice: "quote",
      proposal_id: proposal,
      clinic: "Example Clinic",
      revision: 1,
    };
    expect(await decide(request, "quote", { proposal })).toMatchObject({
      outcome: "changed",
      request: { decision: chosen },
    });
    expect(await decide(request, "quote", { proposal })).toMatchObject({ outcome: "unchanged" });
    const because = "Too dear.\nPerhaps next year.";
    expect(await decide(request, "none", { because: ` ${because} ` })).toMatchObject({
      request: { decision: { choice: "none", because } },
    });
    const { rows } = await database.asRole(tom, (sql) =>
      sql.query(
        `select decision ->> 'because' as because, patient_acted_at is not null as raised
         from public.leads where id = $1`,
        [request.id],
      ),
    );
    expect(rows).toEqual([{ because, raised: true }]);
    expect(await decide(request, "open")).toMatchObject({ request: { decision: null } });
    expect(
      (await events(request.id)).filter(({ kind }) => kind === "quote_decision"),
    ).toMatchObject([
      { actor: null, body: { ...chosen, by: "patient" } },
      { body: { choice: "none", because } },
      { body: { choice: "open" } },
    ]);
    const mails = await database.asOwner((sql) =>
      sql.query(
        `select private.outbox_data(mail) ->> 'event_kind' as kind from private.outbox as mail
         where mail.lead_id = $1 and mail.kind = 'team_proposal_answer'`,
        [request.id],
      ),
    );
    expect(mails.rows).toEqual(Array(3).fill({ kind: "quote_decision" }));
  });

  it("is about a quote that is shared, in the version that was read", async () => {
    const request = await quoted();
    const other = await quoted();
    for (const choice of [
      { proposal: other.proposal },
      { proposal: request.proposal, revision: 2 },
      {},
    ]) {
      expect(await decide(request, "quote", choice)).toMatchObject({
        outcome: "unchanged",
        request: { decision: null },
      });
    }
    await share(request.proposal, 1, false);
    expect((await decide(request, "none")).outcome).toBe("unchanged");
    expect((await denialOf(decide(request, "perhaps"))).code).toBe("22023");
    const long = { because: "x".repeat(501) };
    expect((await denialOf(decide(request, "none", long))).code).toBe("22023");
  });

  it("ends with the yes to that clinic, even while the request is restricted, and with the consent", async () => {
    const request = await quoted();
    const { proposal } = request;
    const second = await asked({ request, clinic: "Second Clinic" });
    await record(second.proposal);
    await share(second.proposal, 1);
    await decide(request, "quote", { proposal });
    const answer = "answer_my_proposal($1::jsonb, $2, 'taken_back')";
    expect(await ask(answer, JSON.stringify(request.proof), second.proposal)).toMatchObject({
      request: { decision: { proposal_id: proposal } },
    });
    await call("restrict_leads(true, reference => $1)", [request.reference]);
    expect((await decide(request, "none")).outcome).toBe("restricted");
    expect(await ask(answer, JSON.stringify(request.proof), proposal)).toMatchObject({
      outcome: "changed",
      request: { decision: null, quotes: [] },
    });
    const withdrawn = await quoted();
    await decide(withdrawn, "none");
    const after = await ask("withdraw_my_request($1::jsonb)", JSON.stringify(withdrawn.proof));
    expect(after.request).toMatchObject({ decision: null, quotes: [{ revision: 1 }] });
    expect((await decide(withdrawn, "none")).outcome).toBe("withdrawn");
  });
});
