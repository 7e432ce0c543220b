import { addMonths, daysBetween } from "@/lib/calendar-date.ts";
import { monthName } from "@/lib/month-name.ts";
import type { Trip } from "./trip.ts";

/**
 * A diagram of the trip: three bars on one time scale, solid until the earliest usual day, then striped until
 * the day to plan for. Decorative, because the lists beside it contain the same dates.
 */
export function TripPicture({ trip }: { trip: Trip }) {
  const { arrival, operation, lastSession, flight, deskWork, heavyWork } = trip;
  const days = Math.max(1, daysBetween(arrival, heavyWork.plan));
  const percent = (date: string) => (daysBetween(arrival, date) / days) * 100;
  const bars = [
    { label: "In Turkey", from: arrival, until: flight },
    { label: "No work", from: operation, until: deskWork },
    { label: "No heavy work", from: operation, until: heavyWork },
  ];
  return (
    <div
      aria-hidden="true"
      className="flex max-w-4xl flex-col gap-3 rounded-lg border border-line bg-surface p-4 sm:p-6 print:max-w-none print:gap-0.5 print:p-1.5"
    >
      {bars.map(({ label, from, until }) => (
        <div
          key={label}
          className="flex flex-col gap-1 print:grid print:grid-cols-[6rem_1fr] print:items-center"
        >
          <span className="text-sm font-semibold print:text-print">{label}</span>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 8"
            preserveAspectRatio="none"
            className="block h-4 w-full print:h-1.5"
          >
            <defs>
              <pattern id="stripes" width="1" height="8" patternUnits="userSpaceOnUse">
                <rect width="0.5" height="8" className="fill-sea" />
              </pattern>
            </defs>
            <rect width="100" height="8" className="fill-sand" />
            <rect
              x={percent(from)}
              width={percent(until.earliest) - percent(from)}
              height="8"
              className="fill-sea"
            />
            <rect
              x={percent(until.earliest)}
              width={percent(until.plan) - percent(until.earliest)}
              height="8"
              fill="url(#stripes)"
            />
            <rect
              x={percent(operation)}
              width={Math.max(percent(lastSession.plan) - percent(operation), 0.8)}
              height="8"
              className="fill-terracotta"
            />
          </svg>
        </div>
      ))}
      <div className="relative h-6 text-xs text-muted print:ms-25 print:h-4 print:text-print">
        {monthsBetween(arrival, heavyWork.plan).map(({ date, label }) => (
          <span
            key={date}
            className="absolute top-0 border-s border-outline ps-1"
            style={{ left: `${percent(date)}%` }}
          >
            {label}
          </span>
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted print:text-print">
        <Key look="bg-terracotta">Treatment</Key>
        <Key look="bg-sea">To the earliest usual day</Key>
        <Key look="bg-[repeating-linear-gradient(90deg,var(--sea)_0_3px,var(--sand)_3px_6px)]">
          To the day to plan for
        </Key>
      </ul>
    </div>
  );
}

function Key({ look, children }: { look: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <span className={`inline-block h-3 w-5 rounded-sm [print-color-adjust:exact] ${look}`} />{" "}
      {children}
    </li>
  );
}

/** Maximum number of month names that fit on a narrow screen. */
const MAX_LABELS = 6;

/**
 * The months on the scale, the first one from the day of arrival. If there are many, only every second or
 * third.
 */
function monthsBetween(from: string, to: string): { date: string; label: string }[] {
  const firsts = [from];
  for (let date = addMonths(`${from.slice(0, 7)}-01`, 1); date <= to; date = addMonths(date, 1)) {
    firsts.push(date);
  }
  const narrow = daysBetween(from, to) * 0.08;
  // The name of the arrival month would overlap the next one.
  if (firsts[1] && daysBetween(from, firsts[1]) < narrow) firsts.shift();
  const step = Math.ceil(firsts.length / MAX_LABELS);
  return (
    firsts
      .filter((_, index) => index % step === 0)
      .map((date) => ({ date, label: monthName(Number(date.slice(5, 7))).slice(0, 3) }))
      // A name at the very end would not fit.
      .filter(({ date }) => daysBetween(date, to) > narrow)
  );
}
