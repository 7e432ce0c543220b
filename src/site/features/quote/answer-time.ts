import { brand } from "@/lib/brand.ts";

/** The latest time for a coordinator's reply to a request sent at this time (ISO 8601). */
export function replyDue(sentAt: string): Date {
  return new Date(Date.parse(sentAt) + brand.replyWithinHours * 60 * 60 * 1000);
}
