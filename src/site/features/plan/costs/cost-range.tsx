import { money } from "../amounts.ts";
import type { Estimate } from "./whole-cost.ts";

const left = 0.5;
const right = 99.5;

/**
 * The low, likely and high cost on a line that starts at zero. Decorative, because the amounts are also in
 * the text beside it.
 */
export function CostRange({
  total,
  scale,
  label,
}: {
  total: Estimate;
  /** The amount at the end of the line. */
  scale: number;
  label: string;
}) {
  const at = (amount: number) => left + (Math.min(amount / scale, 1) || 0) * (right - left);
  const open = !Number.isFinite(total.high);
  return (
    <div aria-hidden="true" className="flex flex-col gap-1">
      <p className="text-sm text-muted">{label}</p>
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-5 w-full"
      >
        <rect x={left} y="2.5" width={right - left} height="1" className="fill-line" />
        <rect
          x={at(total.low)}
          y="1.5"
          width={Math.max((open ? right : at(total.high)) - at(total.low), 0.6)}
          height="3"
          className="fill-sea"
        />
        <rect x={at(total.likely) - 0.4} y="0" width="0.8" height="6" className="fill-terracotta" />
      </svg>
      <div className="flex justify-between text-xs tabular-nums text-muted">
        <span>£0</span>
        <span>{money(scale)}</span>
      </div>
    </div>
  );
}
