import { LEAD_CITIES } from "@shared/cities.ts";
import { LEAD_MARKS } from "@shared/lead-marks.ts";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useEffect, useId, useRef, useState } from "react";
import { clinicsQuery } from "@/admin/features/clinics/clinics-api.ts";
import { SmallDayField, SmallField, SmallSelect } from "@/admin/features/editing/small-field.tsx";
import { nameOf } from "@/admin/features/lead/history/change-text.ts";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import {
  LEAD_SOURCES,
  LEAD_STATUSES,
  SOURCE_NAMES,
  STATUS_NAMES,
} from "@/admin/features/lead/lead-model.ts";
import { categoryChoices, treatmentChoices } from "@/admin/features/lead-search/filter-choices.ts";
import {
  AGE_NAMES,
  countFilters,
  type FilterName,
  type Filters,
  isBackwards,
  isFilterOn,
  NO_FILTERS,
  QUIET_DAYS,
} from "@/admin/features/lead-search/filters.ts";
import { SORT_NAMES, SORTS, type Sort } from "@/admin/features/lead-search/list-state.ts";
import { withCapital } from "@/lib/english.ts";
import { Button } from "@/ui/button.tsx";
import { SourceField } from "./source-field.tsx";

/** Class of the button that removes all filters. */
export const clearFiltersClass = "min-h-8 px-1 text-sm text-sea underline underline-offset-4";

/** What a phone shows only on request, or if one of them is on. */
const RARE_FILTERS: readonly FilterName[] = ["by", "clinic", "source"];

type LeadsFiltersProps = {
  filters: Filters;
  sort: Sort;
  colleagues: readonly Colleague[];
  onFilter: (filters: Filters) => void;
  onSort: (sort: Sort) => void;
};

