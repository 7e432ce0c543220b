import { clsx } from "clsx";
import { Button } from "@/ui/button.tsx";
import { LiveRegion } from "@/ui/live-region.tsx";
import { settleDrafts } from "../drafts.ts";
import { actorOf, describeChange, describeEvent, nameOf } from "../history/change-text.ts";
import type { ChangeResponse, Colleague } from "../lead-api.ts";
import { shortSpan } from "../lead-clock.ts";
import { type LeadChange, STATUS_NAMES } from "../lead-model.ts";
import {
  type ChangeProblem,
  noticeId,
  partOfChange,
  settleProblem,
  useChangeProblems,
  useNoticeInView,
} from "./lead-problems.ts";

type Conflict = Extract<ChangeProblem, { kind: "conflict" }>;

type ProblemNoticeProps = {
  leadId: string;
  colleagues: readonly Colleague[];
  onRetry: (change: LeadChange) => void;
};

/** Says which changes were not made and why, and offers to retry them. */
export function ProblemNotice({ leadId, ...rest }: ProblemNoticeProps) {
  const problems = useChangeProblems(leadId);
  const notice = useNoticeInView(leadId);
  if (problems.length === 0) return null;
  return (
    <div
      ref={notice}
      id={noticeId(leadId)}
      className="flex flex-col gap-2 scroll-my-4 print:hidden"
    >
      {problems.map((problem) => (
        <Notice key={partOfChange(problem.change)} {...{ leadId, problem, ...rest }} />
      ))}
    </div>
  );
}

function Notice({
  leadId,
  problem,
  colleagues,
  onRetry,
}: ProblemNoticeProps & { problem: ChangeProblem }) {
  const { change } = problem;
  const isConflict = problem.kind === "conflict";
  return (
    <LiveRegion
      role="alert"
      className={clsx(
        "flex flex-col gap-2 rounded border-s-4 px-3 py-2 text-sm",
        isConflict ? "border-caution bg-caution-soft" : "border-danger bg-danger-soft",
      )}
    >
      <p className="break-words font-semibold">
        {isConflict
          ? whatHappened(problem.response, colleagues)
          : `Not saved: ${describeChange(problem.change, colleagues)}. Check your connection and try again.`}
      </p>
      {isConflict ? (
        <p className="break-words">
          {change
            ? `Your change was not saved: ${describeChange(change, colleagues)}.`
            : "So your change was not undone."}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2 max-sm:flex-col max-sm:items-start">
        {change ? (
          <Button size="small" onClick={() => onRetry(change)}>
            {isConflict ? overriding(change, colleagues) : "Try again"}
          </Button>
        ) : null}
        <Button
          size="small"
          variant="quiet"
          className="max-sm:-ms-3.5"
          onClick={() => {
            settleProblem(leadId, partOfChange(change));
            if (change) settleDrafts(leadId, change);
          }}
        >
          {isConflict ? keeping(problem, colleagues) : "Leave it as it was"}
        </Button>
      </div>
    </LiveRegion>
  );
}

/** What trying again does to what someone else changed first. */
function overriding(change: LeadChange, colleagues: readonly Colleague[]): string {
  if (change.kind === "status") return `Move to ${STATUS_NAMES[change.status]} anyway`;
  if (change.kind !== "owner") return "Make my change anyway";
  return change.owner_id
    ? `Give to ${nameOf(change.owner_id, colleagues)} anyway`
    : "Remove the owner anyway";
}

/** What stays without trying again. */
function keeping({ change, response: { lead } }: Conflict, colleagues: readonly Colleague[]) {
  if (change?.kind === "status") return `Keep ${STATUS_NAMES[lead.status]}`;
  if (change?.kind !== "owner") return "Leave it as it is";
  return lead.owner_id ? `Keep ${nameOf(lead.owner_id, colleagues)}` : "Keep it without an owner";
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
