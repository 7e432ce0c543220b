import { teamTime } from "@/admin/features/time/team-time.ts";
import type { LeadEvent } from "../lead-model.ts";
import { actorOf, describeEvent, type KnownNames } from "./change-text.ts";
import { RetractNote } from "./retract-note.tsx";

type EventListProps = {
  events: readonly LeadEvent[];
  names: KnownNames;
  /** The lead, if its notes can be retracted. */
  leadId?: string | undefined;
};

/** A lead's events as sentences with their times. Notes are shown in full. */
export function EventList({ events, names, leadId }: EventListProps) {
  const retracted = new Set(
    events.flatMap(({ kind, body }) => (kind === "note_retracted" ? [body.event_id] : [])),
  );
  return (
    <ol className="flex flex-col gap-2.5 text-sm print:gap-1">
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
              {teamTime(event.at)}
            </time>
          </p>
          {event.kind !== "note" || typeof event.body.note !== "string" ? null : retracted.has(
              event.id,
            ) ? (
            <p className="mt-1 text-muted">Recorded by mistake. Its text is not shown any more.</p>
          ) : (
            <>
              <p
                dir="auto"
                className="mt-1 whitespace-pre-wrap break-words rounded bg-sand px-3 py-1.5"
              >
                {event.body.note}
              </p>
              {leadId ? <RetractNote leadId={leadId} event={event} /> : null}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
