import { useEffect, useState } from "react";
import type { Lead } from "@/admin/features/lead/lead-model.ts";
import type { PageRequest } from "@/admin/features/lead-search/leads-api.ts";

type Chosen = {
  /** The page of the list that they were chosen on. */
  page: string;
  ids: ReadonlySet<string>;
  /** Chosen leads that may be on other pages, as they were when all were chosen. */
  others: readonly Lead[];
  /** The lead that was chosen last, from which a range starts. */
  last: string | null;
};

const none = (page: string): Chosen => ({ page, ids: new Set(), others: [], last: null });

/** What is chosen on a page. A press that comes while the next one is being rendered counts for the page that it was on. */
const ofPage = (chosen: Chosen, page: string) => (chosen.page === page ? chosen : none(page));

/** The leads that are chosen on a page of the list. On another page, or in another list, none are. */
export function useChosenLeads(request: PageRequest) {
  const page = JSON.stringify(request);
  const [stored, setStored] = useState(() => none(page));
  const chosen = ofPage(stored, page);
  useEffect(() => setStored((former) => ofPage(former, page)), [page]);

  function choose(ids: readonly string[], isChosen: boolean) {
    setStored((former) => {
      const next = new Set(ofPage(former, page).ids);
      for (const id of ids) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return { ...ofPage(former, page), ids: next, last: ids.at(-1) ?? null };
    });
  }
  return {
    ids: chosen.ids,
    last: chosen.last,
    /** The chosen leads, those of the page as it shows them. */
    among(leads: readonly Lead[]): Lead[] {
      const here = new Set(leads.map(({ id }) => id));
      return [...leads, ...chosen.others.filter(({ id }) => !here.has(id))].filter(({ id }) =>
        chosen.ids.has(id),
      );
    },
    /** Chooses leads of all pages. */
    chooseAll: (leads: readonly Lead[]) =>
      setStored({ page, ids: new Set(leads.map(({ id }) => id)), others: leads, last: null }),
    /** Adds leads to the chosen ones, or removes them. */
    choose,
    /** Chooses the leads from the last chosen one to this one, in the order of the list. */
    chooseRange(order: readonly string[], to: string) {
      const places = [order.indexOf(chosen.last ?? to), order.indexOf(to)];
      const [first = 0, last = 0] = places.sort((a, b) => a - b);
      choose([...order.slice(Math.max(0, first), last + 1), to], true);
    },
    clear: () => setStored(none(page)),
  };
}
