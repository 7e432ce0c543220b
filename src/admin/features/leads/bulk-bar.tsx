import { useQueryClient } from "@tanstack/react-query";
import { Download, X } from "lucide-react";
import { useState } from "react";
import { ExportDialog } from "@/admin/features/export/export-dialog.tsx";
import { describeChange } from "@/admin/features/lead/change-text.ts";
import { ClosingSelect } from "@/admin/features/lead/closing-select.tsx";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import { LEAD_COUNTS_KEY, showLead, undoChanges } from "@/admin/features/lead/lead-cache.ts";
import {
  type CloseReason,
  LEAD_STATUSES,
  type Lead,
  type LeadStatus,
} from "@/admin/features/lead/lead-model.ts";
import { SmallField } from "@/admin/features/lead/small-field.tsx";
import { CHANGE_FAULT, offerUndo } from "@/admin/features/lead/undo-offers.ts";
import { ColleagueOptions, StatusOptions } from "@/admin/features/lead/work-options.tsx";
import { type BulkChange, changeLeads } from "@/admin/features/lead-search/leads-api.ts";
import { Button } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.ts";

type BulkBarProps = {
  leads: readonly Lead[];
  colleagues: readonly Colleague[];
  mayExport: boolean;
  onClear: () => void;
};

/** Tells what is above the bar how high it is. */
function tellHeight(bar: HTMLElement | null) {
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

/** What can be done with the chosen leads. Shown while some are chosen. */
export function BulkBar({ leads, colleagues, mayExport, onClear }: BulkBarProps) {
  const client = useQueryClient();
  const [owner, setOwner] = useState("");
  const [status, setStatus] = useState<LeadStatus | "">("");
  const [reason, setReason] = useState<CloseReason | "">("");
  const [isBusy, setIsBusy] = useState(false);
  const [isExporting, setIsExporting] = useState(false);

  if (leads.length === 0) return null;

  async function apply(change: BulkChange) {
    setIsBusy(true);
    try {
      const answers = await changeLeads(leads, change);
      const changed: number[] = [];
      const refused: string[] = [];
      for (const answer of answers) {
        if (answer.outcome === "missing") {
          refused.push("a deleted lead");
          continue;
        }
        showLead(client, answer.lead);
        if (answer.outcome === "changed" && answer.event) changed.push(answer.event.id);
        if (answer.outcome === "conflict") refused.push(answer.lead.reference);
      }
      void client.invalidateQueries({ queryKey: LEAD_COUNTS_KEY });
      tellRefused(refused);
      onClear();
      setOwner("");
      setStatus("");
      setReason("");
      if (changed.length === 0) return;
      offerUndo({
        text: `${changed.length} ${changed.length === 1 ? "lead" : "leads"} ${describeChange(change, colleagues)}.`,
        undo: async () => {
          const undone = await undoChanges(client, changed);
          tellRefused(
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

  const canSetStatus = status !== "" && (status !== "closed" || reason !== "");
  return (
    <section
      ref={tellHeight}
      aria-label="Chosen leads"
      data-lower-bar
      className="print:hidden sticky bottom-3 z-20 mx-auto mt-3 flex w-fit flex-wrap items-end gap-x-5 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 shadow-raised max-sm:w-full max-sm:p-3 max-sm:[&>form]:w-full max-sm:[&>form]:flex-nowrap max-sm:[&>form>div]:flex-1"
    >
      <p
        role="status"
        className="flex min-h-9 items-center max-sm:me-auto text-sm font-semibold tabular-nums"
      >
        {leads.length} chosen
      </p>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!owner) return;
          void apply({ kind: "owner", owner_id: owner === "none" ? null : owner });
        }}
      >
        <SmallField label="Owner">
          {(attributes) => (
            <select
              {...attributes}
              value={owner}
              onChange={(event) => setOwner(event.target.value)}
            >
              <option value="">Choose</option>
              <ColleagueOptions colleagues={colleagues} />
              <option value="none">Nobody</option>
            </select>
          )}
        </SmallField>
        <Button type="submit" size="small" disabled={!owner} busy={isBusy}>
          Assign
        </Button>
      </form>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!canSetStatus) return;
          void apply({ kind: "status", status, close_reason: reason || null });
        }}
      >
        <SmallField label="Status">
          {(attributes) => (
            <select
              {...attributes}
              value={status}
              onChange={(event) => {
                const next = LEAD_STATUSES.find((each) => each === event.target.value);
                setStatus(next ?? "");
                if (next !== "closed") setReason("");
              }}
            >
              <option value="">Choose</option>
              <StatusOptions />
            </select>
          )}
        </SmallField>
        {status === "closed" ? (
          <SmallField label="Reason">
            {(attributes) => <ClosingSelect {...attributes} value={reason} onChange={setReason} />}
          </SmallField>
        ) : null}
        <Button type="submit" size="small" disabled={!canSetStatus} busy={isBusy}>
          Set status
        </Button>
      </form>
      {mayExport ? (
        <Button size="small" onClick={() => setIsExporting(true)}>
          <Download aria-hidden="true" className="size-4" /> Export
        </Button>
      ) : null}
      <ExportDialog
        open={isExporting}
        onOpenChange={setIsExporting}
        filter={{ ids: leads.map(({ id }) => id) }}
        count={leads.length}
        colleagues={colleagues}
      />
      <Button size="small" variant="quiet" onClick={onClear}>
        <X aria-hidden="true" className="size-4" /> Clear
      </Button>
    </section>
  );
}

/** Names the leads that someone else changed first. */
function tellRefused(refused: readonly string[]): void {
  if (refused.length === 0) return;
  toast.error(`${refused.length} ${refused.length === 1 ? "lead was" : "leads were"} not changed`, {
    description: `Changed by someone else: ${refused.join(", ")}.`,
  });
}
