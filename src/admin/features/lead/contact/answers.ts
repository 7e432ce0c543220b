import { keptValues } from "../changes/kept-values.ts";
import type { ContactChannel } from "../lead-model.ts";

/**
 * An answer to a patient. `waiting`: started in the list, or before the lead has loaded. `opened`: opened in the
 * coordinator's own program, so the lead asks whether it was sent. `recorded`: so the lead asks what happens next.
 */
export type Answer =
  | { state: "waiting"; channel: ContactChannel; at: number }
  | { state: "opened"; contactId: string; channel: ContactChannel; template: string | null }
  | { state: "recorded"; reached: boolean };

/** Answers that are not finished, by the lead's reference. */
export const answers = keptValues<Answer>();

/** Starts an answer, immediately or when the lead has loaded. */
export function startAnswer(reference: string, channel: ContactChannel): void {
  answers.set(reference, { state: "waiting", channel, at: Date.now() });
}

/** How long an answer waits for its lead to load, in milliseconds. It is dropped after that. */
const WAIT_TIMEOUT = 20_000;

/** Whether an answer has waited too long for its lead. */
export function isExpired(answer: Answer): boolean {
  return answer.state === "waiting" && Date.now() - answer.at > WAIT_TIMEOUT;
}
