import { clsx } from "clsx";
import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { categories } from "@/content/categories.ts";
import type { Category, TreatmentSummary } from "@/content/schema.ts";
import { costSentences, differenceInPrice, usuallyIncluded } from "@/content/standard-sentences.ts";
import { flightInWords, stayInWords } from "@/content/treatments/figures.ts";
import { treatmentSummaries } from "@/content/treatments/index.ts";
import { isOffered } from "@/content/treatments/prescription-only.ts";
import { listInWords } from "@/lib/english.ts";
import { hrefTo } from "@/lib/routes.ts";
import { amountsInWords } from "@/site/features/catalogue/cost.ts";
import { CompareToggle } from "@/site/features/compare/compare-toggle.tsx";
import { Button } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { Field, Select } from "@/ui/field.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import { Link, TextLink } from "@/ui/link.tsx";
import { TableOfContents } from "@/ui/table-of-contents.tsx";
import {
  FILTERS,
  type FilterName,
  filterFromAddress,
  filterNames,
  passes,
  type TreatmentFilter,
} from "./treatment-filters.ts";

/** All treatments by body area, with filters. */
export function AllTreatments() {
  const [parameters, setParameters] = useSearchParams();
  const filter = filterFromAddress(parameters);
  const status = useRef<HTMLParagraphElement>(null);
  const areas = categories.flatMap((category) => {
    const summaries = treatmentSummaries.read(category.slug);
    const shown = summaries.filter((summary) => passes(summary, filter));
    return shown.length > 0 ? [{ category, shown }] : [];
  });
  const all = categories.flatMap(({ treatments }) => treatments).length;
  const found = areas.flatMap(({ shown }) => shown).length;

  const chosen = filterNames.filter((name) => filter[name]);

  function change(next: TreatmentFilter) {
    const entries = filterNames.flatMap((name) => (next[name] ? [[name, next[name]]] : []));
    setParameters(new URLSearchParams(entries), { replace: true });
  }

  /** Moves the focus to the status, because the pressed button is removed. */
  function showAll() {
    change({ price: "", stay: "", anaesthetic: "" });
    status.current?.focus({ preventScroll: true });
  }

  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <Filters filter={filter} onChange={change} />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p ref={status} role="status" tabIndex={-1} className="font-semibold">
          {found === all ? `${all} treatments` : `${found} of ${all} treatments`}
        </p>
        {found > 0 && found < all ? (
          <Button size="small" onClick={showAll}>
            Show all treatments
          </Button>
        ) : null}
      </div>
      {found === 0 ? (
        <EmptyState
          title="No treatment fits these filters"
          action={<Button onClick={showAll}>Clear the filters</Button>}
        >
          {`Try ${listInWords(
            chosen.map((name) => FILTERS[name].looser),
            "or",
          )}.`}
        </EmptyState>
      ) : null}
      {found > 0 ? <p className="max-w-reading text-sm text-muted">{usuallyIncluded}</p> : null}
      <div className="flex flex-col gap-8 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-8">
        {areas.length > 0 ? (
          <TableOfContents
            label="Areas"
            items={areas.map(({ category }) => ({ id: category.slug, label: category.name }))}
          />
        ) : null}
        <div className="flex flex-col gap-8 lg:col-start-2">
          {areas.map(({ category, shown }) => (
            <Area key={category.id} category={category} summaries={shown} />
          ))}
        </div>
      </div>
      <p className="max-w-reading text-sm text-muted">
        {costSentences.confirmed} A stay includes the days before the treatment and the days until
        the flight.
      </p>
    </div>
  );
}

type FiltersProps = { filter: TreatmentFilter; onChange: (filter: TreatmentFilter) => void };

