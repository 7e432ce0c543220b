import { dateInWords, dayInWords } from "@shared/dates.ts";
import { clsx } from "clsx";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import { Fold } from "@/ui/fold.tsx";
import type { Entry } from "./schedule.ts";

/** Without this, a closed list would also be missing on a wide screen and on paper. */
const canShowClosed = globalThis.CSS?.supports?.("selector(::details-content)") ?? false;

/** The schedule as three lists, in order. The diagram beside them shows the same dates. */
export function ScheduleList({ entries }: { entries: readonly Entry[] }) {
  return (
    // The first list is as high as the two beside it.
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] print:block print:columns-2 print:gap-6">
      <Part part="before" title="Before you go" entries={entries} />
      <Part part="turkey" title="In Turkey" entries={entries} />
      <Part part="home" title="Back at home" entries={entries} />
    </div>
  );
}

function Part({
  part,
  title,
  entries,
}: {
  part: Entry["part"];
  title: string;
  entries: readonly Entry[];
}) {
  const own = entries.filter((entry) => entry.part === part);
  const [first] = own;
  return (
    <section aria-labelledby={`part-${part}`} className="lg:first:row-span-2 print:mb-1">
      <h3 id={`part-${part}`} className="mb-3 text-xl print:mb-0.5 print:break-after-avoid">
        {title}
      </h3>
      {first ? (
        <Fold title={inShort(own, first)} open={!canShowClosed} className="fold-on-phones">
          <ol className="flex flex-col border-s-2 border-sea print:block print:border-s">
            {own.map((entry) => (
              <EntryItem key={entry.id} entry={entry} />
            ))}
          </ol>
        </Fold>
      ) : null}
    </section>
  );
}

/** "14 entries, from April 10, 2027, 3 as soon as you can". */
function inShort(entries: readonly Entry[], first: Entry): string {
  const late = entries.filter((entry) => entry.late).length;
  const counted = `${entries.length} ${entries.length === 1 ? "entry" : "entries"}`;
  return `${counted}, from ${dateInWords(first.from)}${late > 0 ? `, ${late} as soon as you can` : ""}`;
}

function EntryItem({ entry }: { entry: Entry }) {
  const { title, text, printed, note, from, to, earliest, passed, late } = entry;
  return (
    <li className="relative break-inside-avoid pb-5 ps-6 print:pb-0 print:ps-3">
      <span
        aria-hidden="true"
        className={clsx(
          "absolute -start-[0.4375rem] top-2 size-3 rounded-full border-2 border-sea print:hidden",
          passed ? "bg-paper" : "bg-sea",
        )}
      />
      <p className="text-sm text-muted tabular-nums print:inline">
        {late ? (
          <strong className="text-caution">
            As soon as you can<span className="print:hidden">. Ideally done by </span>
          </strong>
        ) : null}
        <span className={late ? "print:hidden" : undefined}>
          <Day date={from} />
          {to > from ? (
            <span>
              {" "}
              to <Day date={to} />
            </span>
          ) : null}
        </span>
        {earliest && earliest < from ? (
          // In print, this is above, next to the date itself.
          <span className="print:hidden">
            {" "}
            (earliest usual day: <time dateTime={earliest}>{dayInWords(earliest)}</time>)
          </span>
        ) : null}
        <span className="hidden print:inline">: </span>
      </p>
      <p className="font-semibold print:inline">{title}</p>
      {note ? <p className="print:inline print:before:content-['._']">{note}</p> : null}
      {text ? (
        <p
          // Another text is another element: React could not change one that the browser has translated.
          key={JSON.stringify(text)}
          className={clsx(
            "max-w-reading",
            printed ? "print:inline print:before:content-['._']" : "print:hidden",
          )}
        >
          <RichText value={text} />
        </p>
      ) : null}
    </li>
  );
}

/** A date, without the weekday in print, so that the list fits on one page. */
function Day({ date }: { date: string }) {
  const [weekday, ...rest] = dayInWords(date).split(" ");
  return (
    <time dateTime={date}>
      <span className="print:hidden">{`${weekday} `}</span>
      <span className="whitespace-nowrap">{rest.join(" ")}</span>
    </time>
  );
}
