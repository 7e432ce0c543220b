import { Button } from "@/ui/button.tsx";
import { actorOf, describeChange, describeEvent } from "./change-text.ts";
import type { Colleague } from "./lead-api.ts";
import { shortSpan } from "./lead-clock.ts";
import type { LeadChange } from "./lead-model.ts";
import type { Conflict } from "./use-lead-change.ts";

type ConflictNoticeProps = {
  conflict: Conflict;
  colleagues: readonly Colleague[];
  now: number;
  onRetry: (change: LeadChange) => void;
  onDismiss: () => void;
};

function ago(at: string, now: number): string {
  const seconds = Math.max(1, Math.round((now - Date.parse(at)) / 1000));
  if (seconds < 60) return `${seconds} ${seconds === 1 ? "second" : "seconds"} ago`;
  return `${shortSpan(seconds * 1000)} ago`;
}

/** Shows a colleague's earlier change next to the user's own, which was refused because of it. */
export function ConflictNotice({
  conflict: { wanted, answer },
  colleagues,
  now,
  onRetry,
  onDismiss,
}: ConflictNoticeProps) {
  const { event } = answer;
  return (
    <div
      role="alert"
      className="flex flex-col gap-2 rounded bg-caution-soft p-3 text-sm text-caution print:hidden"
    >
      <p className="font-semibold">
        {event
          ? `${actorOf(event, colleagues)} ${describeEvent(event, colleagues)} ${ago(event.at, now)}.`
          : "Someone else has just changed this lead."}
      </p>
      <p>Your change was not made: {describeChange(wanted, colleagues)}.</p>
      <div className="flex gap-2">
        <Button size="small" onClick={() => onRetry(wanted)}>
          Try again
        </Button>
        <Button size="small" variant="quiet" onClick={onDismiss}>
          Leave it as it is
        </Button>
      </div>
    </div>
  );
}
