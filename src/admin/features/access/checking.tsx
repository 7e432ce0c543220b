import { Spinner } from "@/ui/spinner.tsx";

/** Shown while access is being checked. */
export function Checking() {
  return (
    <div role="status" className="flex min-h-[60dvh] items-center justify-center gap-3 text-muted">
      <Spinner className="size-6" />
      <span>Checking access...</span>
    </div>
  );
}
