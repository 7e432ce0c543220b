import { DatabaseCallError } from "./database.ts";
import { Refusal } from "./http.ts";

/**
 * Returns an error that is a refusal. For any other error, logs its code and returns a refusal with this message.
 * What a person sent is never logged.
 */
export function refusalFor(error: unknown, message: string, log: (code: string) => void): Refusal {
  if (error instanceof Refusal) return error;
  log(error instanceof DatabaseCallError ? error.message : "unexpected_error");
  return new Refusal(500, "failed", message);
}
