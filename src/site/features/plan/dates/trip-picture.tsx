import { dayOfMonth } from "@shared/dates.ts";
import { daysBetween } from "@/lib/calendar-date.ts";
import type { Trip } from "./trip.ts";

/** What each part of a bar means, with a piece of it. */
const legend = [
  {
    label: "To the earliest usual day",
    mark: <rect width="20" height="8" className="fill-sea" />,
  },
  {
    label: "To the day to plan for",
    mark: <line x2="20" y1="4" y2="4" strokeWidth="8" strokeDasharray="2" className="stroke-sea" />,
  },
  {
    label: "The treatment",
    mark: <rect width="20" height="8" className="fill-terracotta" />,
  },
];

/** The trip on one time scale. Decorative, because the lists beside it contain the same dates. */
export function TripPicture({ trip }: { trip: Trip }) {
  const { arrival, operation, lastSession, flight, deskWork, heavyWork } = trip;
  const days = daysBetween(arrival, heavyWork.plan);
  const percent = (date: string) => (daysBetween(arrival, date) / days) * 100;
  const bars = [
    { label: "In Turkey", from: arrival, until: flight },
    { label: "No work", from: operation, until: deskWork },
    { label: "No heavy work", from: operation, until: heavyWork },
  ];
  return (
    <div
      aria-hidden="true"
      className="flex max-w-4xl flex-col gap-3 rounded-lg border border-line bg-surface p-4 sm:p-6 print:gap-0.5 print:p-1.5"
    >
      {bars.map(({ label, from, until }) => (
        <div
          key={label}
          className="flex flex-col gap-1 print:grid print:grid-cols-[13rem_1fr] print:items-center"
        >
          <span className="text-sm font-semibold">
            {label}{" "}
            <span className="font-normal text-muted tabular-nums">{`${dayOfMonth(from)} to ${dayOfMonth(until.plan)}`}</span>
          </span>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 8"
            preserveAspectRatio="none"
            className="block h-4 w-full bg-sand print:h-1.5"
          >
            <rect
              x={percent(from)}
              width={percent(until.earliest) - percent(from)}
              height="8"
              className="fill-sea"
            />
            {/* The stripes are dashes, because a pattern would need an ID. */}
            <line
              x1={percent(until.earliest)}
              x2={percent(until.plan)}
              y1="4"
              y2="4"
              strokeWidth="8"
              strokeDasharray="0.5"
              className="stroke-sea"
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
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {legend.map(({ label, mark }) => (
          <li key={label} className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 20 8" className="size-5 shrink-0">
              {mark}
            </svg>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
