import { keptValues } from "./kept-values.ts";
import type { ContactChannel } from "./lead-model.ts";

/**
 * An answer to a patient: first wanted, from the list or before the lead has loaded; then begun, once the
 * coordinator's own program has been opened. The lead then asks whether it was sent.
 */
export type Answer =
  | { state: "wanted"; channel: ContactChannel; at: number }
  | { state: "begun"; channel: ContactChannel; template: string | null };

/** The answers that are under way, by the lead's reference. */
export const answers = keptValues<Answer>();

/** Starts to answer a lead, at once or when it has loaded. */
export function wantAnswer(reference: string, channel: ContactChannel): void {
  answers.set(reference, { state: "wanted", channel, at: Date.now() });
}

/** How long an answer may wait for its lead, in milliseconds. After that nobody expects it. */
const PATIENCE = 20_000;

/** Whether an answer has waited for too long. */
export function isForgotten(answer: Answer): boolean {
  return answer.state === "wanted" && Date.now() - answer.at > PATIENCE;
}