function Filters({ filter, onChange }: FiltersProps) {
  return (
    <search className="needs-script grid grid-cols-2 items-end gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-3 print:hidden">
      {filterNames.map((name: FilterName) => (
        <Field key={name} label={FILTERS[name].label} className="max-sm:last:col-span-2">
          {(control) => (
            <Select
              {...control}
              value={filter[name]}
              onChange={(event) => onChange({ ...filter, [name]: event.currentTarget.value })}
            >
              <option value="">Any</option>
              {FILTERS[name].options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </search>
  );
}

type AreaProps = { category: Category; summaries: readonly TreatmentSummary[] };

function Area({ category, summaries }: AreaProps) {
  return (
    <section aria-labelledby={category.slug}>
      <h2 id={category.slug} className="mb-2 flex items-center gap-3 text-2xl">
        <Illustration name={`icon-${category.icon}`} ratio="1/1" className="w-9!" />
        <Link
          href={hrefTo.category(category.slug)}
          className="tap underline-offset-4 hover:underline"
        >
          {category.name}
        </Link>
      </h2>
      {/* In a table, the facts are named once for each area. Screen readers hear the names with each fact. */}
      <p
        aria-hidden="true"
        className={clsx(
          "hidden gap-x-4 pb-1.5 text-sm text-muted md:grid print:hidden",
          tableClass,
        )}
      >
        <span className="col-start-2 grid gap-x-4 sm:grid-cols-[6fr_5fr_8fr]">
          <span>Price</span>
          <span>Stay in Turkey</span>
          <span>Fly home</span>
        </span>
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {summaries.map((summary) => (
          <Row key={summary.slug} summary={summary} />
        ))}
      </ul>
    </section>
  );
}

/** Hidden where the names of the facts are above the list. */
const factNameClass = "text-muted md:not-print:sr-only";

/** From a tablet on: the name, the facts and the box for comparing, in columns. */
const tableClass = "md:grid-cols-[1fr_3fr_6.5rem]";

function Row({ summary }: { summary: TreatmentSummary }) {
  const { slug, name } = summary;
  return (
    <li
      className={clsx(
        "relative grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 py-3 md:py-1.5",
        tableClass,
      )}
    >
      <h3 className="font-sans text-lg font-semibold">
        {/* The link covers the whole row. */}
        <TextLink href={hrefTo.treatment(slug)} className="after:absolute after:inset-0">
          {name}
        </TextLink>
      </h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm max-md:col-span-2 max-md:row-start-2 sm:grid-cols-[6fr_5fr_8fr]">
        <div className="max-sm:contents">
          <dt className={clsx(factNameClass, "max-sm:sr-only")}>Price</dt>
          <dd className="max-sm:col-span-2">
            <Price {...summary} />
          </dd>
        </div>
        <div className="max-sm:contents">
          <dt className={factNameClass}>Stay in Turkey</dt>
          <dd className="tabular-nums">{stayInWords(summary.facts)}</dd>
        </div>
        {/* On a phone, the treatment's page says it. */}
        <div className="max-sm:hidden">
          <dt className={factNameClass}>Fly home</dt>
          <dd className="tabular-nums">{flightInWords(summary.facts)}</dd>
        </div>
      </dl>
      {isOffered(slug) ? (
        <div className="relative top-1 min-h-11 print:hidden">
          <CompareToggle slug={slug} className="relative z-10" />
        </div>
      ) : null}
    </li>
  );
}

function Price({ averageCost, prescriptionOnly }: TreatmentSummary) {
  if (prescriptionOnly) {
    return <span className="text-muted">{costSentences.prescriptionOnlyInShort}</span>;
  }
  const difference = differenceInPrice(averageCost);
  return (
    <>
      <span className="whitespace-nowrap font-semibold tabular-nums">
        {amountsInWords(averageCost)}
      </span>{" "}
      <span className="whitespace-nowrap text-muted">{averageCost.unit}</span>{" "}
      {difference ? (
        <>
          <span aria-hidden="true" className="text-muted sm:hidden">
            ·
          </span>{" "}
          <span className="text-muted sm:block">{difference}</span>
        </>
      ) : null}
    </>
  );
}
