import { useQuery } from "@tanstack/react-query";
import { LoadFault } from "@/ui/load-state.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";
import { GroupTable } from "./group-table.tsx";
import { type QuoteMeasures, quoteFiguresQuery } from "./insights-api.ts";
import { durationInWords, NO_FIGURE, percentOf } from "./insights-figures.ts";
import { KeyFigure } from "./key-figures.tsx";
import type { Period } from "./period.ts";

/** Fewer than this say nothing about the next ones. */
const ENOUGH = 5;

/** A figure, if it is of enough leads or proposals. */
const from = (count: number, figure: string) => (count < ENOUGH ? NO_FIGURE : figure);

/** What is measured, of a group or of all leads. */
const measures = [
  {
    heading: "Said yes",
    label: "Proposals with a yes",
    figure: ({ yes, answered }: QuoteMeasures) => from(answered, `${percentOf(yes, answered)}%`),
  },
  {
    heading: "Quotes",
    label: "Quotes for each lead sent to a clinic",
    figure: ({ quotes, sent }: QuoteMeasures) => from(sent, (quotes / sent).toFixed(1)),
  },
  {
    heading: "Time",
    label: "Median time to the first quote",
    figure: ({ median_minutes, quoted }: QuoteMeasures) =>
      from(quoted, durationInWords(median_minutes)),
  },
  {
    heading: "Went ahead",
    label: "Went ahead with a quote",
    figure: ({ went_on, shown }: QuoteMeasures) => from(shown, `${percentOf(went_on, shown)}%`),
  },
] as const;

const columns = measures.map(({ heading, figure }) => ({ heading, cell: figure }));

/** How proposals became quotes and quotes were chosen: for the leads of a period that a clinic was proposed for. */
export function QuoteFigures({ period }: { period: Period }) {
  const figures = useQuery(quoteFiguresQuery(period));
  if (!figures.data) {
    return figures.isError ? (
      <LoadFault what="the figures about quotes" onRetry={() => void figures.refetch()} />
    ) : (
      <Skeleton className="h-72" />
    );
  }
  const { all, by_clinic, by_treatment } = figures.data;
  return (
    <section aria-labelledby="quote-figures" className="flex flex-col gap-4 print:gap-2.5">
      <div>
        <h2 id="quote-figures" className="text-xl">
          Clinics and quotes
        </h2>
        <p className="text-sm text-muted">
          Of the leads that arrived in this period and for which a clinic was proposed.
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 print:grid-cols-4 print:gap-2.5">
        {measures.map(({ label, figure }) => (
          <KeyFigure key={label} label={label} value={figure(all)} />
        ))}
      </dl>
      <div className="grid items-start gap-4 lg:grid-cols-2 print:block print:columns-2 print:gap-2.5">
        <GroupTable
          title="Quotes by clinic"
          heading="Clinic"
          groups={by_clinic}
          unnamed="None"
          columns={columns}
          filtersOf={({ id }) => ({ ...period, clinic: id })}
        />
        <GroupTable
          title="Quotes by treatment"
          heading="Treatment"
          groups={by_treatment}
          unnamed="None"
          columns={columns}
          filtersOf={({ name }) => ({ ...period, treatment: name, clinic: "any" })}
        />
      </div>
      <p className="max-w-reading text-xs text-muted print:max-w-none print:text-print">
        “Said yes”: of the proposals that patients answered, the share with a yes that still stands.
        “Quotes”: how many came for each lead that a clinic got. “Time”: the median from the request
        to the lead’s first quote or, by clinic, from the patient’s yes to the clinic’s quote. “Went
        ahead”: of the patients who saw a quote, the share who chose it on their page or booked that
        clinic. A figure needs at least five leads or answers.
      </p>
    </section>
  );
}
