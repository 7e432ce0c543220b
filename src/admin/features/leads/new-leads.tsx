import type { ReactNode } from "react";
import { groupThousands } from "@/lib/english.ts";
import { Button } from "@/ui/button.tsx";

type NewLeadsProps = {
  count: number;
  /** Whether they are shown in another list, because this one may not contain them. */
  isElsewhere: boolean;
  onShow: () => void;
};

/** Says that leads have arrived, instead of adding them to the list, so that no row moves. */
export function NewLeads({ count, isElsewhere, onShow }: NewLeadsProps) {
  return (
    <div role="status" className="empty:-me-1.5 sm:empty:-me-2 print:hidden">
      {count > 0 ? (
        <div className="-my-px flex items-center gap-1 rounded-full border border-sea bg-sea-soft ps-3 text-sm text-sea">
          <span className="font-semibold tabular-nums">{`${groupThousands(count)} new`}</span>
          <Button
            size="small"
            variant="quiet"
            onClick={onShow}
            className="relative min-h-7! py-0! max-sm:min-h-7.5! max-sm:after:absolute max-sm:after:inset-x-0 max-sm:after:-top-2 max-sm:after:-bottom-1.5"
          >
            {isElsewhere ? "Show in All" : "Show"}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/**
 * Keeps the notice in view on a phone: over the row of "Choose all", beside its checkbox, so that no lead moves. It takes
 * a row of its own where something else comes first, or where large text fills the window.
 */
export function AboveRows({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none sticky top-[calc(0.5rem+var(--top-notice,0rem))] z-20 -mb-3 flex items-start justify-end has-[button]:mb-0 has-[+*_table:first-child]:-mb-3 has-[+*_table:first-child]:h-0 short:mb-0! short:h-auto! *:pointer-events-auto *:rounded-full *:shadow-raised print:hidden">
      {children}
    </div>
  );
}
