import { MOST_PARKED_MAILS } from "../../supabase/functions/_shared/mail-kinds.ts";
import type { runFaults } from "./faults.ts";

/** The time within which nearly all email must be accepted by the provider, in seconds. */
const MAIL_SECONDS = 10;

export type FaultReport = Awaited<ReturnType<typeof runFaults>>;

/**
 * Everything that must not happen but did, with its number. Empty if every promise was kept. `isTimed` is
 * whether the times of emails mean something.
 */
export function brokenPromises(
  { requests, browsers, mails, ...report }: FaultReport,
  { isTimed }: { isTimed: boolean },
): string[] {
  const unacknowledged = requests.sent - requests["acknowledged (201)"];
  const unsent = mails["accepted by the provider"] + mails.parked;
  const noticed = Object.values(report["faults that affected a request"]);
  const mustBeNone: Record<string, number> = {
    "kinds of fault that affected no request": noticed.filter((times) => times === 0).length,
    "never acknowledged": unacknowledged,
    lost: requests["acknowledged but not stored"],
    "stored with different content": requests["stored with different content"],
    "stored twice": requests["stored twice"],
    "people shown no clear message": browsers["people shown anything else, or nothing"],
    "without both emails": mails["requests without both emails"],
    "neither sent nor parked": mails["neither sent nor parked"],
    "marked as sent, but unknown to the provider": Math.max(
      0,
      mails.sent - mails["accepted by the provider"],
    ),
    "neither at the provider nor parked": Math.max(0, mails.queued - unsent),
    "parked, but not shown": Math.min(mails.parked, MOST_PARKED_MAILS) - mails["shown as parked"],
    "emails that arrived twice": mails["emails that arrived twice"],
    "idempotency keys reused for a different email":
      mails["idempotency keys reused for a different email"],
    "seconds too late": isTimed
      ? Math.max(0, mails["seconds from request to email, p95"] - MAIL_SECONDS)
      : 0,
  };
  return Object.entries(mustBeNone)
    .filter(([, number]) => number !== 0)
    .map(([what, number]) => `${number} ${what}`);
}
