import { useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { History, Mail, MessageCircle } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { usePaletteActions } from "@/admin/features/keyboard/palette-actions.ts";
import type { Template } from "@/admin/features/templates/templates-api.ts";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { useMediaQuery } from "@/lib/media-query.ts";
import { mailTo, whatsAppAddress } from "@/lib/message-links.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Loading } from "@/ui/live-region.tsx";
import { LoadFailed } from "@/ui/load-state.tsx";
import { lowerBar } from "@/ui/lower-bar.ts";
import { openEmail } from "@/ui/open-message.ts";
import { focusStep } from "../changes/next-step.tsx";
import { StepChips } from "../changes/step-chips.tsx";
import { draftOf } from "../drafts.ts";
import { nameOf } from "../history/change-text.ts";
import { historyId } from "../history/lead-history.tsx";
import { type Colleague, leadEventsQuery, recordLeadMessage } from "../lead-api.ts";
import {
  CHANNEL_WORDS,
  type ContactChannel,
  type Lead,
  type LeadChange,
  shown,
} from "../lead-model.ts";
import { useLeadKeys } from "../page/focused-lead.ts";
import { Section } from "../page/section.tsx";
import { answers, isExpired, startAnswer } from "./answers.ts";
import { CallButton } from "./call-button.tsx";
import { callAddress, whatsAppNumber } from "./contact-links.tsx";
import type { ContactRules } from "./contact-rules.ts";
import { MessageChoice, useMessages } from "./message-choice.tsx";

type NextQuestionProps = {
  lead: Lead;
  onChange: (change: LeadChange) => void;
  /** Whether the patient was reached. */
  reached: boolean;
  onEnd: () => void;
};

/** Asks what happens next, after a contact or an attempt. */
function NextQuestion({ lead, reached, onChange, onEnd }: NextQuestionProps) {
  // What was due is done once the patient was reached. What was planned for later, or typed, stays.
  const isDone = reached && (lead.next_step_on ?? "") <= teamToday();
  const next_step = draftOf(lead.id, "next-step")?.trim() ?? (isDone ? null : lead.next_step);
  const leadTo = (field: "day" | "step") => () => {
    onEnd();
    focusStep(lead.id, field);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 rounded bg-sea-soft px-3 py-2 text-sm">
      <span className="font-semibold">What happens next?</span>
      <StepChips
        onDay={(next_step_on) => {
          onChange({ kind: "next_step", next_step_on, next_step: next_step || null });
          onEnd();
        }}
        onDate={leadTo("day")}
        onNone={leadTo("step")}
      />
    </div>
  );
}

type LeadAnswerProps = {
  lead: Lead;
  /** An answer waits until everything that the rules depend on is known. */
  rules: ContactRules;
  colleagues: readonly Colleague[];
  onChange: (change: LeadChange) => void;
  /** Whether the lead is shown on its own page. */
  onPage: boolean;
};

/** Where the lead has one column, the bar at the bottom of its page: the history above the answer may be long. */
const phoneBarClass =
  "max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-2 max-lg:pt-2 max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))] max-lg:shadow-raised";

/** On a phone, the words stand below their icons there. */
const barButtonClass =
  "max-md:min-h-12 max-md:flex-col max-md:gap-0.5 max-md:px-1 max-md:py-1 max-md:text-xs";

/**
 * Opens a message from a template in the coordinator's own email program or WhatsApp, then asks whether it
 * was sent.
 */
export function LeadAnswer({ lead, rules, colleagues, onChange, onPage }: LeadAnswerProps) {
  const { userId } = useAdmin();
  const client = useQueryClient();
  const coordinator = nameOf(userId, colleagues);
  const { isLoading, reload, email, whatsapp } = useMessages(lead, coordinator);
  const isReady = rules.isKnown && !isLoading;
  const answer = answers.use(lead.reference);
  const links = {
    email: useRef<HTMLAnchorElement>(null),
    whatsapp: useRef<HTMLAnchorElement>(null),
    phone: useRef<HTMLAnchorElement>(null),
  };

  const question = useRef<HTMLDivElement>(null);
  // In one column, the buttons are a bar at the thumb, and the section holds the templates.
  const isBar = useMediaQuery("(width < 64rem)") && onPage;

  const number = whatsAppNumber(lead);
  const address = shown(lead, "email");
  const start = (channel: ContactChannel) => () => startAnswer(lead.reference, channel);

  // Waits for the templates, because the message would be empty without them.
  const waiting = answer?.state === "waiting" && isReady ? answer : null;
  const waitingLink = waiting && links[waiting.channel];
  useEffect(() => {
    if (!waiting) return;
    if (waitingLink?.current && !isExpired(waiting)) waitingLink.current.click();
    else answers.set(lead.reference, undefined);
  }, [waiting, waitingLink, lead.reference]);

  /** Records that a message was opened, and asks whether it was sent. */
  function open(event: MouseEvent, channel: ContactChannel, template: Template | undefined) {
    if (!rules.isKnown || (isLoading && channel !== "phone")) {
      event.preventDefault();
      return startAnswer(lead.reference, channel);
    }
    begin(channel, template);
  }
  function begin(channel: ContactChannel, template: Template | undefined) {
    answers.set(lead.reference, {
      state: "opened",
      contactId: crypto.randomUUID(),
      channel,
      template: template?.name ?? null,
    });
    setTimeout(() => question.current?.scrollIntoView({ block: "nearest" }));
    if (template) void note(channel, template);
  }
  const showEvents = () =>
    void client.invalidateQueries({ queryKey: leadEventsQuery(lead.id).queryKey });
  async function note(contact_by: ContactChannel, { name }: Template) {
    // The message is already open, so a failure to record it must not block the coordinator.
    await recordLeadMessage(lead.id, { contact_by, template: name }).catch(() => {});
    showEvents();
  }
  /** Records that the patient was reached, or that nobody answered. */
  function record(reached: boolean) {
    if (answer?.state !== "opened") return;
    const { contactId: contact_id, channel: contact_by, template } = answer;
    onChange({ kind: "contact", contact_id, contact_by, template, reached });
    answers.set(lead.reference, { state: "recorded", reached });
  }
  const ended = () => answers.set(lead.reference, undefined);

  useLeadKeys(lead.reference, {
    ...(rules.mayTryEmail ? { e: start("email") } : {}),
    w: start("whatsapp"),
    c: () => record(true),
  });
  usePaletteActions([
    ...(rules.emailWorks
      ? [{ label: `Answer ${shown(lead, "name")} by email`, key: "e", run: start("email") }]
      : []),
    ...(number
      ? [{ label: `Answer ${shown(lead, "name")} by WhatsApp`, key: "w", run: start("whatsapp") }]
      : []),
  ]);

  const mail = mailTo(address, email.text);
  const variantOf = (channel: ContactChannel) =>
    channel === rules.preferred ? "primary" : "secondary";

  const messages = [...(rules.mayTryEmail ? [email] : []), ...(number ? [whatsapp] : [])].filter(
    ({ options }) => options.length > 0,
  );

  return (
    <Section title={isBar ? "Message templates" : "Answer"} isPrinted={false}>
      <div
        ref={onPage ? lowerBar : undefined}
        className={clsx("flex flex-col gap-2 max-lg:flex-col-reverse", onPage && phoneBarClass)}
      >
        <div className="flex flex-wrap gap-1.5 max-lg:*:flex-1">
          {rules.mayTryEmail ? (
            <ButtonLink
              ref={links.email}
              title="Answer by email (E)"
              size="small"
              variant={variantOf("email")}
              className={barButtonClass}
              href={mail.href}
              onClick={(event) => {
                open(event, "email", email.template);
                if (mail.isComplete || event.defaultPrevented) return;
                event.preventDefault();
                void openEmail(mail, email.text.body);
              }}
            >
              <Mail aria-hidden="true" className="size-4" />{" "}
              <span>{rules.emailWorks ? "Email" : "Email again"}</span>
            </ButtonLink>
          ) : null}
          {number ? (
            <ButtonLink
              ref={links.whatsapp}
              title="Answer by WhatsApp (W)"
              size="small"
              variant={variantOf("whatsapp")}
              className={barButtonClass}
              href={whatsAppAddress(number, whatsapp.text)}
              target="_blank"
              rel="noopener noreferrer"
              onClick={(event) => open(event, "whatsapp", whatsapp.template)}
            >
              <MessageCircle aria-hidden="true" className="size-4" /> WhatsApp
            </ButtonLink>
          ) : null}
          <CallButton
            lead={lead}
            link={links.phone}
            mustAsk={!rules.wantsCalls}
            variant={variantOf("phone")}
            className={barButtonClass}
            href={callAddress(lead)}
            onOpen={(event) => open(event, "phone", undefined)}
            onReason={showEvents}
          />
          <Button
            size="small"
            className={clsx(barButtonClass, "lg:hidden")}
            onClick={() => {
              const heading = document.getElementById(historyId(lead.id));
              heading?.focus();
              heading?.scrollIntoView();
            }}
          >
            <History aria-hidden="true" className="size-4" /> History
          </Button>
        </div>
        <div ref={question} role="status" className="scroll-my-4 empty:-mt-2">
          {answer?.state === "opened" ? (
            <div className="flex flex-wrap items-center gap-2 rounded bg-sea-soft px-3 py-2 text-sm">
              <span className="font-semibold">Contacted?</span>
              <Button
                size="small"
                variant="primary"
                title="Contacted (C)"
                onClick={() => record(true)}
              >{`Yes, by ${CHANNEL_WORDS[answer.channel]}`}</Button>
              {answer.channel === "email" ? null : (
                <Button size="small" onClick={() => record(false)}>
                  No answer
                </Button>
              )}
              <Button size="small" variant="quiet" onClick={ended}>
                Not yet
              </Button>
            </div>
          ) : null}
          {answer?.state === "recorded" ? (
            <NextQuestion lead={lead} reached={answer.reached} onChange={onChange} onEnd={ended} />
          ) : null}
        </div>
      </div>
      {isLoading ? <Loading>Loading the templates...</Loading> : null}
      {reload ? <LoadFailed what="the templates" onRetry={reload} /> : null}
      {number ? null : (
        <p className="text-sm text-muted">
          WhatsApp needs a country code, and this number does not have one.
        </p>
      )}
      {/* Folded, so that what was said last is in view below. It says which templates fit. */}
      {messages.length > 0 ? (
        <details>
          <summary className="min-h-6 w-fit max-w-full cursor-pointer ps-4 -indent-4 text-sm text-sea underline underline-offset-4">
            {(isBar ? "" : "Templates: ") +
              messages.map(({ template }) => template?.name ?? "Blank").join(" · ")}
          </summary>
          {/* A message that is read has the whole width. */}
          <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-3 gap-y-2.5 has-[details[open]]:grid-cols-1">
            {messages.map((message) => (
              <MessageChoice
                key={message.channel}
                message={message}
                isReady={isReady}
                onCopy={() => begin(message.channel, message.template)}
              />
            ))}
          </div>
        </details>
      ) : null}
    </Section>
  );
}
