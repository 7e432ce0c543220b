import { LEAD_MARKS } from "@shared/lead-marks.ts";
import { clsx } from "clsx";
import {
  Ban,
  CircleCheck,
  CircleX,
  type LucideIcon,
  MailX,
  PhoneOff,
  Repeat2,
  Reply,
} from "lucide-react";
import type { ReactNode } from "react";
import { EMAIL_MARK, NO_CALLS } from "./contact/contact-rules.ts";
import { type Clock, shortSpan, spanInWords } from "./lead-clock.ts";
import { type CloseReason, type Lead, type LeadStatus, statusText } from "./lead-model.ts";

const tones: Record<LeadStatus, string> = {
  new: "bg-sea text-on-sea",
  contacted: "bg-sea-soft text-sea",
  quoted: "bg-caution-soft text-caution",
  booked: "bg-success-soft text-success",
  closed: "bg-sand text-ink inset-ring inset-ring-outline",
};

const badgeClass =
  "inline-flex w-fit items-center rounded-lg py-0.5 text-xs font-semibold outline outline-transparent";
const chipClass = clsx(badgeClass, "px-2");

type StatusChipProps = {
  status: LeadStatus;
  /** Shown after the status. */
  reason?: CloseReason | null;
};

/** The status of a lead, as a coloured label. */
export function StatusChip({ status, reason = null }: StatusChipProps) {
  return (
    <span className={clsx(chipClass, tones[status], reason ? "" : "whitespace-nowrap")}>
      {statusText(status, reason)}
    </span>
  );
}

type MarkProps = {
  icon: LucideIcon;
  /** Explains the mark on hover. */
  title: string;
  className: string;
  /** The time since then, which stays beside the icon. */
  time?: string;
  children: ReactNode;
};

/** A mark beside a name. Where there is little room (`leads-marks.css`), its icon stands for its words. */
function Mark({ icon: Icon, title, className, time, children }: MarkProps) {
  return (
    <span
      title={title}
      data-timed={time ? "" : undefined}
      className={clsx("mark whitespace-nowrap", badgeClass, className)}
    >
      <Icon aria-hidden="true" className="mark-icon size-3.5 shrink-0" />
      <span className="mark-words">{children}</span>
      {time ? <span aria-hidden="true">{time}</span> : null}
    </span>
  );
}

/** What the patient asked for, or a problem with their address. */
export function WishChip({ children }: { children: string }) {
  return (
    <Mark
      icon={children === NO_CALLS ? PhoneOff : children.startsWith(EMAIL_MARK) ? MailX : Ban}
      title={children}
      className="bg-danger-soft text-danger inset-ring inset-ring-danger"
    >
      {children}
    </Mark>
  );
}

/** The name of a mark, and its short form beside a name where there is little room. */
function MarkName({ of }: { of: keyof typeof LEAD_MARKS }) {
  return (
    <>
      <span className="in-full">{LEAD_MARKS[of].full}</span>
      <span aria-hidden="true" className="in-short">
        {LEAD_MARKS[of].short}
      </span>
    </>
  );
}

/** Shown while the team has not dealt with what the patient did on their page, with the time since then. */
export function AnsweredChip({ at, now }: { at: string; now: number }) {
  const since = now - Date.parse(at);
  return (
    <Mark
      icon={Reply}
      title="The patient answered, wrote or corrected something on their page"
      className="bg-caution-soft text-caution"
      time={shortSpan(since)}
    >
      <span aria-hidden="true">{LEAD_MARKS.replied.short}</span>
      <span className="sr-only">{`${LEAD_MARKS.replied.full} ${spanInWords(since)} ago`}</span>
    </Mark>
  );
}

/** Shown if the patient decided about the quotes. */
export function DecisionChip({ decision }: Pick<Lead, "decision">) {
  if (!decision) return null;
  const isChosen = decision.choice === "quote";
  const name = isChosen ? "chose" : "choseNone";
  return (
    <Mark
      icon={isChosen ? CircleCheck : CircleX}
      title={LEAD_MARKS[name].full}
      className="bg-sea-soft text-sea"
    >
      <MarkName of={name} />
    </Mark>
  );
}

/** Shown if the same person has sent another request before. */
export function RepeatChip() {
  return (
    <Mark
      icon={Repeat2}
      title="The same person has sent another request before"
      className="border border-line bg-surface py-px text-muted"
    >
      <MarkName of="repeat" />
    </Mark>
  );
}

const clockTones: Record<Clock["tone"], string> = {
  danger:
    "rounded-sm bg-danger px-1.5 py-0.5 font-semibold text-surface outline outline-transparent",
  caution: "rounded-sm bg-caution-soft px-1.5 py-0.5 font-semibold text-caution",
  calm: "text-muted",
};

/** The lead's response time, or the time left to respond. */
export function ClockText({ clock }: { clock: Clock | null }) {
  if (!clock) return null;
  return (
    <span className={clsx("w-fit whitespace-nowrap text-xs tabular-nums", clockTones[clock.tone])}>
      {clock.text}
    </span>
  );
}
