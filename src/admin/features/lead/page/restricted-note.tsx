import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { LiveRegion } from "@/ui/live-region.tsx";

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
