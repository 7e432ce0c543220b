import type { Session } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { readStored, writeStored } from "@/lib/storage.ts";
import { readToken } from "./token.ts";

// The database also refuses a session that is older than 12 hours. Only the browser knows how long the
// workspace has been idle.

const MINUTE = 60_000;
/** How long a session lasts without activity in any of this browser's tabs. */
export const IDLE_LIMIT = 60 * MINUTE;
/** The maximum length of a session. */
export const TIME_LIMIT = 12 * 60 * MINUTE;
/** How long before the end of a session to warn the user. */
export const WARNING_TIME = 2 * MINUTE;

/** What to do if the clock of this computer may be why a session, or a time that it sends, is not accepted. */
export const WRONG_CLOCK =
  "The date or the time of this computer may be wrong. Correct them, then try again.";

const KEY = "workspace-activity";
/** Minimum time between writes: the limit need not be exact to the key press. */
const NOTE_INTERVAL = 5_000;
let noted = 0;

/** Records activity, for all tabs. */
export function noteActivity(): void {
  const now = Date.now();
  if (now - noted < NOTE_INTERVAL) return;
  noted = now;
  writeStored("local", KEY, now);
}

/** When the session ends, in milliseconds since 1970, and why. */
export function endOf(session: Session): { at: number; reason: "idle" | "time" } {
  const proofs = (readToken(session.access_token).amr ?? []).map(
    ({ timestamp }) => timestamp * 1000,
  );
  const active = readStored("local", KEY, (stored) => z.number().parse(stored));
  const last = Math.max(active ?? 0, ...proofs) || Date.now();
  const idle = last + IDLE_LIMIT;
  const time = proofs.length > 0 ? Math.min(...proofs) + TIME_LIMIT : Number.POSITIVE_INFINITY;
  return time <= idle ? { at: time, reason: "time" } : { at: idle, reason: "idle" };
}

/** Whether a session has ended, or will end within the tolerance. */
export function hasEnded(session: Session, tolerance = 0): boolean {
  return Date.now() + tolerance >= endOf(session).at;
}
