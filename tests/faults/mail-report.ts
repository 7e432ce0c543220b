import type { LocalDatabase } from "../../supabase/local/database/local-database.ts";
import { addAccount } from "../database/support.ts";
import type { startMailProvider } from "./fake-mail-provider.ts";

/** Email that is neither sent, parked nor dismissed. */
export const PENDING = "sent_at is null and parked_at is null and dismissed_at is null";

/** The kinds of email that each request causes. */
const KINDS = "('patient_confirmation', 'team_new_lead')";

/**
 * What happened to the emails, according to the outbox, the provider and the list that administrators see.
 * Times run from when a request was stored until the provider accepted its email.
 */
export async function reportMails(
  database: LocalDatabase,
  { taken, refused, repeats }: Awaited<ReturnType<typeof startMailProvider>>,
) {
  const read = async <Row>(statement: string) =>
    (await database.asOwner((sql) => sql.query<Row>(statement))).rows;
  const rows = await read<{
    key: string;
    is_sent: boolean;
    is_parked: boolean;
    is_waiting: boolean;
    queued_at: number;
  }>(
    `select mail.id || '/' || mail.retries as key, mail.provider_id is not null as is_sent,
       mail.parked_at is not null as is_parked, ${PENDING} as is_waiting,
       (extract(epoch from lead.created_at) * 1000)::float8 as queued_at
     from private.outbox as mail join public.leads as lead on lead.id = mail.lead_id
     where mail.kind in ${KINDS}`,
  );
  const missing = await read(
    `select from public.leads as lead where 2 <> (
       select count(*) from private.outbox where lead_id = lead.id and kind in ${KINDS})`,
  );
  const admin = await addAccount(database, "admin@example.com", ["admin"]);
  const shown = await database.asRole(admin, (sql) =>
    sql.query("select * from public.list_parked_mail()"),
  );
  const seconds = rows
    .flatMap(({ key, queued_at }) => {
      const mail = taken.get(key);
      return mail ? [(mail.at - queued_at) / 1000] : [];
    })
    .sort((one, other) => one - other);
  const at = (share: number) =>
    Number((seconds[Math.ceil(seconds.length * share) - 1] ?? 0).toFixed(1));
  return {
    queued: rows.length,
    "requests without both emails": missing.length,
    sent: rows.filter((row) => row.is_sent).length,
    parked: rows.filter((row) => row.is_parked).length,
    "shown as parked": shown.rows.length,
    "neither sent nor parked": rows.filter((row) => row.is_waiting).length,
    "accepted by the provider": taken.size,
    "repeats that the provider dropped by their key": repeats(),
    // No two emails are the same, because each contains a different reference or link.
    "emails that arrived twice":
      taken.size - new Set([...taken.values()].map(({ body }) => body)).size,
    "idempotency keys reused for a different email": refused.length,
    "seconds from request to email, p50": at(0.5),
    "seconds from request to email, p95": at(0.95),
    "seconds from request to email, longest": at(1),
  };
}
