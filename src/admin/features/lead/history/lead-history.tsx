import { lengthFault } from "@shared/text-length.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useId, useRef } from "react";
import { usePaletteActions } from "@/admin/features/keyboard/palette-actions.ts";
import { TEAM_TIME_NAME } from "@/admin/features/time/team-time.ts";
import { Button } from "@/ui/button.tsx";
import { Fault, Loading } from "@/ui/live-region.tsx";
import { LoadFailed } from "@/ui/load-state.tsx";
import { reportProblem, settleProblem, useProblem } from "../changes/lead-problems.ts";
import { offerUndo } from "../changes/undo-offers.ts";
import { draftOf, idOfNote, settleNote, useDraft } from "../drafts.ts";
import { addLeadNote, type Colleague, leadEventsQuery, retractLeadEvent } from "../lead-api.ts";
import { type Lead, shown } from "../lead-model.ts";
import { useLeadKeys } from "../page/focused-lead.ts";
import { Section } from "../page/section.tsx";
import { EventList } from "./event-list.tsx";

/** The maximum length of a note. */
const NOTE_LENGTH = 4000;

type LeadHistoryProps = {
  lead: Lead;
  colleagues: readonly Colleague[];
  /** Whether notes cannot be added. */
  isRestricted: boolean;
  /** Where there is less room, the number of events that are shown. */
  folded?: number | undefined;
};

/** The ID of the history's heading. */
export const historyId = (leadId: string) => `history-${leadId}`;

/** A form to add a note, and all events of the lead, newest first. */
export function LeadHistory({ lead, colleagues, isRestricted, folded }: LeadHistoryProps) {
  const events = useQuery(leadEventsQuery(lead.id));
  return (
    <Section title="Notes and history" headingId={historyId(lead.id)}>
      {isRestricted ? null : <NoteForm lead={lead} />}
      {events.isLoadingError ? (
        <LoadFailed what="the history" onRetry={() => void events.refetch()} />
      ) : null}
      {events.isLoading ? <Loading>Loading the history...</Loading> : null}
      {events.data ? (
        <p className="text-xs text-muted">{`Newest first. Times are ${TEAM_TIME_NAME}.`}</p>
      ) : null}
      <EventList
        events={events.data?.toReversed() ?? []}
        names={colleagues}
        folded={folded}
        leadId={isRestricted ? undefined : lead.id}
      />
    </Section>
  );
}

/** The text typed while a note was being saved; undefined if there is none. */
function typedSince(draft: string, saved: string): string | undefined {
  const typed = draft.trim();
  return (typed.startsWith(saved) ? typed.slice(saved.length).trim() : draft) || undefined;
}

function NoteForm({ lead }: { lead: Lead }) {
  const id = useId();
  const client = useQueryClient();
  const [draft = "", setDraft] = useDraft(lead.id, "note");
  const problem = useProblem(lead.id, "note");
  const save = useMutation({
    mutationFn: (note: string) => addLeadNote(lead.id, note, idOfNote(lead.id, note)),
    onMutate: () => settleProblem(lead.id, "note"),
    onSuccess: (eventId, saved) => {
      settleNote(lead.id);
      setDraft(typedSince(draftOf(lead.id, "note") ?? "", saved));
      offerNoteUndo(eventId, saved);
      return client.invalidateQueries({ queryKey: leadEventsQuery(lead.id).queryKey });
    },
    onError: () => reportProblem(lead, { kind: "note" }),
  });
  function offerNoteUndo(eventId: number, text: string) {
    offerUndo({
      name: shown(lead, "name"),
      text: "note saved.",
      eventId,
      undo: async () => {
        await retractLeadEvent(lead.id, eventId);
        // The text is back in the field, unless something else has been typed.
        if (draftOf(lead.id, "note") === undefined) setDraft(text);
        await client.invalidateQueries({ queryKey: leadEventsQuery(lead.id).queryKey });
        return true;
      },
    });
  }
  const note = draft.trim();
  const excess = note.length - NOTE_LENGTH;
  const field = useRef<HTMLTextAreaElement>(null);
  const write = () => field.current?.focus();
  useLeadKeys(lead.reference, { n: write });
  usePaletteActions([{ label: "Write a note", key: "n", run: write }]);
  return (
    <form
      className="flex flex-col gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (note && excess <= 0 && !save.isPending) save.mutate(note);
      }}
    >
      {/* One line until something is typed, so that what was said last is in view below. */}
      <div className="flex items-start gap-2.5">
        <label htmlFor={id} className="pt-2 text-xs font-semibold text-muted">
          Note
        </label>
        <textarea
          ref={field}
          id={id}
          aria-describedby={excess > 0 ? `${id}-hint ${id}-fault` : `${id}-hint`}
          aria-invalid={excess > 0 || undefined}
          rows={draft ? 4 : 1}
          dir="auto"
          value={draft}
          onChange={(event) => setDraft(event.target.value || undefined)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
              event.currentTarget.form?.requestSubmit();
            }
          }}
          className="w-full resize-y rounded border-[1.5px] border-outline bg-surface px-2.5 py-1.5 text-sm hover:border-ink aria-invalid:border-danger"
        />
      </div>
      <p id={`${id}-hint`} className={clsx("text-xs text-muted", draft === "" && "hidden")}>
        The patient can read this note if they download their data.
      </p>
      <Fault>{problem ? "The note was not saved. It is still here: try again." : null}</Fault>
      <Fault id={`${id}-fault`}>
        {excess > 0
          ? `${lengthFault("A note", NOTE_LENGTH)} Shorten it, or save it as two notes.`
          : null}
      </Fault>
      {note && excess <= 0 ? (
        <Button type="submit" size="small" busy={save.isPending} className="self-start">
          Save note
        </Button>
      ) : null}
    </form>
  );
}
