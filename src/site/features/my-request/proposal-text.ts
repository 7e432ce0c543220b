import { clockAt, dateInWords } from "@shared/dates.ts";
import type { Proposal } from "@shared/my-request.ts";
import { WAY_NAMES } from "./fields.ts";

/** What was checked about a clinic and when, as labels and sentences. */
export function checksOf({
  certificate,
  certificate_checked_on: checkedOn,
  insured_until: until,
}: Proposal): [label: string, text: string][] {
  const lookedUp = checkedOn
    ? `We looked it up on ${dateInWords(checkedOn)}.`
    : "We have not looked it up.";
  return [
    [
      "Health ministry certificate",
      certificate ? `Number ${certificate}. ${lookedUp}` : "We do not have its number.",
    ],
    [
      "Insurance for complications",
      until ? `Until ${dateInWords(until)}.` : "We have no proof of it.",
    ],
  ];
}

/** What the patient answered about a clinic and what happened then, in sentences. */
export function proposalStateText(proposal: Proposal): string {
  const { state, answered_at, answered_how, sent_on } = proposal;
  const how = answered_how ? ` by ${WAY_NAMES[answered_how]}` : "";
  const when = answered_at ? `${how} on ${dateInWords(clockAt(answered_at).date)}` : how;
  const sent = sent_on ? dateInWords(sent_on) : "";
  switch (state) {
    case "proposed":
      return "We are waiting for your answer. This clinic gets nothing unless you say yes.";
    case "agreed":
      return `You said yes${when}. We have not sent anything yet.`;
    case "refused":
      return `You said no${when}. This clinic gets nothing.`;
    case "taken_back":
      return sent
        ? `You took back your yes${when}. We sent this to the clinic on ${sent}, and we ask it to stop using it.`
        : `You took back your yes${when}. This clinic gets nothing.`;
    case "sent":
      return `You said yes${when}. We sent this to the clinic on ${sent}.`;
    case "cancelled":
      return "We no longer plan to ask this clinic. It has received nothing.";
  }
}
