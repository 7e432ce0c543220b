import type { runFaults } from "./faults.ts";

/** Until when nearly all email has to be with the provider, in seconds. */
const MAIL_SECONDS = 10;

export type FaultReport = Awaited<ReturnType<typeof runFaults>>;

/**
 * What must not have happened, with its number. Empty: every promise was kept. `isTimed`: whether enough email
 * was sent for its times to say something.
 */
export function brokenPromises(
  { requests, browsers, mails, ...report }: FaultReport,
  { isTimed }: { isTimed: boolean },
): string[] {
  const unacknowledged = requests.sent - requests["acknowledged (201)"];
  const unsent = mails["taken by the provider"] + mails["parked, for an administrator"];
  const felt = Object.values(report["faults that somebody felt"]);
  const mustBeNone: Record<string, number> = {
    "kinds of fault that were made and that nobody felt": felt.filter((times) => times === 0)
      .length,
    "never acknowledged": unacknowledged,
    lost: requests["acknowledged, not in the table"],
    "stored with other content": requests["in the table with other content"],
    "stored twice": requests["in the table twice"],
    "without a clear sentence": browsers["told anything else, or nothing"],
    "without both emails": mails["requests without both emails"],
    "neither sent nor parked": mails["neither sent nor parked"],
    "sent without the provider's knowledge": Math.max(
      0,
      mails.sent - mails["taken by the provider"],
    ),
    "neither at the provider nor parked": Math.max(0, mails.queued - unsent),
    "parked, but not shown": mails["parked, for an administrator"] - mails["shown as parked"],
    "emails that arrived twice": mails["emails that arrived twice"],
    "sent again with other words": mails["keys that came again with another email"],
    "seconds too late": isTimed
      ? Math.max(0, mails["seconds from request to email, p95"] - MAIL_SECONDS)
      : 0,
  };
  return Object.entries(mustBeNone)
    .filter(([, number]) => number !== 0)
    .map(([what, number]) => `${number} ${what}`);
}
