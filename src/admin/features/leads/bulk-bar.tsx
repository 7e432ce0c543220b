import { useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { CircleDot, Download, UserRound, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { ExportDialog } from "@/admin/features/export/export-dialog.tsx";
import { usePaletteActions } from "@/admin/features/keyboard/palette-actions.ts";
import { describeChange } from "@/admin/features/lead/change-text.ts";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import { LEAD_COUNTS_KEY, showLead, undoChanges } from "@/admin/features/lead/lead-cache.ts";
import type { Lead } from "@/admin/features/lead/lead-model.ts";
import { CHANGE_FAULT, offerUndo } from "@/admin/features/lead/undo-offers.ts";
import { type BulkChange, changeLeads } from "@/admin/features/lead-search/leads-api.ts";
import { useAfterRender } from "@/lib/after-render.ts";
import { Button } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.ts";
import { OwnerForm, StatusForm } from "./bulk-forms.tsx";

/** The buttons that expand the forms on a narrow screen. */
const formButtons = [
  { form: "owner", label: "Owner", Icon: UserRound },
  { form: "status", label: "Status", Icon: CircleDot },
] as const;

type BulkBarProps = {
  leads: readonly Lead[];
  colleagues: readonly Colleague[];
  mayExport: boolean;
  onClear: () => void;
};

/** Sets the bar's height as a CSS property, so that notices are shown above it. */
function publishHeight(bar: HTMLElement | null) {
  if (!bar || !("ResizeObserver" in window)) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty("--lower-bar", `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--lower-bar");
  };
}

/** Actions for the selected leads. Hidden while none are selected. */
export function BulkBar({ leads, colleagues, mayExport, onClear }: BulkBarProps) {
  const client = useQueryClient();
  const id = useId();
  /** The form that is expanded on a narrow screen. A wide one shows both. */
  const [expanded, setExpanded] = useState<BulkChange["kind"] | null>(null);
  const afterRender = useAfterRender();
  const ownerSelect = useRef<HTMLSelectElement>(null);
  const statusSelect = useRef<HTMLSelectElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isExporting, setIsExporting] = useState(false);

  function expand(form: BulkChange["kind"]) {
    setExpanded(form);
    afterRender(() => (form === "owner" ? ownerSelect : statusSelect).current?.focus());
  }
  const isEmpty = leads.length === 0;
  if (isEmpty && expanded) setExpanded(null);
  usePaletteActions(
    isEmpty
      ? []
      : [
          { label: "Assign chosen…", run: () => expand("owner") },
          { label: "Set status of chosen…", run: () => expand("status") },
          ...(mayExport
            ? [{ label: "Export chosen…", isExport: true, run: () => setIsExporting(true) }]
            : []),
          { label: "Clear the selection", run: onClear },
        ],
  );
  if (isEmpty) return null;

  async function apply(change: BulkChange) {
    setIsBusy(true);
    try {
      const responses = await changeLeads(leads, change);
      const changed: number[] = [];
      const refused: string[] = [];
      for (const response of responses) {
        if (response.outcome === "missing") {
          refused.push("a deleted lead");
          continue;
        }
        showLead(client, response.lead);
        if (response.outcome === "changed" && response.event) changed.push(response.event.id);
        if (response.outcome === "conflict") refused.push(response.lead.reference);
      }
      void client.invalidateQueries({ queryKey: LEAD_COUNTS_KEY });
      showRefused(refused);
      onClear();
      if (changed.length === 0) return;
      offerUndo({
        text: `${changed.length} ${changed.length === 1 ? "lead" : "leads"} ${describeChange(change, colleagues)}.`,
        undo: async () => {
          const undone = await undoChanges(client, changed);
          showRefused(
            undone.flatMap(({ outcome, lead }) => (outcome === "conflict" ? [lead.reference] : [])),
          );
        },
      });
    } catch {
      toast.error(CHANGE_FAULT);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <section
      ref={publishHeight}
      aria-label="Chosen leads"
      data-lower-bar
      className="print:hidden sticky bottom-3 z-20 mx-auto mt-3 flex w-fit flex-wrap items-end gap-x-5 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 shadow-raised max-lg:w-full max-lg:items-center max-lg:gap-x-1 max-lg:px-3 max-lg:py-2"
    >
      <p
        role="status"
        className="flex min-h-9 items-center text-sm font-semibold tabular-nums max-lg:me-auto"
      >{`${leads.length} chosen`}</p>
      {formButtons.map(({ form, label, Icon }) => (
        <Button
          key={form}
          size="small"
          aria-expanded={expanded === form}
          aria-controls={`${id}-${form}`}
          onClick={() => (expanded === form ? setExpanded(null) : expand(form))}
          className="px-2.5 lg:hidden"
        >
          <Icon aria-hidden="true" className="size-4 min-[22.5rem]:hidden" />
          <span className="max-[22.5rem]:sr-only">{label}</span>
        </Button>
      ))}
      <OwnerForm
        id={`${id}-owner`}
        select={ownerSelect}
        colleagues={colleagues}
        busy={isBusy}
        onApply={(change) => void apply(change)}
        className={formClass(expanded === "owner")}
      />
      <StatusForm
        id={`${id}-status`}
        select={statusSelect}
        busy={isBusy}
        onApply={(change) => void apply(change)}
        className={formClass(expanded === "status")}
      />
      {mayExport ? (
        <Button size="small" onClick={() => setIsExporting(true)} className="max-lg:px-2.5">
          <Download aria-hidden="true" className="size-4" />
          <span className="max-lg:sr-only">Export</span>
        </Button>
      ) : null}
      <ExportDialog
        open={isExporting}
        onOpenChange={setIsExporting}
        filter={{ ids: leads.map(({ id }) => id) }}
        count={leads.length}
        colleagues={colleagues}
      />
      <Button size="small" variant="quiet" onClick={onClear} className="max-lg:px-2.5">
        <X aria-hidden="true" className="size-4" />
        <span className="max-lg:sr-only">Clear</span>
      </Button>
    </section>
  );
}

/** A form of the bar. On a narrow screen it is below the buttons, and only one is expanded. */
function formClass(isExpanded: boolean): string {
  return clsx(
    "flex flex-wrap items-end gap-2 max-lg:order-last max-lg:w-full max-lg:[&>div]:flex-1 max-sm:[&>div+div]:order-last max-sm:[&>div+div]:basis-full",
    !isExpanded && "max-lg:hidden",
  );
}

/** Names the leads that someone else changed first. */
function showRefused(refused: readonly string[]): void {
  if (refused.length === 0) return;
  toast.error(`${refused.length} ${refused.length === 1 ? "lead was" : "leads were"} not changed`, {
    description: `Changed by someone else: ${refused.join(", ")}.`,
  });
}
