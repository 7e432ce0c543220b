import { Button } from "@/ui/button.tsx";
import { LiveRegion } from "@/ui/live-region.tsx";

/** Says in the list that the search did not load. */
export function SearchFault({ onRetry }: { onRetry: () => void }) {
  return (
    <LiveRegion role="alert" className="flex flex-wrap items-center gap-3 px-3.5 py-3">
      <p>We could not load the search.</p>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </LiveRegion>
  );
}
