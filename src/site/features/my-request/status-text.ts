import type { MyRequest } from "@shared/my-request.ts";
import { myRequestTexts } from "@/content/my-request.ts";

/** What the status of a request is called, and what it means, as its patient reads it. */
export function statusTextOf({
  status,
  withdrawn_at,
  clinics,
}: Pick<MyRequest, "status" | "withdrawn_at" | "clinics">): { name: string; text: string } {
  if (withdrawn_at) return myRequestTexts.withdrawn;
  // The team has no status for this: it follows from the clinics that received the request.
  if (status === "contacted" && clinics.length > 0) return myRequestTexts.asking;
  return myRequestTexts.statuses[status];
}
