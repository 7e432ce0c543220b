import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { type MouseEvent, useState } from "react";
import { ConfirmDialog } from "@/admin/features/confirm/confirm-dialog.tsx";
import { FoldButton } from "@/admin/features/editing/fold-button.tsx";
import { teamTime } from "@/admin/features/time/team-time.ts";
import { Button } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.ts";
import { CHANGE_FAULT, withdrawOfferOf } from "../changes/undo-offers.ts";
import { leadEventsQuery, retractLeadEvent } from "../lead-api.ts";
import type { LeadEvent } from "../lead-model.ts";
import { actorOf, describeEvent, type KnownNames } from "./change-text.ts";

/** The number of events that are shown until the user asks for all. Paper has them all. */
const FOLDED = 10;

type EventListProps = {
  events: readonly LeadEvent[];
  names: KnownNames;
  /** Where there is less room, the number of events that are shown. */
  folded?: number | undefined;
  /** The lead, if its notes can be retracted. */
  leadId?: string | undefined;
};

/** A lead's events as sentences with their times. Notes are shown in full, unless they were retracted. */
export function EventList({ events, names, folded = FOLDED, leadId }: EventListProps) {
  const [asked, setAsked] = useState<{ eventId: number; item: HTMLElement | null }>();
  const [isFolded, setIsFolded] = useState(true);
  const retractions = new Map(
    events.flatMap((event) =>
      event.kind === "note_retracted" ? [[event.body.event_id, event] as const] : [],
    ),
  );
  // What happened to a note is shown below it.
  const shown = events.filter(
    ({ kind, body }) => kind !== "note_retracted" || !events.some(({ id }) => id === body.event_id),
  );
  return (
    <>
      <ol className="flex flex-col gap-2.5 text-sm print:gap-1">
        {shown.map((event, place) => (
          <li
            key={event.id}
            tabIndex={-1}
            className={clsx(
              "break-words border-s-2 border-line ps-3 print:break-inside-avoid",
              isFolded && place >= folded && "hidden print:list-item",
            )}
          >
            <p>
              <bdi className="font-semibold">{actorOf(event, names)}</bdi>{" "}
              <span>{describeEvent(event, names)}</span>
              <time
                dateTime={event.at}
                className="block text-xs tabular-nums text-muted print:ms-2 print:inline"
              >
                {teamTime(event.at)}
              </time>
            </p>
            <Note
              event={event}
              retraction={retractions.get(event.id)}
              names={names}
              onRetract={
                leadId === undefined
                  ? undefined
                  : ({ currentTarget }) =>
                      setAsked({ eventId: event.id, item: currentTarget.closest("li") })
              }
            />
          </li>
        ))}
      </ol>
      <FoldButton isFolded={isFolded} onFold={setIsFolded} count={shown.length} folded={folded} />
      {leadId !== undefined && asked ? (
        <RetractNote
          leadId={leadId}
          eventId={asked.eventId}
          returnFocusTo={asked.item}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}

type NoteProps = {
  event: LeadEvent;
  /** The event that retracted it, if any. */
  retraction: LeadEvent | undefined;
  names: KnownNames;
  onRetract: ((event: MouseEvent<HTMLElement>) => void) | undefined;
};

/** The text of a note, or who has retracted it. */
function Note({ event, retraction, names, onRetract }: NoteProps) {
  if (event.kind !== "note" || typeof event.body.note !== "string") return null;
  if (retraction) {
    return (
      <p className="mt-1 border-t border-dotted border-line pt-1 text-muted">
        <span>Recorded by mistake. </span>
        <bdi>{actorOf(retraction, names)}</bdi>
        <span>{` retracted its text on ${teamTime(retraction.at)}.`}</span>
      </p>
    );
  }
  return (
    <>
      <p dir="auto" className="mt-1 whitespace-pre-wrap break-words rounded bg-sand px-3 py-1.5">
        {event.body.note}
      </p>
      {onRetract ? (
        <Button
          size="small"
          variant="quiet"
          className="-ms-3.5 print:hidden"
          aria-label={`Recorded by mistake: note of ${teamTime(event.at)}`}
          onClick={onRetract}
        >
          <span>Recorded by mistake…</span>
        </Button>
      ) : null}
    </>
  );
}

type RetractNoteProps = {
  leadId: string;
  /** The note's event. */
  eventId: number;
  /** The note in the list, which then has the focus. */
  returnFocusTo: HTMLElement | null;
  onClose: () => void;
};

/** Asks before a note is retracted that was recorded by mistake, for example about somebody else. */
function RetractNote({ leadId, eventId, returnFocusTo, onClose }: RetractNoteProps) {
  const client = useQueryClient();
  const retract = useMutation({
    mutationFn: () => retractLeadEvent(leadId, eventId),
    onSuccess: async () => {
      withdrawOfferOf(eventId);
      await client.invalidateQueries({ queryKey: leadEventsQuery(leadId).queryKey });
      onClose();
    },
    onError: () => toast.error(CHANGE_FAULT),
  });
  return (
    <ConfirmDialog
      title="Retract this note?"
      description="The team, and the patient in their download, will no longer see its text. You cannot undo this."
      confirm="Retract the note"
      variant="danger"
      cancel="Keep the note"
      busy={retract.isPending}
      returnFocusTo={returnFocusTo}
      onConfirm={() => retract.mutate()}
      onClose={onClose}
    />
  );
}
