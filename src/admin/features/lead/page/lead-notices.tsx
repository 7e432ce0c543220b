import { TriangleAlert } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { hrefTo } from "@/lib/routes.ts";
import { Button } from "@/ui/button.tsx";
import { LiveRegion } from "@/ui/live-region.tsx";
import { noticeId, useProblemsOutOfView } from "../changes/lead-problems.ts";
import { noticeBarClass, UndoBars } from "../changes/undo.tsx";
import { useCameFrom } from "../history/came-from.ts";

/**
 * Notices about leads, above everything else: changes that were not saved, and changes that can be undone. In a wide
 * window they stand at the end, because the controls for other pages of a list are at the start.
 */
export function LeadNotices() {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[var(--lower-bar-top,0px)] z-30 flex flex-col print:hidden lg:items-end lg:gap-2 lg:px-4 lg:pb-5">
      <UnsavedBars />
      <UndoBars />
    </div>
  );
}

/** Names each lead with a problem that cannot be seen. */
function UnsavedBars() {
  const problems = useProblemsOutOfView();
  const navigate = useNavigate();
  const cameFrom = useCameFrom();
  if (problems.length === 0) return null;
  return (
    <LiveRegion role="alert" aria-atomic="false" className="flex max-w-full flex-col lg:gap-2">
      {problems.map(({ leadId, reference, name, isOpen }) => (
        <div
          key={reference}
          data-lower-bar="unsaved"
          className={`${noticeBarClass} border-danger bg-danger-soft text-danger`}
        >
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 break-words max-lg:grow">
            <bdi className="font-semibold">{name}</bdi>: not saved.
          </span>
          <Button
            size="small"
            aria-label={`Show ${name}`}
            onClick={() => {
              if (!isOpen) return void navigate(hrefTo.adminLead(reference), { state: cameFrom });
              const notice = document.getElementById(noticeId(leadId));
              notice?.scrollIntoView({ block: "center" });
              notice?.querySelector("button")?.focus({ preventScroll: true });
            }}
          >
            Show
          </Button>
        </div>
      ))}
    </LiveRegion>
  );
}
