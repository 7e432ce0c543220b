import { LiveRegion } from "@/ui/live-region.tsx";
import { Spinner } from "@/ui/spinner.tsx";

/** Shown while access is being checked, or while what the text names is loading. */
export function Checking({ children = "Checking access..." }: { children?: string }) {
  return (
    <LiveRegion
      role="status"
      className="flex min-h-[60dvh] items-center justify-center gap-3 text-muted"
    >
      <Spinner className="size-6" />
      <span>{children}</span>
    </LiveRegion>
  );
}
