import { X } from "lucide-react";
import { dayText, nameOf } from "@/admin/features/lead/change-text.ts";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import { STATUS_NAMES } from "@/admin/features/lead/lead-model.ts";
import { categoryChoices } from "@/admin/features/lead-search/filter-choices.ts";
import { type Filters, NO_FILTERS } from "@/admin/features/lead-search/list-state.ts";

type ActiveFiltersProps = {
  filters: Filters;
  colleagues: readonly Colleague[];
  onFilter: (filters: Filters) => void;
};

/** An active filter, and the filters that remain when it is removed. */
type Active = { label: string; rest: Filters };

function activeFilters(filters: Filters, colleagues: readonly Colleague[]): Active[] {
  const { status, owner, treatment, category, city, source, from, to, overdue, repeat } = filters;
  const without = (part: keyof Filters, label: string): Active => ({
    label,
    rest: { ...filters, [part]: NO_FILTERS[part] },
  });
  const categoryName = categoryChoices.find(({ slug }) => slug === category)?.name;
  return [
    ...status.map((each) => ({
      label: STATUS_NAMES[each],
      rest: { ...filters, status: status.filter((other) => other !== each) },
    })),
    ...(overdue ? [without("overdue", "Overdue")] : []),
    ...(repeat ? [without("repeat", "Asked before")] : []),
    ...(owner
      ? [without("owner", `Owner: ${nameOf(owner === "none" ? null : owner, colleagues)}`)]
      : []),
    ...(category ? [without("category", categoryName ?? category)] : []),
    ...(treatment ? [without("treatment", treatment)] : []),
    ...(city ? [without("city", city)] : []),
    ...(source ? [without("source", `From ${source}`)] : []),
    ...(from ? [without("from", `Since ${dayText(from)}`)] : []),
    ...(to ? [without("to", `Until ${dayText(to)}`)] : []),
  ];
}

/** The active filters, each with a button to remove it. Shown while the filter controls are collapsed. */
export function ActiveFilters({ filters, colleagues, onFilter }: ActiveFiltersProps) {
  return (
    <ul aria-label="Filters that are on" className="flex flex-wrap gap-1.5">
      {activeFilters(filters, colleagues).map(({ label, rest }) => (
        <li
          key={label}
          className="inline-flex items-center gap-1 rounded-full bg-sea-soft ps-3 text-sm text-sea"
        >
          <bdi>{label}</bdi>
          <button
            type="button"
            aria-label={`Remove the filter ${label}`}
            onClick={() => onFilter(rest)}
            className="inline-flex size-8 items-center justify-center rounded-full hover:bg-sand"
          >
            <X aria-hidden="true" className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
