import type { Filters } from "@/admin/features/lead-search/filters.ts";
import { hrefOfList } from "@/admin/features/lead-search/list-state.ts";
import { groupThousands } from "@/lib/english.ts";
import { TextLink } from "@/ui/link.tsx";

type LeadsLinkProps = {
  count: number;
  /** The filters of the list with these leads; undefined if no filter finds exactly them. */
  filters: Partial<Filters> | undefined;
};

/** A number of leads, which leads to their list. */
export function LeadsLink({ count, filters }: LeadsLinkProps) {
  const text = groupThousands(count);
  if (count === 0 || !filters) return <span>{text}</span>;
  return (
    <TextLink
      href={hrefOfList(filters)}
      title={`Show ${count === 1 ? "this lead" : "these leads"}`}
    >
      {text}
    </TextLink>
  );
}
