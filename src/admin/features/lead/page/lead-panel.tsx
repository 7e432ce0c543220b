import { clsx } from "clsx";
import { Maximize2, X } from "lucide-react";
import { useId, useLayoutEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useSingleKeys } from "@/admin/features/keyboard/single-keys.ts";
import { hrefTo } from "@/lib/routes.ts";
import { useCameFrom } from "../history/came-from.ts";
import type { Lead } from "../lead-model.ts";
import { IconButton, iconButtonClass } from "./icon-button.tsx";
import { LeadSteps } from "./lead-steps.tsx";
import { LeadView } from "./lead-view.tsx";

type LeadPanelProps = {
  reference: string;
  references: readonly string[];
  /** The lead's row in the list. */
  row: Lead | undefined;
  onOpen: (reference: string | null) => void;
};

/** The lead's link in the list. */
function findLink(reference: string, panel: HTMLElement | null): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>(`a[href="${hrefTo.adminLead(reference)}"]`);
  return [...links].find((link) => !panel?.contains(link));
}

/** A lead in a side panel. The focus goes to its heading, and returns to the lead's link in the list on closing. */
export function LeadPanel({ reference, references, row, onOpen }: LeadPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const cameFrom = useCameFrom();
  const id = useId();
  function close() {
    if (panel.current?.contains(document.activeElement)) {
      const list = document.getElementById("lead-management");
      (findLink(reference, panel.current) ?? list)?.focus();
    }
    onOpen(null);
  }
  useSingleKeys({ escape: close });
  // As high as the window below what is above it, so that it ends within the window however far the list is scrolled.
  useLayoutEffect(() => {
    const setTop = () => {
      const { current } = panel;
      const top = current?.getBoundingClientRect().top ?? 0;
      current?.style.setProperty("--panel-top", `${Math.max(0, top)}px`);
    };
    setTop();
    window.addEventListener("scroll", setTop, { passive: true });
    return () => window.removeEventListener("scroll", setTop);
  }, []);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-labelledby={`${id}-what ${id}-whose`}
      className="lead-panel sticky top-[calc(0.75rem+var(--top-notice,0rem))] max-h-[calc(100dvh-0.75rem-var(--panel-top,0px))] w-[28rem] 2xl:w-[33rem] shrink-0 scroll-pt-20 overflow-y-auto overscroll-contain rounded border border-line bg-surface p-4 shadow-card outline-none focus-visible:border-sea print:static print:max-h-none print:w-full print:overflow-visible print:border-0 print:p-0 print:shadow-none print:[print-color-adjust:exact]"
    >
      <span id={`${id}-what`} hidden>
        Open lead:
      </span>
      <LeadView
        key={reference}
        reference={reference}
        row={row}
        level={2}
        references={references}
        titleId={`${id}-whose`}
        actions={
          <>
            <LeadSteps reference={reference} references={references} onStep={onOpen} />
            <Link
              to={hrefTo.adminLead(reference)}
              state={{ ...cameFrom, references }}
              aria-label="Open as a page"
              title="Open as a page"
              className={clsx(iconButtonClass, "size-9")}
            >
              <Maximize2 aria-hidden="true" className="size-4" />
            </Link>
            <IconButton label="Close the lead" title="Close (Escape)" onClick={close}>
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </>
        }
      />
    </aside>
  );
}
