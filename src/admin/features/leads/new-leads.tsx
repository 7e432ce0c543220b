import { groupThousands } from "@/lib/english.ts";
import { Button } from "@/ui/button.tsx";

/**
 * Announces leads that arrived while the list was open. Floats above the list, so that rows do not move while
 * they are being read.
 */
export function NewLeads({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div
      role="status"
      className="print:hidden pointer-events-none sticky top-3 z-20 flex h-0 justify-center"
    >
      {count > 0 ? (
        <div className="pointer-events-auto flex h-fit -translate-y-1/2 items-center gap-1 rounded-full border border-sea bg-sea-soft py-0.5 pe-1 ps-4 text-sm text-sea shadow-raised">
          <span className="font-semibold tabular-nums">{groupThousands(count)} new</span>
          <Button size="small" variant="quiet" onClick={onShow} className="min-h-8">
            Show
          </Button>
        </div>
      ) : null}
    </div>
  );
}
