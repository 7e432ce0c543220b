import { X } from "lucide-react";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import type { Filters } from "@/admin/features/lead-search/filters.ts";
import { useActiveFilters } from "./filter-words.ts";

type ActiveFiltersProps = {
  filters: Filters;
  colleagues: readonly Colleague[];
  onFilter: (filters: Filters) => void;
};

/** The active filters, each with a button to remove it. Shown while the filter controls are collapsed. */
export function ActiveFilters({ filters, colleagues, onFilter }: ActiveFiltersProps) {
  return (
    <ul aria-label="Filters that are on" className="flex flex-wrap gap-1.5">
      {useActiveFilters(filters, colleagues).map(({ label, rest }) => (
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
