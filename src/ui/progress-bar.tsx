import { useId } from "react";

type ProgressBarProps = {
  label: string;
  value: number;
  /** Zero if the total is unknown. */
  max: number;
  /** The same as text, shown next to the bar. */
  text: string;
};

/** A progress bar with its text. */
export function ProgressBar({ label, value, max, text }: ProgressBarProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <progress id={id} className="progress h-2.5 w-36" {...(max > 0 ? { value, max } : {})} />
      <span className="text-sm tabular-nums text-muted">{text}</span>
    </div>
  );
}
