import { shortDate } from "@shared/dates.ts";
import { typedKeys } from "@shared/typed-keys.ts";
import { useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Download, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { ExportDialog } from "@/admin/features/export/export-dialog.tsx";
import { usePaletteActions } from "@/admin/features/keyboard/palette-actions.ts";
import { CHANGE_FAULT, offerUndo } from "@/admin/features/lead/changes/undo-offers.ts";
import { describeChange } from "@/admin/features/lead/history/change-text.ts";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import { LEAD_COUNTS_KEY, showLead, undoChanges } from "@/admin/features/lead/lead-cache.ts";
import type { Lead } from "@/admin/features/lead/lead-model.ts";
import { type BulkChange, changeLeads } from "@/admin/features/lead-search/leads-api.ts";
import { useAfterRender } from "@/lib/after-render.ts";
import { groupThousands } from "@/lib/english.ts";
import { Button } from "@/ui/button.tsx";
import { LiveRegion } from "@/ui/live-region.tsx";
import { lowerBar } from "@/ui/lower-bar.ts";
import { toast } from "@/ui/toast.ts";
import { OwnerForm, StatusForm, StepForm } from "./bulk-forms.tsx";

/** How many leads can be changed together, as in the database. */
export const MAX_CHOSEN = 500;

/** On a phone, the actions share a row below the number of chosen leads. */
const barButtonClass = "max-lg:px-2.5 max-sm:flex-1 max-sm:basis-[calc(25%-0.375rem)] max-sm:px-1";

/** The buttons that expand the forms on a narrow screen. */
const formButtons = [
  { form: "owner", label: "Owner" },
  { form: "status", label: "Status" },
  { form: "next_step", label: "Step" },
] as const;

type BulkBarProps = {
  leads: readonly Lead[];
  colleagues: readonly Colleague[];
  /** The number of leads in the whole list, if the whole page is chosen. */
  total: number | undefined;
  onChooseAll: () => Promise<void>;
  mayExport: boolean;
  onClear: () => void;
};

/** Actions for the selected leads. Hidden while none are selected. */
export function BulkBar(props: BulkBarProps) {
  const { leads, colleagues, total = 0, onChooseAll, mayExport, onClear } = props;
  const client = useQueryClient();
  const id = useId();
  /** The form that is expanded on a narrow screen. A wide one shows all. */
  const [expanded, setExpanded] = useState<BulkChange["kind"] | null>(null);
  const afterRender = useAfterRender();
  const ownerSelect = useRef<HTMLSelectElement>(null);
  const statusSelect = useRef<HTMLSelectElement>(null);
  const stepSelect = useRef<HTMLSelectElement>(null);
  const selects = { owner: ownerSelect, status: statusSelect, next_step: stepSelect };
  const [isBusy, setIsBusy] = useState(false);
  const [isExporting, setIsExporting] = useState(false);

  function expand(form: BulkChange["kind"]) {
    setExpanded(form);
    afterRender(() => selects[form].current?.focus());
  }
  const isEmpty = leads.length === 0;
  if (isEmpty && expanded) setExpanded(null);
  usePaletteActions(
    isEmpty
      ? []
      : [
          { label: "Assign chosen…", run: () => expand("owner") },
          { label: "Set status of chosen…", run: () => expand("status") },
          { label: "Put off chosen…", run: () => expand("next_step") },
          ...(mayExport
            ? [{ label: "Export chosen…", isExport: true, run: () => setIsExporting(true) }]
            : []),
          { label: "Clear the selection", run: onClear },
        ],
  );
  if (isEmpty) return null;

  async function chooseAll() {
    setIsBusy(true);
    await onChooseAll().catch(() =>
      toast.error("The other leads could not be chosen. Check your connection and try again."),
    );
    setIsBusy(false);
  }
  async function apply(change: BulkChange) {
    setIsBusy(true);
    try {
      const responses = await changeLeads(leads, change);
      const changed: number[] = [];
      const refused: Refused[] = [];
      for (const response of responses) {
        if (response.outcome === "missing") {
          refused.push({ reference: "a deleted lead", reason: "changed" });
          continue;
        }
        showLead(client, response.lead);
        if (response.outcome === "changed" && response.event) changed.push(response.event.id);
        if (response.outcome === "conflict") refused.push(refusedLead(response.lead, change));
      }
      void client.invalidateQueries({ queryKey: LEAD_COUNTS_KEY });
      showRefused(refused);
      onClear();
      if (changed.length === 0) return;
      offerUndo({
        text: `${changed.length} ${changed.length === 1 ? "lead" : "leads"} ${describeMany(change, colleagues)}.`,
        undo: async () => {
          const undone = await undoChanges(client, changed);
          const conflicts = undone.filter(({ outcome }) => outcome === "conflict");
          showRefused(conflicts.map(({ lead }) => notUndone(lead, change)));
          return conflicts.length < undone.length;
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
      ref={lowerBar}
      id={CHOSEN_BAR_ID}
      tabIndex={-1}
      aria-label="Chosen leads"
      data-lower-bar
      className="print:hidden sticky bottom-3 z-20 mx-auto mt-3 flex w-fit flex-wrap items-end gap-x-5 gap-y-2 max-2xl:gap-x-3 rounded-lg border border-line bg-surface px-4 py-3 shadow-raised max-lg:w-full max-lg:items-center max-lg:gap-x-2 max-lg:px-3 max-lg:py-2"
    >
      <LiveRegion
        as="p"
        role="status"
        className="flex min-h-9 items-center text-sm font-semibold tabular-nums max-lg:me-auto max-sm:basis-[calc(100%-3.25rem)]"
      >{`${groupThousands(leads.length)} chosen`}</LiveRegion>
      <Button
        size="small"
        variant="quiet"
        onClick={onClear}
        className="max-lg:px-2.5 max-sm:w-11 max-sm:px-0"
      >
        <X aria-hidden="true" className="size-4 sm:max-lg:hidden" />
        <span className="max-sm:sr-only">Clear</span>
      </Button>
      {leads.length < Math.min(total, MAX_CHOSEN) ? (
        <Button
          size="small"
          variant="quiet"
          busy={isBusy}
          onClick={() => void chooseAll()}
          className="max-sm:w-full"
        >
          {total > MAX_CHOSEN
            ? `Choose the first ${MAX_CHOSEN}`
            : `Choose all ${groupThousands(total)} that match`}
        </Button>
      ) : null}
      {formButtons.map(({ form, label }) => (
        <Button
          key={form}
          size="small"
          aria-expanded={expanded === form}
          aria-controls={`${id}-${form}`}
          onClick={() => (expanded === form ? setExpanded(null) : expand(form))}
          className={clsx(barButtonClass, "aria-expanded:bg-sea-soft lg:hidden")}
        >
          {label}
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
      <StepForm
        id={`${id}-next_step`}
        select={stepSelect}
        busy={isBusy}
        onApply={(change) => void apply(change)}
        className={formClass(expanded === "next_step")}
      />
      {mayExport ? (
        <Button size="small" onClick={() => setIsExporting(true)} className={barButtonClass}>
          <Download aria-hidden="true" className="size-4 max-lg:hidden" /> Export
        </Button>
      ) : null}
      <ExportDialog
        open={isExporting}
        onOpenChange={setIsExporting}
        filter={{ ids: leads.map(({ id }) => id) }}
        count={leads.length}
        colleagues={colleagues}
      />
    </section>
  );
}

/** A form of the bar. On a narrow screen it is below the buttons, and only one is expanded. */
function formClass(isExpanded: boolean): string {
  return clsx(
    "flex flex-wrap items-end gap-2 max-lg:order-last max-lg:w-full max-lg:[&>div]:flex-1 max-sm:[&>div:has(+div)]:basis-full max-[23rem]:[&>div+div]:basis-full max-[23rem]:[&>button]:grow",
    !isExpanded && "max-lg:hidden",
  );
}

/** What happened to the leads, as in "3 leads moved to Quoted". */
function describeMany(change: BulkChange, colleagues: readonly Colleague[]): string {
  return change.kind === "next_step"
    ? `put off until ${shortDate(change.next_step_on)}`
    : describeChange(change, colleagues);
}

const REASONS = {
  changed: "Changed by someone else",
  withdrawn: "Consent withdrawn",
  replied: "The patient waits for an answer",
  left: "Without an owner, because the former one has left the team",
} as const;

type Refused = { reference: string; reason: keyof typeof REASONS };

const refusedLead = (lead: Lead, change: BulkChange): Refused => ({
  reference: lead.reference,
  reason:
    lead.withdrawn_at !== null && change.kind === "status" && change.status !== "closed"
      ? "withdrawn"
      : change.kind === "next_step" && lead.patient_acted_at !== null
        ? "replied"
        : "changed",
});

/** A lead that is still as an owner's change left it is not undone only if the former owner has left the team. */
const notUndone = (lead: Lead, change: BulkChange): Refused =>
  change.kind === "owner" && change.owner_id === lead.owner_id
    ? { reference: lead.reference, reason: "left" }
    : refusedLead(lead, change);

/** Names the leads that were not changed, by why. */
function showRefused(refused: readonly Refused[]): void {
  if (refused.length === 0) return;
  toast.error(`${refused.length} ${refused.length === 1 ? "lead was" : "leads were"} not changed`, {
    description: typedKeys(REASONS)
      .map((reason) => [reason, refused.filter((lead) => lead.reason === reason)] as const)
      .filter(([, leads]) => leads.length > 0)
      .map(([reason, leads]) => {
        const references = leads.map(({ reference }) => reference).join(", ");
        return `${REASONS[reason]}: ${references}.`;
      })
      .join(" "),
  });
}

/** The ID of the bar with the actions for the chosen leads. */
const CHOSEN_BAR_ID = "chosen-leads";

/** After the box that was ticked last: goes to the bar, which is far behind it in the order of the focus. */
export function ChosenSkip() {
  return (
    <button
      type="button"
      onClick={() => document.getElementById(CHOSEN_BAR_ID)?.focus()}
      className="sr-only focus:not-sr-only focus:absolute! focus:z-20 focus:max-w-none! focus:whitespace-nowrap focus:rounded focus:bg-surface focus:px-2 focus:py-1 focus:text-sm focus:font-semibold focus:text-sea focus:shadow-raised print:hidden"
    >
      Actions for chosen leads
    </button>
  );
}
