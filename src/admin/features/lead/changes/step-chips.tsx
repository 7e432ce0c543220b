import { clsx } from "clsx";
import { teamDay } from "@/admin/features/time/team-time.ts";
import { Button } from "@/ui/button.tsx";

/** The days that are offered for a next step. */
export const STEP_DAYS = [
  { label: "Tomorrow", later: 1 },
  { label: "In 3 days", later: 3 },
  { label: "In a week", later: 7 },
] as const;

type StepChipsProps = {
  /** Receives the day as `yyyy-MM-dd`. */
  onDay: (day: string) => void;
  onDate?: () => void;
  onNone: () => void;
  className?: string;
};

/** One press for the usual days of a next step, or to say why there is none. */
export function StepChips({ onDay, onDate, onNone, className }: StepChipsProps) {
  return (
    <div className={clsx("flex flex-wrap gap-1.5", className)}>
      {STEP_DAYS.map(({ label, later }) => (
        <Button key={label} size="small" className="px-2.5" onClick={() => onDay(teamDay(later))}>
          {label}
        </Button>
      ))}
      {onDate ? (
        <Button size="small" className="px-2.5" onClick={onDate}>
          A date…
        </Button>
      ) : null}
      <Button size="small" className="px-2.5" onClick={onNone}>
        None because…
      </Button>
    </div>
  );
}
