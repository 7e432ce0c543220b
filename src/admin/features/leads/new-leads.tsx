import { groupThousands } from "@/lib/english.ts";
import { Button } from "@/ui/button.tsx";

type NewLeadsProps = {
  count: number;
  /** Whether they are shown in another list, because this one may not contain them. */
  isElsewhere: boolean;
  onShow: () => void;
};

/**
 * Announces leads that arrived while the list was open, above its rows: none moves, and none is covered. On a wide
 * screen, there is room beside the page's heading, where no column's heading and no open lead is covered.
 */
export function NewLeads({ count, isElsewhere, onShow }: NewLeadsProps) {
  return (
    <div
      role="status"
      className="print:hidden pointer-events-none sticky top-[calc(0.5rem+var(--top-notice,0rem))] z-20 -mb-2 flex h-0 justify-end sm:max-xl:justify-center max-xl:short:mb-0 max-xl:short:h-auto xl:static xl:order-first xl:pe-48"
    >
      {count > 0 ? (
        <div className="pointer-events-auto -mt-2 xl:mt-0 flex h-fit items-center gap-1 rounded-full border border-sea bg-sea-soft ps-4 text-sm text-sea shadow-raised">
          <span className="font-semibold tabular-nums">{`${groupThousands(count)} new`}</span>
          <Button
            size="small"
            variant="quiet"
            onClick={onShow}
            className="relative min-h-7 py-0 max-sm:min-h-8.5! max-sm:after:absolute max-sm:after:inset-x-0 max-sm:after:-inset-y-1.5"
          >
            {isElsewhere ? "Show in All" : "Show"}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
