import { DatabaseCallError } from "./database.ts";
import { Refusal } from "./http.ts";

/** A refusal. For any other error, logs its code, never what was sent, and refuses with `message`. */
export function refusalFor(error: unknown, message: string, log: (code: string) => void): Refusal {
  if (error instanceof Refusal) return error;
  log(error instanceof DatabaseCallError ? error.message : "unexpected_error");
  return new Refusal(500, "failed", message);
}
