import { clsx } from "clsx";

/** Stands where text or a picture will be. What is on its way is said beside it, in words. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx("block rounded bg-sand", className)} />;
}
