import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { answerOf, getSupabase } from "@/admin/features/access/supabase-client.ts";
import { useNow } from "../lead-clock.ts";
import {
  type ContactChannel,
  type Lead,
  MAIL_PROBLEM_NAMES,
  mailProblemSchema,
  shown,
} from "../lead-model.ts";
import { whatsAppNumber } from "./contact-links.tsx";

const limitSchema = z.object({
  lead_id: z.uuid(),
  /** When the person withdrew their consent, in this request or in another one, which may have been deleted since. */
  withdrawn_at: z.nullable(z.string()),
  /** The last problem with the email address. */
  mail_problem: z.nullable(mailProblemSchema),
});
export type ContactLimit = z.infer<typeof limitSchema>;

/** How often an open list or lead asks again, in milliseconds. */
const POLL_INTERVAL = 15_000;

/** How long an answer allows contact, in milliseconds: offline, or on a laptop that slept, it may be long out of date. */
const MAX_AGE = 60_000;

/** What must be known before the patients of these leads are contacted, and is not in the leads themselves. */
function contactLimitsQuery(leadIds: readonly string[]) {
  return queryOptions({
    queryKey: ["contact-limits", leadIds],
    queryFn: async ({ signal }) => {
      const limits = await answerOf(
        getSupabase()
          .rpc("contact_limits", { lead_ids: [...leadIds] })
          .abortSignal(signal),
        z.array(limitSchema),
      );
      return new Map(
        leadIds.map((id) => [id, limits.find(({ lead_id }) => lead_id === id) ?? null]),
      );
    },
    enabled: leadIds.length > 0,
    refetchInterval: POLL_INTERVAL,
    staleTime: MAX_AGE,
    // A lead that is added to the list does not make the others unknown.
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** The mark of a patient who does not want to be called. */
export const NO_CALLS = "No calls";

/** How the mark of an address to which email does not get begins. */
export const EMAIL_MARK = "Email";

/** What may be done with a lead. Everything that contacts a patient derives from this. */
export type ContactRules = {
  /** What the list shows in words, such as "No calls". */
  marks: readonly string[];
  /** Whether everything that forbids contact is known. Until it is, nobody is contacted. */
  isKnown: boolean;
  /** Whether the patient may be contacted at all. */
  mayContact: boolean;
  /** When the person withdrew their consent; null if they have not. */
  withdrawnAt: string | null;
  /** Whether there is an email address that works, as far as is known. */
  emailWorks: boolean;
  /** Whether an email may be tried: also to an address that failed before, but not after one was reported as spam. */
  mayTryEmail: boolean;
  /** Whether the patient asked for calls. The site promises that we call nobody else. */
  wantsCalls: boolean;
  /** Whether the number may be dialled without giving a reason. */
  mayCall: boolean;
  /** The channel whose button stands out; null if none does. */
  preferred: ContactChannel | null;
};

/** What may be done with a lead. The limit is null if there is none, undefined if not known. */
export function contactRules(lead: Lead, limit: ContactLimit | null | undefined): ContactRules {
  const withdrawnAt = lead.withdrawn_at ?? limit?.withdrawn_at ?? null;
  const problem = limit?.mail_problem ?? null;
  const mayTryEmail = problem !== "complained" && shown(lead, "email") !== "";
  const emailWorks = !problem && mayTryEmail;
  const isForbidden = lead.restricted_at !== null || withdrawnAt !== null;
  const isKnown = isForbidden || limit !== undefined;
  const wantsCalls = lead.contact_by === "phone" && !lead.no_calls;
  const mayContact = isKnown && !isForbidden;
  // A button that waits for the check looks as it will afterwards.
  const open: readonly ContactChannel[] = isForbidden
    ? []
    : [
        ...(emailWorks ? (["email"] as const) : []),
        ...(whatsAppNumber(lead) ? (["whatsapp"] as const) : []),
        ...(wantsCalls ? (["phone"] as const) : []),
      ];
  const wished = open.find((channel) => channel === lead.contact_by) ?? null;
  return {
    marks: [
      ...(withdrawnAt ? ["Consent withdrawn"] : []),
      ...(lead.restricted_at ? ["Use restricted"] : []),
      ...(!isForbidden && lead.no_calls ? [NO_CALLS] : []),
      ...(mayContact && problem ? [`${EMAIL_MARK} ${MAIL_PROBLEM_NAMES[problem]}`] : []),
    ],
    isKnown,
    mayContact,
    withdrawnAt,
    emailWorks,
    mayTryEmail,
    wantsCalls,
    mayCall: mayContact && wantsCalls,
    // A wish holds until the lead is closed. Without one, a new lead still needs an answer.
    preferred:
      lead.status === "new"
        ? (wished ?? open[0] ?? null)
        : lead.status === "closed"
          ? null
          : wished,
  };
}

/**
 * What decides whether the patients of these leads may be contacted. One check that fails changes nothing, so that what
 * is being written stays. When no check has succeeded for up to a minute, because the device is offline, say, nobody
 * may be contacted until one does.
 */
export function useContactRules(leadIds: readonly string[]) {
  const limits = useQuery(contactLimitsQuery(leadIds));
  const { data, dataUpdatedAt, isError, isFetching, isPaused } = limits;
  // A failed check makes the answer stale at once. The clock is up to 30 seconds behind.
  const isRecent = useNow() - dataUpdatedAt < MAX_AGE / 2;
  // Those of the former list have no age, but they are being fetched.
  const isFormer = limits.isPlaceholderData && isFetching;
  const isOld = limits.isStale && !isFormer && !(isError && isRecent);
  return {
    rulesFor: (lead: Lead) => contactRules(lead, isOld ? undefined : data?.get(lead.id)),
    check: {
      hasFailed: isOld && (isError || isPaused),
      isRepeating: isFetching,
      repeat: () => void limits.refetch(),
    },
  };
}
export type ContactCheck = ReturnType<typeof useContactRules>["check"];
