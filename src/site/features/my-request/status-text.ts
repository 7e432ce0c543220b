import type { MyRequest } from "@shared/my-request.ts";
import { myRequestTexts } from "@/content/my-request.ts";

/** Name and explanation of a request's status, for the patient. */
export function statusTextOf({
  status,
  withdrawn_at,
  restricted_at,
  clinics,
}: Pick<MyRequest, "status" | "withdrawn_at" | "restricted_at" | "clinics">): {
  name: string;
  text: string;
} {
  if (withdrawn_at) return myRequestTexts.withdrawn;
  if (restricted_at) return myRequestTexts.restricted;
  // The team has no such status: it applies once a clinic has received the request.
  if (status === "contacted" && clinics.length > 0) return myRequestTexts.asking;
  return myRequestTexts.statuses[status];
}

/** Why a request was closed, as the end of a sentence. Undefined if the team gave no reason. */
export function closeReasonText(reason: string | null): string | undefined {
  const known: Readonly<Record<string, string>> = myRequestTexts.closeReasons;
  return reason === null ? undefined : known[reason];
}
