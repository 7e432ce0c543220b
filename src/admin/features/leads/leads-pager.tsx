import { ChevronLeft, ChevronRight } from "lucide-react";
import { SmallSelect } from "@/admin/features/editing/small-field.tsx";
import type { LeadsPage } from "@/admin/features/lead-search/leads-api.ts";
import {
  PAGE_SIZES,
  type PageSize,
  type Place,
  positionOf,
  type Sort,
} from "@/admin/features/lead-search/list-state.ts";
import { TEAM_TIME_NAME } from "@/admin/features/time/team-time.ts";
import { groupThousands } from "@/lib/english.ts";
import { Button } from "@/ui/button.tsx";
import { Spinner } from "@/ui/spinner.tsx";

type LeadsPagerProps = {
  page: LeadsPage;
  sort: Sort;
  size: PageSize;
  onSize: (size: PageSize) => void;
  /** Number of leads in the list; undefined if unknown. */
  total: number | undefined;
  busy: boolean;
  onTurn: (place: Place) => void;
};

/** The position in the list, such as "51–100 of 1,204", with buttons for the other pages. */
export function LeadsPager({ page, sort, size, onSize, total, busy, onTurn }: LeadsPagerProps) {
  const { leads, hasNext, hasPrevious } = page;
  const first = (page.page - 1) * size + 1;
  const last = first + leads.length - 1;
  const words =
    sort === "newest" ? { back: "Newer", on: "Older" } : { back: "Previous", on: "Next" };

  function turn(at: "after" | "before") {
    const than = positionOf(at === "after" ? leads.at(-1) : leads[0], sort);
    const number = page.page + (at === "after" ? 1 : -1);
    onTurn(than ? { at, than, page: number } : { at: "top" });
  }

  if (leads.length === 0) return null;
  const of = total === undefined ? "" : ` of ${groupThousands(Math.max(total, last))}`;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-sm tabular-nums text-muted">
        {`${groupThousands(first)}–${groupThousands(last)}${of}`}
      </p>
      <p className="text-sm text-muted">{`Times are ${TEAM_TIME_NAME}.`}</p>
      <p className="text-sm text-muted max-lg:hidden print:hidden">
        A phone number is a link if the patient asked for calls.
      </p>
      <p className="hidden text-sm text-muted print:hidden lg:order-last lg:pointer-fine:block">
        Keys: J opens the next lead, X chooses it, / searches, ? lists the others.
      </p>
      {(total ?? last) > PAGE_SIZES[0] ? (
        <div className="flex items-center gap-2 text-sm text-muted print:hidden">
          <SmallSelect
            aria-label="Leads on a page"
            value={size}
            onChange={(event) => {
              const next = PAGE_SIZES.find((each) => String(each) === event.target.value);
              if (next) onSize(next);
            }}
          >
            {PAGE_SIZES.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </SmallSelect>
          a page
        </div>
      ) : null}
      {hasPrevious || hasNext ? (
        <nav aria-label="Pages of leads" className="print:hidden flex flex-wrap items-center gap-2">
          <Button size="small" disabled={!hasPrevious || busy} onClick={() => turn("before")}>
            <ChevronLeft aria-hidden="true" className="size-4" /> <span>{words.back}</span>
          </Button>
          <Button size="small" disabled={!hasNext || busy} onClick={() => turn("after")}>
            <span>{words.on}</span> <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
          {hasPrevious ? (
            <Button size="small" variant="quiet" onClick={() => onTurn({ at: "top" })}>
              {sort === "newest" ? "Newest" : "First page"}
            </Button>
          ) : null}
          {busy ? <Spinner /> : null}
        </nav>
      ) : null}
    </div>
  );
}
