import { type Amount, money } from "@shared/amounts.ts";

const left = 0.5;
const right = 99.5;

/**
 * A cost on a line that starts at zero. Without an upper limit, it is striped from the highest known amount to the
 * end. Decorative, because the amounts are also in the text beside it.
 */
export function CostRange({
  low,
  high,
  likely,
  scale,
  label,
}: {
  low: number;
  /** Without an upper limit, its lower end is the highest known amount. */
  high: Amount;
  /** Marked on the line. */
  likely?: number | undefined;
  /** The amount at the end of the line. */
  scale: number;
  label: string;
}) {
  const at = (amount: number) => left + (Math.min(amount / scale, 1) || 0) * (right - left);
  const isOpen = !Number.isFinite(high.high);
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
        {isOpen ? (
          <line
            x1={at(high.low)}
            x2={right}
            y1="3"
            y2="3"
            strokeWidth="3"
            strokeDasharray="0.8 1.2"
            className="stroke-sea"
          />
        ) : null}
        <rect
          x={at(low)}
          y="1.5"
          width={Math.max(at(high.low) - at(low), 0.6)}
          height="3"
          className="fill-sea"
        />
        {likely === undefined ? null : (
          <rect x={at(likely) - 0.4} y="0" width="0.8" height="6" className="fill-terracotta" />
        )}
      </svg>
      <div className="flex justify-between text-xs tabular-nums text-muted">
        <span>£0</span>
        <span>{money(scale)}</span>
      </div>
    </div>
  );
}
