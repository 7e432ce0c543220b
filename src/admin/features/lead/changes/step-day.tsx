import { shortDate, shortDay } from "@shared/dates.ts";
import { clsx } from "clsx";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { daysBetween, daysInWords } from "@/lib/calendar-date.ts";
import type { Lead } from "../lead-model.ts";

type StepDayProps = {
  lead: Pick<Lead, "next_step_on" | "status">;
  now: number;
  /** Whether a day that has passed is left out on a screen, as in the list: only how long ago it was stays. */
  isShort?: boolean;
};

/** The date of a next step. One that has passed is red, and says for how long it has been overdue. */
export function StepDay({ lead: { next_step_on, status }, now, isShort = false }: StepDayProps) {
  if (!next_step_on) return null;
  const days = daysBetween(next_step_on, teamToday(new Date(now)));
  const isLate = days > 0 && status !== "closed";
  const overdue = `${daysInWords(days)} overdue`.replaceAll(" ", "\u00a0");
  return (
    <time
      dateTime={next_step_on}
      className={clsx("tabular-nums", isLate && "font-semibold text-danger")}
    >
      {isLate && isShort ? (
        <>
          <span className="hidden print:inline">{`${shortDay(next_step_on)}: `}</span>
          <span>{overdue}</span>
        </>
      ) : (
        <span>{isLate ? `${shortDay(next_step_on)} (${overdue})` : shortDate(next_step_on)}</span>
      )}
    </time>
  );
}
