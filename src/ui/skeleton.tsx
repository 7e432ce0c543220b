import { clsx } from "clsx";

/** Placeholder for text or a picture. Needs text next to it that says what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx("block rounded bg-sand", className)} />;
}

/** Placeholder for a list of rows. `className` is their height. */
export function SkeletonRows({ className }: { className: string }) {
  return (
    <div className="flex flex-col gap-3">
      {Array.from({ length: 6 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical.
        <Skeleton key={row} className={className} />
      ))}
    </div>
  );
}
