import { clsx } from "clsx";
import { type CostRange, formatPounds } from "./cost.ts";

/**
 * A cost drawn on a scale from nothing to `scale` pounds. Purely visual: the amounts stand in words
 * beside it.
 */
export function CostBar({
  range,
  scale,
  className,
}: {
  range: CostRange;
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
          x={percent(range.from)}
          // A cheap treatment beside a dear one is still to be seen.
          width={Math.max(percent(range.to - range.from), 1.5)}
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
