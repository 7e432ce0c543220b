import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Bowser from "bowser";
import { Day, TimeAgo } from "@/admin/features/team/time-ago.tsx";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { LoadState } from "@/ui/load-state.tsx";
import { toast } from "@/ui/toast.ts";
import { endOtherSessions, type OwnSession, sessionsQuery } from "./account-api.ts";

/** A readable name for a browser, such as “Firefox on Windows”. */
function browserOf(userAgent: string | null): string {
  if (!userAgent) return "Unknown browser";
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name ?? "Unknown browser", os.name ? `on ${os.name}` : ""].join(" ").trim();
}

/** The account's open sessions, with a button to end all others. */
export function Sessions() {
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery());
  const ending = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: () => toast.success("Your other sessions have ended"),
    onError: () => toast.error("Your other sessions were not ended. Try again."),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });

  if (sessions.data) {
    return (
      <>
        <ul className="flex flex-col divide-y divide-line">
          {sessions.data.map((session) => (
            <SessionItem key={session.id} session={session} />
          ))}
        </ul>
        {sessions.data.length > 1 ? (
          <Button className="self-start" busy={ending.isPending} onClick={() => ending.mutate()}>
            Sign out other sessions
          </Button>
        ) : (
          <p className="text-sm text-muted">You’re not signed in anywhere else.</p>
        )}
      </>
    );
  }
  return (
    <LoadState
      what="your sessions"
      isError={sessions.isError}
      onRetry={() => void sessions.refetch()}
      height="h-24"
    />
  );
}

function SessionItem({ session }: { session: OwnSession }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <span className="font-semibold">{browserOf(session.user_agent)}</span>
      {session.is_current ? <Badge tone="sea">This browser</Badge> : null}
      <span className="w-full text-sm text-muted">
        Signed in <TimeAgo at={session.signed_in_at} never="" /> (
        <Day at={session.signed_in_at} />
        ), last used <TimeAgo at={session.last_seen_at} never="" />
      </span>
    </li>
  );
}
