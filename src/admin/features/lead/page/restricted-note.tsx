import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { teamDate } from "@/admin/features/time/team-time.ts";
import { LiveRegion } from "@/ui/live-region.tsx";

function restrictedRule(count: number): string {
  return `Do not contact them about ${count === 1 ? "this request" : "these requests"}.`;
}

/** At the head of a restricted lead: what can still be done. */
export function RestrictedNotice() {
  return (
    <p className="rounded border-s-4 border-danger bg-danger-soft px-3 py-2 text-sm">
      <strong className="font-semibold">
        This person asked us to restrict the use of their data.
      </strong>{" "}
      <span>
        {`${restrictedRule(1)} You can send or revoke their private link and record a withdrawal, and administrators can correct what was sent. Nothing else can be changed until an administrator lifts the restriction.`}
      </span>
    </p>
  );
}

/** Above the data of a person whose requests are all restricted. */
export function RestrictedSince({ since, count }: { since: string; count: number }) {
  return (
    <p className="rounded border-s-4 border-caution bg-caution-soft px-3 py-2 text-sm print:hidden">
      <strong className="font-semibold">{`Use restricted since ${teamDate(since)}.`}</strong>{" "}
      <span>{restrictedRule(count)}</span>
    </p>
  );
}

/** Says that there are restricted requests, which no list shows, so that nobody denies them. */
export function RestrictedNote({ count, className }: { count: number; className?: string }) {
  const { role } = useAdmin();
  if (count === 0) return null;
  const one = count === 1;
  return (
    <LiveRegion as="p" role="status" className={className}>
      {`${one ? "One request is" : `${count} requests are`} restricted: ${role === "admin" ? `find ${one ? "it" : "them"} under Personal data` : "ask an administrator"}.`}
    </LiveRegion>
  );
}
