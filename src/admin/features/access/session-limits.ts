import type { Session } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { readStored, writeStored } from "@/lib/storage.ts";
import { readToken } from "./token.ts";

// The database refuses a session that is older than 12 hours as well. Only the browser
// knows how long nobody has used the workspace.

const MINUTE = 60_000;
/** How long a session lasts while the workspace is idle in all tabs of this browser. */
export const IDLE_LIMIT = 60 * MINUTE;
/** How long a session lasts at most. */
export const TIME_LIMIT = 12 * 60 * MINUTE;
/** How long before the end of a session the person is warned. */
export const WARNING_TIME = 2 * MINUTE;

const KEY = "workspace-activity";
/** Writing on each key press would be wasteful: the limit need not be that exact. */
const NOTED_EVERY = 5_000;
let noted = 0;

/** Notes that someone is using the workspace, for all its tabs. */
export function noteActivity(): void {
  const now = Date.now();
  if (now - noted < NOTED_EVERY) return;
  noted = now;
  writeStored("local", KEY, now);
}

/** When the session ends and why, in milliseconds since 1970. */
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

/** Whether a session has reached its end, or will within the tolerance. */
export function hasEnded(session: Session, tolerance = 0): boolean {
  return Date.now() + tolerance >= endOf(session).at;
}