/** The list's filters and sort order. Changes take effect immediately. */
export function LeadsFilters({ filters, sort, colleagues, onFilter, onSort }: LeadsFiltersProps) {
  const { data: clinics = [] } = useQuery(clinicsQuery());
  const [showsMore, setShowsMore] = useState(() =>
    RARE_FILTERS.some((name) => isFilterOn(filters, name)),
  );
  const moreId = useId();
  // A saved view may have the leads of somebody who has left the team.
  const gone = filters.owner
    .filter((id) => id !== "none" && !colleagues.some(({ user_id }) => user_id === id))
    .map((id) => ({ user_id: id, display_name: nameOf(id, colleagues) }));
  const set = (part: Partial<Filters>) => onFilter({ ...filters, ...part });
  const backwards = isBackwards(filters);
  const days = useRef<HTMLDivElement>(null);
  // The error below the days may be below the screen, or under the button at its end.
  useEffect(() => {
    if (backwards) days.current?.scrollIntoView({ block: "nearest" });
  }, [backwards]);
  return (
    <div className="relative flex flex-col gap-3 rounded border border-line bg-surface p-3">
      {countFilters(filters) > 0 ? (
        <button
          type="button"
          onClick={() => onFilter(NO_FILTERS)}
          className={clsx(clearFiltersClass, "absolute end-2 top-1")}
        >
          Clear all filters
        </button>
      ) : null}
      <fieldset>
        <legend className="mb-1 text-xs font-semibold text-muted">Status</legend>
        <div className="flex flex-wrap gap-1.5">
          {LEAD_STATUSES.map((status) => (
            <Chip
              key={status}
              label={STATUS_NAMES[status]}
              isOn={filters.status.includes(status)}
              onPress={() => set({ status: toggled(filters.status, status) })}
            />
          ))}
          <span aria-hidden="true" className="mx-1 w-px bg-line max-sm:hidden" />
          <Chip
            label="Late"
            isOn={filters.overdue}
            onPress={() => set({ overdue: !filters.overdue })}
          />
          <Chip
            label={LEAD_MARKS.repeat.full}
            isOn={filters.repeat}
            onPress={() => set({ repeat: !filters.repeat })}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1 text-xs font-semibold text-muted">Owner</legend>
        <div className="flex flex-wrap gap-1.5">
          {[{ user_id: "none", display_name: "Nobody" }, ...colleagues, ...gone].map((each) => (
            <Chip
              key={each.user_id}
              label={each.display_name}
              isOn={filters.owner.includes(each.user_id)}
              onPress={() => set({ owner: toggled(filters.owner, each.user_id) })}
            />
          ))}
        </div>
      </fieldset>
      {/* Twelve places, in rows of six, four or two. */}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] items-start gap-3 sm:grid-cols-4 lg:grid-cols-6">
        <Choice
          label="Category"
          value={filters.category}
          options={categoryChoices.map(({ slug, name }) => [slug, name])}
          onChoose={(category) => set({ category, treatment: "" })}
        />
        <Choice
          label="Treatment"
          value={filters.treatment}
          options={[...new Set([...treatmentChoices(filters.category), filters.treatment])]
            .filter(Boolean)
            .map((name) => [name, name])}
          onChoose={(treatment) => set({ treatment })}
        />
        <Choice
          label="City"
          value={filters.city}
          options={LEAD_CITIES.map((city) => [city, city])}
          onChoose={(city) => set({ city })}
        />
        <Choice
          label="Age of the lead"
          value={filters.age}
          options={AGE_NAMES.map((age) => [age, withCapital(age)])}
          onChoose={(age) => set({ age })}
        />
        {/* The two days stand together. */}
        <div
          ref={days}
          className="grid items-start gap-3 max-sm:scroll-mb-20 min-[23rem]:col-span-2 min-[23rem]:grid-cols-2"
        >
          <SmallDayField
            label="Sent on or after"
            value={filters.from}
            onChange={(from) => set({ from })}
          />
          <SmallDayField
            label="Sent on or before"
            error={backwards ? "This is before “Sent on or after”." : undefined}
            value={filters.to}
            onChange={(to) => set({ to })}
          />
        </div>
        <Choice
          label="Open, but quiet"
          value={filters.quiet}
          options={QUIET_DAYS.map((days) => [days, `For over ${days} days`])}
          onChoose={(quiet) => set({ quiet })}
        />
        <SmallField label="Order">
          {(attributes) => (
            <SmallSelect
              {...attributes}
              value={sort}
              onChange={(event) => {
                const next = SORT_NAMES.find((each) => each === event.target.value);
                if (next) onSort(next);
              }}
            >
              {SORT_NAMES.map((name) => (
                <option key={name} value={name}>
                  {SORTS[name].label}
                </option>
              ))}
            </SmallSelect>
          )}
        </SmallField>
        {/* On a phone, all of them would leave no room for what they find. */}
        <Button
          size="small"
          variant="quiet"
          aria-expanded={showsMore}
          aria-controls={moreId}
          className="-ms-3.5 col-span-full justify-self-start sm:hidden"
          onClick={() => setShowsMore(!showsMore)}
        >
          {showsMore ? "Fewer filters" : "More filters"}
        </Button>
        <div id={moreId} className={showsMore ? "contents" : "max-sm:hidden sm:contents"}>
          <Choice
            label="Source"
            value={filters.by}
            options={LEAD_SOURCES.map((source) => [source, SOURCE_NAMES[source]])}
            onChoose={(by) => set({ by })}
          />
          <Choice
            label="Clinic"
            value={filters.clinic}
            options={[
              ["any", "Any that we proposed"],
              ...clinics.map(({ id, name }) => [id, name] as const),
            ]}
            onChoose={(clinic) => set({ clinic })}
          />
          <div className="sm:col-span-2">
            <SourceField source={filters.source} onChange={(source) => set({ source })} />
          </div>
        </div>
      </div>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  /** Values with their names. */
  options: readonly (readonly [string, string])[];
  onChoose: (value: string) => void;
};

/** A filter with one value, or all. */
function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <SmallField label={label}>
      {(attributes) => (
        <SmallSelect
          {...attributes}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">All</option>
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </SmallSelect>
      )}
    </SmallField>
  );
}

/** The values without this one, or with it. */
function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

type ChipProps = { label: string; isOn: boolean; onPress: () => void };

/** A filter that is on or off. */
function Chip({ label, isOn, onPress }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={clsx(
        "min-h-8 max-w-full truncate rounded-full border-[1.5px] px-3 text-sm transition-colors",
        isOn
          ? "border-sea bg-sea-soft font-semibold text-sea"
          : "border-outline bg-surface hover:border-ink",
      )}
    >
      <bdi>{label}</bdi>
    </button>
  );
}
