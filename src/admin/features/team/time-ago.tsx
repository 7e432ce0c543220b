import { formatDistanceToNowStrict } from "date-fns";
import { teamDate, teamTime } from "@/admin/features/time/team-time.ts";

/** A relative time. Its tooltip shows the exact one. */
export function TimeAgo({ at, never }: { at: string | null; never: string }) {
  if (!at) return <span className="text-muted">{never}</span>;
  return (
    <time dateTime={at} title={teamTime(at)}>
      {formatDistanceToNowStrict(at, { addSuffix: true })}
    </time>
  );
}

/** A date without the time. */
export function Day({ at }: { at: string | null }) {
  if (!at) return <span className="text-muted">Not known</span>;
  return <time dateTime={at}>{teamDate(at)}</time>;
}
