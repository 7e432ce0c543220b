import type { runFaults } from "./faults.ts";

export type FaultReport = Awaited<ReturnType<typeof runFaults>>;

/** What must not have happened, with its number. Empty: every promise was kept. */
export function brokenPromises({ requests, browsers, mails }: FaultReport): string[] {
  const unacknowledged = requests.sent - requests["acknowledged (201)"];
  const unsent = mails["taken by the provider"] + mails["parked, for an administrator"];
  const mustBeNone: Record<string, number> = {
    "never acknowledged": unacknowledged,
    lost: requests["acknowledged, not in the table"],
    "stored with other content": requests["in the table with other content"],
    "stored twice": requests["in the table twice"],
    "without a clear sentence": browsers["told anything else, or nothing"],
    "without both mails": mails["requests without both mails"],
    "neither sent nor parked": mails["neither sent nor parked"],
    "sent without the provider's knowledge": Math.max(
      0,
      mails.sent - mails["taken by the provider"],
    ),
    "neither at the provider nor parked": Math.max(0, mails.queued - unsent),
    "confirmed twice": mails["confirmations that somebody got twice"],
    "sent again with other words": mails["keys that came again with another mail"],
  };
  return Object.entries(mustBeNone)
    .filter(([, number]) => number !== 0)
    .map(([what, number]) => `${number} ${what}`);
}
