import type { MyRequest } from "@shared/my-request.ts";
import { myRequestTexts } from "@/content/my-request.ts";

/** Name and explanation of a request's status, for the patient. */
export function statusTextOf({
  status,
  withdrawn_at,
  clinics,
}: Pick<MyRequest, "status" | "withdrawn_at" | "clinics">): { name: string; text: string } {
  if (withdrawn_at) return myRequestTexts.withdrawn;
  // The team has no such status: it applies once a clinic has received the request.
  if (status === "contacted" && clinics.length > 0) return myRequestTexts.asking;
  return myRequestTexts.statuses[status];
}
