import { call, database, newRequest, registered, tom } from "./requests.ts";

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
  await call("propose_clinics($1, $2, 'Treatment')", [request.id, [await registered(clinic)]], tom);
  const { rows } = await database.asRole(tom, (sql) =>
    sql.query<{ id: string }>(
      "select id from public.lead_proposals where lead_id = $1 and state = 'proposed'",
      [request.id],
    ),
  );
  const proposal = rows[0]?.id ?? "";
  await call("record_proposal_answer($1, 'agreed', 'email')", [proposal], tom);
  if (sent) await call("record_proposal_sent($1, current_date)", [proposal], tom);
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
  const {
    revision,
    kind,
    price,
    currency,
    lines: said,
    valid_until,
    excludes,
  } = {
    ...example,
    valid_until: null,
    ...changes,
  };
  return call(
    "record_quote($1, $2, $3, $4, $5, $6::jsonb, $7, $8)",
    [proposal, revision, kind, price, currency, JSON.stringify(said), valid_until, excludes],
    tom,
  );
}

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
