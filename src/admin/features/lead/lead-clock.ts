import { useEffect, useState } from "react";
import type { Lead } from "./lead-model.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = { min: "minute", h: "hour", d: "day" } as const;

function spanOf(milliseconds: number): [count: number, unit: keyof typeof UNITS] {
  if (milliseconds < HOUR) return [Math.max(1, Math.floor(milliseconds / MINUTE)), "min"];
  if (milliseconds < 2 * DAY) return [Math.floor(milliseconds / HOUR), "h"];
  return [Math.floor(milliseconds / DAY), "d"];
}

/** A duration in one unit: "35 min", "3 h", "4 d". */
export const shortSpan = (milliseconds: number) => spanOf(milliseconds).join(" ");

/** The same in words: "35 minutes", "3 hours", "4 days". */
export function spanInWords(milliseconds: number): string {
  const [count, unit] = spanOf(milliseconds);
  return `${count} ${UNITS[unit]}${count === 1 ? "" : "s"}`;
}

/** After how many days in which nothing happens an open lead counts as stalled, as `private.stalled_after()`. */
export const STALLED_DAYS = 14;

export type Clock = { tone: "danger" | "caution" | "calm"; text: string };

/** A lead with less time left than this is shown as urgent. */
const URGENT = 4 * HOUR;

/** Compares a lead with the promise to answer within 24 hours. */
export function clockOf(
  lead: Pick<Lead, "status" | "due_at" | "created_at" | "first_contact_at">,
  now: number,
): Clock | null {
  if (lead.status === "new") {
    const left = Date.parse(lead.due_at) - now;
    if (left < 0) return { tone: "danger", text: `${shortSpan(-left)} late` };
    return { tone: left < URGENT ? "caution" : "calm", text: `due in ${shortSpan(left)}` };
  }
  if (lead.first_contact_at === null) return null;
  const took = Date.parse(lead.first_contact_at) - Date.parse(lead.created_at);
  return { tone: "calm", text: `answered in ${shortSpan(took)}` };
}

/** The current time, updated every 30 seconds. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 30_000);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
