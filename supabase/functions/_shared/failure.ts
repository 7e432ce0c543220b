import { DatabaseCallError } from "./database.ts";
import { Refusal } from "./http.ts";

/**
 * The refusal that an error is, or one with this message for an error that nobody foresaw. Logs the code of the
 * latter; what a person sent is never logged.
 */
export function refusalFor(error: unknown, message: string, log: (code: string) => void): Refusal {
  if (error instanceof Refusal) return error;
  log(error instanceof DatabaseCallError ? error.message : "unexpected_error");
  return new Refusal(500, "failed", message);
}
