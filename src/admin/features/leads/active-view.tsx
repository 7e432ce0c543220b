import { useQuery } from "@tanstack/react-query";
import { isSameView, type ListState } from "@/admin/features/lead-search/list-state.ts";
import { savedViewsQuery } from "@/admin/features/lead-search/views-api.ts";

/** The name of the saved view that the list shows. */
export function ActiveView({ state }: { state: ListState }) {
  const views = useQuery(savedViewsQuery());
  const view = views.data?.find(({ query }) => isSameView(state, query));
  if (!view) return null;
  return (
    <p className="min-w-0 wrap-anywhere">
      <span className="text-muted">View: </span>
      <bdi>{view.name}</bdi>
    </p>
  );
}
