import { keptValues } from "./kept-values.ts";
import type { ContactChannel } from "./lead-model.ts";

/**
 * An answer to a patient. `wanted`: asked for in the list, or before the lead has loaded. `begun`: opened in the
 * coordinator's own program, so the lead asks whether it was sent.
 */
export type Answer =
  | { state: "wanted"; channel: ContactChannel; at: number }
  | { state: "begun"; channel: ContactChannel; template: string | null };

/** Answers that are not finished, by the lead's reference. */
export const answers = keptValues<Answer>();

/** Starts an answer, immediately or when the lead has loaded. */
export function wantAnswer(reference: string, channel: ContactChannel): void {
  answers.set(reference, { state: "wanted", channel, at: Date.now() });
}

/** How long an answer waits for its lead to load, in milliseconds. After that, nobody expects it any more. */
const WAIT_TIMEOUT = 20_000;

/** Whether an answer has waited too long for its lead. */
export function isExpired(answer: Answer): boolean {
  return answer.state === "wanted" && Date.now() - answer.at > WAIT_TIMEOUT;
}
