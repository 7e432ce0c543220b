import { clsx } from "clsx";
import type { ReactNode } from "react";

export type BadgeTone = "sea" | "sand" | "caution";

const tones: Record<BadgeTone, string> = {
  sea: "bg-sea-soft text-sea",
  sand: "bg-sand text-ink",
  caution: "bg-caution-soft text-caution",
};

type BadgeProps = {
  tone?: BadgeTone;
  /** For dense tables. */
  small?: boolean;
  children: ReactNode;
};

/** A short label: what something is, not an action. */
export function Badge({ tone = "sea", small = false, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        "inline-flex w-fit items-center rounded-lg py-0.5 font-semibold outline outline-transparent",
        small ? "px-2 text-xs" : "px-2.5 text-sm",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
