import { Skeleton } from "@/ui/skeleton.tsx";

/** Shown while the code of a private page is loading. */
export function OpeningLink() {
  return (
    <div className="flex max-w-reading flex-col gap-4">
      <p role="status" className="font-semibold">
        Opening your private page…
      </p>
      <p className="text-muted">
        This can take a while on a slow connection. If nothing happens, open the link in our email
        again.
      </p>
      <Skeleton className="h-64" />
    </div>
  );
}
