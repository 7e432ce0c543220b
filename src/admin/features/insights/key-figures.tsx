import { ArrowDown, ArrowUp, Minus } from "lucide-react";
import { groupThousands } from "@/lib/english.ts";
import type { Measures } from "./insights-api.ts";
import { answeredShare, durationInWords, NO_FIGURE, shareInWords } from "./insights-figures.ts";

type KeyFigureProps = {
  label: string;
  value: string;
  /** The value of the previous period; undefined if it is not compared. */
  before?: string | undefined;
  /** The change from the previous period; `null` if the two cannot be compared. */
  difference?: number | null;
  /** Whether an increase or a decrease is an improvement; undefined if neither is. */
  better?: "more" | "less";
};

type KeyFiguresProps = {
  current: Measures;
  /** Undefined if it had no lead. */
  previous: Measures | undefined;
};

/** The four main figures, each compared with the previous period. */
export function KeyFigures({ current, previous }: KeyFiguresProps) {
  const share = answeredShare(current);
  const shareBefore = previous ? answeredShare(previous) : null;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 print:grid-cols-4 print:gap-2.5">
      <KeyFigure
        label="Leads"
        value={groupThousands(current.leads)}
        before={previous && groupThousands(previous.leads)}
        difference={previous ? current.leads - previous.leads : null}
      />
      <KeyFigure
        label={"Answered within 24\u00a0h"}
        value={shareInWords(share)}
        before={previous && shareInWords(shareBefore)}
        difference={share === null || shareBefore === null ? null : share - shareBefore}
        better="more"
      />
      <Time
        label="Median time to first contact"
        now={current}
        before={previous}
        measure="median_minutes"
      />
      <Time label="90% contacted within" now={current} before={previous} measure="p90_minutes" />
    </dl>
  );
}

type TimeProps = {
  label: string;
  now: Measures;
  before: Measures | undefined;
  measure: "median_minutes" | "p90_minutes";
};

function Time({ label, now, before, measure }: TimeProps) {
  const [value, former] = [now[measure], before?.[measure] ?? null];
  return (
    <KeyFigure
      label={label}
      value={durationInWords(value)}
      before={before && durationInWords(former)}
      difference={value === null || former === null ? null : value - former}
      better="less"
    />
  );
}

/** A figure in a box, as part of a description list. */
export function KeyFigure({ label, value, before, difference = null, better }: KeyFigureProps) {
  const direction =
    difference === null || difference === 0 ? null : difference > 0 ? "more" : "less";
  const Icon = direction === null ? Minus : direction === "more" ? ArrowUp : ArrowDown;
  const tone =
    better === undefined || direction === null
      ? "text-muted"
      : direction === better
        ? "text-success"
        : "text-danger";
  return (
    <div className="row-span-2 grid grid-rows-subgrid gap-y-1 rounded border border-line bg-surface p-3 sm:p-4 print:rounded-sm print:p-2">
      <dt className="text-xs text-muted sm:text-sm">{label}</dt>
      <dd className="flex flex-col gap-0.5">
        <span className="text-2xl font-semibold tabular-nums">
          {before === undefined && value === NO_FIGURE ? (
            <span className="text-sm font-normal text-muted">Too few to tell</span>
          ) : (
            <span>{value}</span>
          )}
        </span>
        {before === undefined ? null : (
          <span className={`flex items-center gap-1 text-xs ${tone}`}>
            {direction === null && before === NO_FIGURE ? null : (
              <Icon aria-hidden="true" className="size-3.5" />
            )}
            <span>
              {before === NO_FIGURE
                ? "No figure for the days before"
                : `${direction === null ? "same as" : direction === "more" ? "up from" : "down from"} ${before}`}
            </span>
          </span>
        )}
      </dd>
    </div>
  );
}
