import { clsx } from "clsx";
import type { ReactNode } from "react";

export type BadgeTone = "sea" | "sand" | "caution";

const tones: Record<BadgeTone, string> = {
  sea: "bg-sea-soft text-sea outline-transparent",
  // In the dark theme, the fill hardly differs from a card's.
  sand: "bg-sand text-ink outline-line",
  caution: "bg-caution-soft text-caution outline-transparent",
};

/** A short label that says what something is. Not a control. */
export function Badge({ tone = "sea", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        "inline-flex w-fit items-center rounded-lg px-2.5 py-0.5 text-sm font-semibold outline",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
