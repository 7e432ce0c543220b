import { answer, idOf, propose, send } from "./proposal-support.ts";
import { call, database, newRequest, tom } from "./requests.ts";

/** Quotes of clinics that were sent a request. */
export const extra = { answer: "extra", words: "", amount: "120 €" };
export const lines = {
  surgeon: { answer: "not-said", words: "Dr A. Example", amount: "" },
  tests: extra,
};

export type Request = Awaited<ReturnType<typeof newRequest>>;

/** A request whose patient said yes to a clinic, which was then asked. */
export async function asked({
  sent = true,
  request = undefined as Request | undefined,
  clinic = "Example Clinic",
} = {}) {
  request ??= await newRequest();
  await propose(request.id, [clinic]);
  const proposal = await idOf(request.id, clinic);
  await answer(proposal, "agreed", "email");
  if (sent) await send(proposal);
  return { ...request, proposal };
}

const example = {
  revision: 0,
  kind: "operation",
  price: "2.900 €",
  currency: "EUR",
  lines,
  valid_until: "2099-01-01",
  excludes: " Flights ",
};

export function record(
  proposal: string,
  changes: Partial<Record<keyof typeof example, unknown>> = {},
) {
  const quote = { ...example, valid_until: null, ...changes };
  const { revision, kind, price, currency, valid_until, excludes } = quote;
  return call(
    "record_quote($1, $2, $3, $4, $5, $6::jsonb, $7, $8)",
    [proposal, revision, kind, price, currency, JSON.stringify(quote.lines), valid_until, excludes],
    tom,
  );
}

/** Shares a version of a quote with the patient, or stops it. */
export const share = async (proposal: string, revision: number, isShared = true) => {
  const { rows } = await database.asRole(tom, (sql) =>
    sql.query<{ id: string }>(
      "select id from public.lead_quotes where proposal_id = $1 and revision = $2",
      [proposal, revision],
    ),
  );
  return call("share_quote($1, $2)", [rows[0]?.id, isShared], tom);
};

export async function quotesOf(proposal: string) {
  const { rows } = await database.asRole(tom, (sql) =>
    sql.query(
      `select revision, price, currency, excludes, lines, recorded_by from public.lead_quotes
       where proposal_id = $1 order by revision`,
      [proposal],
    ),
  );
  return rows;
}
