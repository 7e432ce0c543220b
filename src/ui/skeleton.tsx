import { clsx } from "clsx";

/** Placeholder for text or a picture. Needs text next to it that says what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx("block rounded bg-sand", className)} />;
}
