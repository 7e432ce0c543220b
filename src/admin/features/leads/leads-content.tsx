import type { ComponentProps } from "react";
import type { Tab } from "@/admin/features/lead-search/list-state.ts";
import { Button } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { LoadFault } from "@/ui/load-state.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";
import { Spinner } from "@/ui/spinner.tsx";
import { LeadsTable } from "./leads-table.tsx";

const emptyTabs: Record<Exclude<Tab, "all">, { title: string; text: string }> = {
  due: { title: "Nobody is waiting", text: "Every request has had a first reply." },
  mine: { title: "You have no open leads", text: "Take one from Unassigned or Due." },
  unassigned: { title: "Every open lead has an owner", text: "New leads appear here first." },
  "follow-up": {
    title: "Nothing to follow up today",
    text: "Leads appear here on the date of their next step.",
  },
};

type TableProps = Omit<ComponentProps<typeof LeadsTable>, "leads">;

type LeadsContentProps = {
  leads: ComponentProps<typeof LeadsTable>["leads"] | undefined;
  isFault: boolean;
  /** Whether the leads shown are still those of the previous page or filter. */
  isBusy: boolean;
  isFiltered: boolean;
  tab: Tab;
  onRetry: () => void;
  onClear: () => void;
  table: TableProps;
};

/** The leads, or a message saying why there are none. */
export function LeadsContent(props: LeadsContentProps) {
  const { leads, isFault, isBusy, isFiltered, tab, onRetry, onClear, table } = props;
  if (isFault) {
    return <LoadFault what="the leads" note="No data has been lost." onRetry={onRetry} />;
  }
  if (!leads) return <LeadsLoading />;
  if (leads.length > 0) {
    return (
      <div className={isBusy ? "opacity-60 transition-opacity" : undefined}>
        <LeadsTable leads={leads} {...table} />
      </div>
    );
  }
  if (isFiltered) {
    return (
      <EmptyState
        title="No leads match"
        action={<Button onClick={onClear}>Clear search and filters</Button>}
      >
        Try fewer words, or look in another list.
      </EmptyState>
    );
  }
  if (tab !== "all")
    return <EmptyState title={emptyTabs[tab].title}>{emptyTabs[tab].text}</EmptyState>;
  return (
    <EmptyState title="No leads yet">
      Leads will appear here when users submit the quote form
    </EmptyState>
  );
}

/** Placeholder while the list loads. */
function LeadsLoading() {
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner /> Loading leads...
      </p>
      {Array.from({ length: 6 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical.
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}
