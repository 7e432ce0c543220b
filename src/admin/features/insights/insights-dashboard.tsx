import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { displayNamesQuery } from "@/admin/features/access/profile-api.ts";
import type { Filters } from "@/admin/features/lead-search/filters.ts";
import { groupThousands } from "@/lib/english.ts";
import { Button } from "@/ui/button.tsx";
import { Loading } from "@/ui/live-region.tsx";
import { LoadFault } from "@/ui/load-state.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";
import { Spinner } from "@/ui/spinner.tsx";
import { GroupTable, speedColumns } from "./group-table.tsx";
import { HoursTable } from "./hours-table.tsx";
import { type Insights, insightsQuery } from "./insights-api.ts";
import { KeyFigures } from "./key-figures.tsx";
import { daysOf, periodInWords, readPeriod } from "./period.ts";
import { PeriodChoice, PeriodDates } from "./period-choice.tsx";
import { QuoteFigures } from "./quote-figures.tsx";
import { Funnel, OpenByAge } from "./status-panels.tsx";
import { VolumeChart } from "./volume-chart.tsx";

/** The team's figures for the period in the address. */
export function InsightsDashboard() {
  const [parameters, setParameters] = useSearchParams();
  const { choice, period } = readPeriod(parameters);
  const figures = useQuery(insightsQuery(period));
  const hasBefore = figures.isPlaceholderData || figures.data?.previous.leads !== 0;
  return (
    <div className="flex max-w-workspace flex-col gap-4 px-4 py-6 sm:px-6 print:max-w-none print:gap-2.5 print:p-0 print:[print-color-adjust:exact]">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 lg:grid-cols-[minmax(0,1fr)_auto_auto]">
        <h1 className="text-2xl">Insights</h1>
        <Button size="small" onClick={() => window.print()} className="lg:row-span-2 print:hidden">
          <Printer aria-hidden="true" className="size-4" /> Print
        </Button>
        <p
          role="status"
          className="col-span-2 flex items-center gap-2 text-sm text-muted lg:col-span-1 lg:row-start-2"
        >
          <span>{`${periodInWords(period)}${
            hasBefore
              ? `, compared with the ${daysOf(period)} days before`
              : `. No lead arrived in the ${daysOf(period)} days before, so nothing is compared.`
          }`}</span>
          {figures.isFetching ? <Spinner /> : null}
        </p>
        <div className="col-span-full max-lg:mt-3 lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1">
          <PeriodChoice choice={choice} period={period} onChange={setParameters} />
        </div>
        {choice === "dates" ? <PeriodDates period={period} onChange={setParameters} /> : null}
      </div>
      {figures.data ? (
        <Figures key={`${figures.data.from} ${figures.data.to}`} figures={figures.data} />
      ) : figures.isError ? (
        <LoadFault what="the figures" onRetry={() => void figures.refetch()} />
      ) : (
        <div className="flex flex-col gap-4">
          <Loading isHeardOnly>Loading the figures</Loading>
          <Skeleton className="h-28" />
          <Skeleton className="h-72" />
          <Skeleton className="h-72" />
        </div>
      )}
    </div>
  );
}

/** Two columns whose boxes follow each other without a gap. Paper has columns of its own. */
const columnClass = "flex min-w-0 flex-col gap-4 print:contents";

function Figures({ figures }: { figures: Insights }) {
  const names = useQuery(displayNamesQuery());
  const period = { from: figures.from, to: figures.to };
  const named = (name: string | null, filters: (name: string) => Partial<Filters>) =>
    name === null ? undefined : { ...period, ...filters(name) };
  const unknownName = names.isPending ? "…" : "Name not known";
  const owners = figures.by_owner.map(({ owner_id, ...measures }) => ({
    ...measures,
    id: owner_id,
    name: owner_id === null ? null : (names.data?.get(owner_id) ?? unknownName),
  }));
  // Without leads, the other column is the higher one.
  const isEmpty = figures.current.leads === 0;
  const byCity = (
    <GroupTable
      title="By city"
      heading="City"
      groups={figures.by_city}
      columns={speedColumns}
      unnamed="None"
      filtersOf={({ name }) => named(name, (city) => ({ city }))}
    />
  );
  return (
    <>
      <KeyFigures
        current={figures.current}
        previous={figures.previous.leads > 0 ? figures.previous : undefined}
      />
      <VolumeChart days={figures.by_day} />
      <div className="grid items-start gap-4 lg:grid-cols-2 print:block print:columns-2 print:gap-2.5">
        <div className={columnClass}>
          <Funnel funnel={figures.funnel} period={period} />
          <GroupTable
            title="By treatment"
            heading="Treatment"
            groups={figures.by_treatment}
            columns={speedColumns}
            unnamed="None"
            filtersOf={({ name }) => named(name, (treatment) => ({ treatment }))}
          />
          <GroupTable
            title="By coordinator"
            heading="Coordinator"
            groups={owners}
            columns={[
              { heading: "Quoted", cell: ({ quoted }) => groupThousands(quoted) },
              { heading: "Booked", cell: ({ booked }) => groupThousands(booked) },
              ...speedColumns,
            ]}
            unnamed="Unassigned"
            filtersOf={({ id }) => ({ ...period, owner: [id ?? "none"] })}
          />
          {isEmpty ? byCity : null}
        </div>
        <div className={columnClass}>
          <OpenByAge open={figures.open_by_age} />
          {isEmpty ? null : byCity}
          <GroupTable
            title="By source page"
            heading="Page"
            groups={figures.by_source}
            columns={speedColumns}
            unnamed="Not known"
            // The filter finds pages by the start of their path, and so may find those of another row too.
            filtersOf={({ name: page }) =>
              figures.by_source.some(
                ({ name }) => page && page !== "/" && name !== page && name?.startsWith(page),
              )
                ? undefined
                : named(page, (source) => ({ source }))
            }
          />
        </div>
        <HoursTable cells={figures.by_hour} />
      </div>
      <QuoteFigures period={period} />
      <p className="max-w-reading text-xs text-muted print:max-w-none print:text-print">
        “Answered within 24 h” is the share of leads that were contacted in time. It counts leads
        that were contacted or whose 24 hours are over. It leaves out spam and duplicates closed
        before then. “Median” and “90% within” are the time from the request to first contact, for
        leads that were contacted. “Quoted” and “Booked” are the coordinator’s leads that are at
        that status or later, or were when they were closed. Leads whose use is restricted are not
        counted.
      </p>
    </>
  );
}
