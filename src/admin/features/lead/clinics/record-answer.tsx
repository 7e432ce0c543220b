import { useState } from "react";
import * as z from "zod/mini";
import { SmallField, SmallSelect } from "@/admin/features/editing/small-field.tsx";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { withCapital } from "@/lib/english.ts";
import { requiredDay } from "@/lib/required-text.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button } from "@/ui/button.tsx";
import { Fault } from "@/ui/live-region.tsx";
import { CHANNEL_WORDS, channelSchema, type Lead } from "../lead-model.ts";
import { type Proposal, type ProposalAnswer, recordAnswer } from "./proposals-api.ts";
import { useProposalCall } from "./use-proposal-call.ts";

const ANSWERS: Readonly<Record<ProposalAnswer, string>> = {
  agreed: "Yes, ask them",
  refused: "No",
  taken_back: "They take back their yes",
};

/** What the patient can say next. */
function answersTo({ state, sent_on }: Proposal): ProposalAnswer[] {
  if (state === "proposed") return ["agreed", "refused"];
  if (state === "agreed" || state === "sent") return ["taken_back"];
  return state === "refused" || (state === "taken_back" && !sent_on) ? ["agreed"] : [];
}

/** Records an answer that reached the team by email, WhatsApp or phone. */
export function RecordAnswer({ lead, proposal }: { lead: Lead; proposal: Proposal }) {
  const [isOpen, setIsOpen] = useState(false);
  const possible = answersTo(proposal);
  if (possible.length === 0 || lead.withdrawn_at) return null;
  if (isOpen)
    return (
      <AnswerForm
        key={proposal.state}
        lead={lead}
        proposal={proposal}
        possible={possible}
        onDone={() => setIsOpen(false)}
      />
    );
  const label = {
    agreed: "Record a yes",
    refused: "Record the answer",
    taken_back: "Record that they take back their yes",
  }[possible.at(-1) ?? "agreed"];
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={`${label}: ${proposal.clinic}`}
      onClick={() => setIsOpen(true)}
    >
      {label}
    </Button>
  );
}

type AnswerFormProps = {
  lead: Lead;
  proposal: Proposal;
  possible: readonly ProposalAnswer[];
  onDone: () => void;
};

function AnswerForm({ lead, proposal, possible, onDone }: AnswerFormProps) {
  const call = useProposalCall(lead);
  const form = useCheckedForm({
    schema: z.object({
      answer: z.pipe(z.string(), z.enum(["agreed", "refused", "taken_back"], "Choose the answer.")),
      how: z.pipe(z.string(), z.enum(channelSchema.options, "Choose how they said it.")),
      on: requiredDay("Enter the date.").check(
        z.refine((date) => date <= teamToday(), "Enter today’s date or an earlier one."),
      ),
    }),
    defaultValues: {
      answer: possible.length === 1 ? (possible[0] ?? "") : "",
      how: "",
      on: teamToday(),
    },
    async send({ answer, how, on }) {
      const result = await call.run(() => recordAnswer(proposal.id, { answer, how, on }));
      if (!result) return {};
      onDone();
    },
  });
  return (
    <form {...form.attributes} className="flex basis-full flex-col gap-2 rounded bg-sand p-3">
      <SmallField label="What the patient said" {...form.field("answer")}>
        {(attributes) => (
          // The user has just opened the form.
          <SmallSelect {...attributes} autoFocus>
            {possible.length > 1 ? <option value="">Choose</option> : null}
            {possible.map((answer) => (
              <option key={answer} value={answer}>
                {ANSWERS[answer]}
              </option>
            ))}
          </SmallSelect>
        )}
      </SmallField>
      <SmallField label="How they said it" {...form.field("how")}>
        {(attributes) => (
          <SmallSelect {...attributes}>
            <option value="">Choose</option>
            {channelSchema.options.map((how) => (
              <option key={how} value={how}>
                {withCapital(CHANNEL_WORDS[how])}
              </option>
            ))}
          </SmallSelect>
        )}
      </SmallField>
      <SmallField label="When" {...form.field("on")}>
        {(attributes) => <input {...attributes} type="date" max={teamToday()} />}
      </SmallField>
      <Fault>{call.fault}</Fault>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" variant="primary" busy={form.busy}>
          Save the answer
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          Close
        </Button>
      </div>
    </form>
  );
}
