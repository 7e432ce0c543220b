import { clsx } from "clsx";
import type { AverageCost } from "@/content/schema.ts";
import { formatPounds } from "./cost.ts";

/** A cost on a scale from zero to `scale` pounds. Decorative: the text has the amounts. */
export function CostBar({
  cost,
  scale,
  className,
}: {
  cost: AverageCost;
  scale: number;
  className?: string;
}) {
  const percent = (amount: number) => (amount / scale) * 100;
  return (
    <div aria-hidden="true" className={clsx("flex flex-col gap-1", className)}>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className="block h-2 w-full overflow-hidden rounded-full"
      >
        <rect width="100" height="8" className="fill-line" />
        <rect
          x={percent(cost.low)}
          // Keeps a cheap treatment visible next to an expensive one.
          width={Math.max(percent(cost.high - cost.low), 1.5)}
          height="8"
          className="fill-sea"
        />
      </svg>
      <div className="flex justify-between text-xs tabular-nums text-muted">
        <span>£0</span>
        <span>{formatPounds(scale)}</span>
      </div>
    </div>
  );
}
