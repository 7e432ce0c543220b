import { clsx } from "clsx";
import { Button } from "@/ui/button.tsx";
import { LiveRegion } from "@/ui/live-region.tsx";
import { settleDrafts } from "../drafts.ts";
import { actorOf, describeChange, describeEvent } from "../history/change-text.ts";
import type { ChangeResponse, Colleague } from "../lead-api.ts";
import { shortSpan } from "../lead-clock.ts";
import type { LeadChange } from "../lead-model.ts";
import { noticeId, settleProblem, useNoticeInView, useProblem } from "./lead-problems.ts";

type ProblemNoticeProps = {
  leadId: string;
  colleagues: readonly Colleague[];
  onRetry: (change: LeadChange) => void;
};

/** Says which change was not made and why, and offers to retry it. */
export function ProblemNotice({ leadId, colleagues, onRetry }: ProblemNoticeProps) {
  const problem = useProblem(leadId, "change");
  const notice = useNoticeInView(leadId);
  if (problem?.kind !== "conflict" && problem?.kind !== "unsaved") return null;
  const { change } = problem;
  const isConflict = problem.kind === "conflict";
  return (
    <div ref={notice} id={noticeId(leadId)} className="scroll-my-4 print:hidden">
      <LiveRegion
        role="alert"
        className={clsx(
          "flex flex-col gap-2 rounded p-3 text-sm",
          isConflict ? "bg-caution-soft text-caution" : "bg-danger-soft text-danger",
        )}
      >
        <p className="font-semibold">
          {isConflict
            ? whatHappened(problem.response, colleagues)
            : "That was not saved. Check your connection and try again."}
        </p>
        <p className="break-words">
          {change
            ? `${isConflict ? "Your change was not made" : "Not saved"}: ${describeChange(change, colleagues)}.`
            : "So your change was not undone."}
        </p>
        <div className="flex gap-2">
          {change ? (
            <Button size="small" onClick={() => onRetry(change)}>
              Try again
            </Button>
          ) : null}
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              settleProblem(leadId, "change");
              if (change) settleDrafts(leadId, change);
            }}
          >
            {isConflict ? "Leave it as it is" : "Leave it as it was"}
          </Button>
        </div>
      </LiveRegion>
    </div>
  );
}

/** What someone else changed first. */
function whatHappened({ event }: ChangeResponse, colleagues: readonly Colleague[]): string {
  if (!event) return "Someone else has just changed this lead.";
  return `${actorOf(event, colleagues)} ${describeEvent(event, colleagues)} ${ago(event.at)}.`;
}

function ago(at: string): string {
  const seconds = Math.max(1, Math.round((Date.now() - Date.parse(at)) / 1000));
  if (seconds < 60) return `${seconds} ${seconds === 1 ? "second" : "seconds"} ago`;
  return `${shortSpan(seconds * 1000)} ago`;
}
