import type { MyRequest, UnprovenRequest } from "@shared/my-request.ts";
import { myRequestTexts } from "@/content/my-request-texts.ts";

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
  if (status === "contacted" && clinics.length > 0) {
    // A clinic can have received several things.
    return myRequestTexts.asking(new Set(clinics.map(({ clinic }) => clinic)).size);
  }
  return myRequestTexts.statuses[status];
}

/** The name of a status before the person has shown that the request is theirs. */
export function unprovenStatusName(status: UnprovenRequest["status"]): string {
  if (status === "withdrawn" || status === "restricted") return myRequestTexts[status].name;
  return myRequestTexts.statuses[status].name;
}

/** Why a request was closed, as the end of a sentence. Undefined if the team gave no reason. */
export function closeReasonText(reason: string | null): string | undefined {
  const known: Readonly<Record<string, string>> = myRequestTexts.closeReasons;
  return reason === null ? undefined : known[reason];
}
