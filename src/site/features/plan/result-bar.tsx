import { clsx } from "clsx";
import { TextLink } from "@/ui/link.tsx";
import { lowerBar } from "@/ui/lower-bar.ts";

type ResultBarProps = {
  result: string;
  detail: string;
  isDanger?: boolean;
  /** A link to the whole result. */
  link: { label: string; href: string };
  /** What becomes of it on a wide screen. */
  className: string;
};

/**
 * The result in short. On a phone, where the fields are above it, it stays in view, within its parent. Its own place is
 * behind the whole result, which is positioned, so that there is no gap between the fields and that.
 */
export function ResultBar({ result, detail, isDanger = false, link, className }: ResultBarProps) {
  return (
    <p
      ref={lowerBar}
      data-lower-bar=""
      className={clsx(
        "sticky bottom-[calc(0.5rem+var(--receipt-bar))] focus-within:z-20 max-lg:-mb-[calc(3rem+var(--lower-bar))] flex items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 shadow-raised",
        className,
      )}
    >
      <span
        className={clsx("flex-1 text-sm tabular-nums", isDanger ? "text-danger" : "text-muted")}
      >
        <strong className="block text-base text-ink">{result}</strong>
        <span>{detail}</span>
      </span>
      <TextLink href={link.href}>{link.label}</TextLink>
    </p>
  );
}
