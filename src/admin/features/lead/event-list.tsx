import { teamTime } from "@/admin/features/time/team-time.ts";
import { actorOf, describeEvent, type KnownNames } from "./change-text.ts";
import type { LeadEvent } from "./lead-model.ts";

type EventListProps = { events: readonly LeadEvent[]; names: KnownNames };

/** A lead's events as sentences with their times. Notes are shown in full. */
export function EventList({ events, names }: EventListProps) {
  return (
    <ol className="flex flex-col gap-2.5 text-sm print:gap-1.5">
      {events.map((event) => (
        <li
          key={event.id}
          className="break-words border-s-2 border-line ps-3 print:break-inside-avoid"
        >
          <p>
            <bdi className="font-semibold">{actorOf(event, names)}</bdi>{" "}
            {describeEvent(event, names)}
            <time
              dateTime={event.at}
              className="block text-xs tabular-nums text-muted print:ms-2 print:inline"
            >
              {teamTime(event.at, "d MMM yyyy, HH:mm")}
            </time>
          </p>
          {event.kind === "note" && typeof event.body.note === "string" ? (
            <p
              dir="auto"
              className="mt-1 whitespace-pre-wrap break-words rounded bg-sand px-3 py-1.5"
            >
              {event.body.note}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
