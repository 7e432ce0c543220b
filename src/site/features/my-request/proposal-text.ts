import { clockAt, dateInWords } from "@shared/dates.ts";
import type { MyQuote, Proposal } from "@shared/my-request.ts";
import { linesOfKind } from "@shared/quote-lines.ts";
import { lineInWords } from "@shared/quote-total.ts";
import { answersOf, type Decision } from "@shared/recorded-quote.ts";
import { WAY_NAMES } from "./fields.ts";

/** What was checked about a clinic and when, as labels and sentences. */
export function checksOf({
  certificate,
  certificate_checked_on: checkedOn,
  insured_until: until,
}: Proposal): [label: string, text: string][] {
  const lookedUp = checkedOn
    ? `We looked it up on ${dateInWords(checkedOn)}.`
    : "We haven’t looked it up.";
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
      return "We’re waiting for your answer. This clinic gets nothing unless you say yes.";
    case "agreed":
      return `You said yes${when}. We haven’t sent anything yet.`;
    case "refused":
      return `You said no${when}. This clinic gets nothing.`;
    case "taken_back":
      return sent
        ? `You took back your yes${when}. We sent this to the clinic on ${sent}, and we’re asking the clinic to stop using it.`
        : `You took back your yes${when}. This clinic gets nothing.`;
    case "sent":
      return `You said yes${when}. We sent this to the clinic on ${sent}.`;
    case "cancelled":
      return "We no longer plan to ask this clinic. It has received nothing.";
  }
}

/** Whether the day until which a quote is valid has passed. */
export function isExpired({ valid_until: day }: Pick<MyQuote, "valid_until">): boolean {
  return !!day && day < clockAt(Date.now()).date;
}

/** What the patient decided about the quotes, in a sentence. */
export function decisionText(decision: Decision): string {
  const on = dateInWords(clockAt(decision.at).date);
  if (decision.choice === "quote") {
    return `On ${on} you said that you would like to go ahead with ${decision.clinic}.`;
  }
  const because = decision.because ? `: “${decision.because}”` : ".";
  return `On ${on} you said that you want none of these quotes${because}`;
}

/** A version of a quote, line by line. */
export function quoteText(quote: MyQuote): string {
  const { clinic, city, revision, recorded_at, shared_at, price, currency, valid_until } = quote;
  const until = valid_until ? ` Valid until ${dateInWords(valid_until)}.` : "";
  return [
    `${clinic}, ${city}, version ${revision}, recorded on ${dateInWords(clockAt(recorded_at).date)}${shared_at ? ", which your page shows" : ""}`,
    `Price: ${price || "not stated"} (${currency}).${until}`,
    ...(quote.excludes ? [`What else the price excludes: ${quote.excludes}`] : []),
    ...linesOfKind(quote.kind).map(
      (line) => `${line.label}: ${lineInWords(line, answersOf(quote)).text}`,
    ),
  ].join("\n");
}
