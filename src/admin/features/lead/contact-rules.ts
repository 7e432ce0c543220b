import { queryOptions, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { getSupabase } from "@/admin/features/access/supabase-client.ts";
import { whatsAppNumber } from "./contact-links.tsx";
import {
  type ContactChannel,
  type Lead,
  MAIL_PROBLEM_NAMES,
  mailProblemSchema,
} from "./lead-model.ts";

const limitSchema = z.object({
  lead_id: z.uuid(),
  /** When the person withdrew their consent, in this request or in another one. */
  withdrawn_at: z.nullable(z.string()),
  /** The last problem with the email address. */
  mail_problem: z.nullable(mailProblemSchema),
});
export type ContactLimit = z.infer<typeof limitSchema>;

/** How often an open list or lead asks again, in milliseconds. */
const POLL_INTERVAL = 15_000;

/** What must be known before the patients of these leads are contacted, and is not in the leads themselves. */
export function contactLimitsQuery(leadIds: readonly string[]) {
  return queryOptions({
    queryKey: ["contact-limits", leadIds],
    queryFn: async ({ signal }) => {
      const { data, error } = await getSupabase()
        .rpc("contact_limits", { lead_ids: [...leadIds] })
        .abortSignal(signal);
      if (error) throw error;
      return z.array(limitSchema).parse(data);
    },
    enabled: leadIds.length > 0,
    refetchInterval: POLL_INTERVAL,
    gcTime: 0,
  });
}

/** What may be done with a lead. Everything that contacts a patient derives from this. */
export type ContactRules = {
  /** What the list shows in words, such as "No calls". */
  marks: readonly string[];
  /** Whether the patient may be contacted at all. */
  mayContact: boolean;
  /** When the person withdrew their consent; null if they have not. */
  withdrawnAt: string | null;
  /** Whether the email address works, as far as is known. */
  emailWorks: boolean;
  /** Whether the number may be dialled; "ask" if only after a confirmation. */
  mayCall: boolean | "ask";
  /** The channel whose button stands out; null if none does. */
  preferred: ContactChannel | null;
};

/** Decides what may be done with a lead, from the lead and from what is known about its person. */
export function contactRules(lead: Lead, limit: ContactLimit | undefined): ContactRules {
  const withdrawnAt = lead.withdrawn_at ?? limit?.withdrawn_at ?? null;
  const problem = limit?.mail_problem ?? null;
  const mayContact = lead.restricted_at === null && withdrawnAt === null;
  const mayCall = mayContact && (lead.no_calls ? "ask" : true);
  const open: readonly ContactChannel[] = [
    ...(mayContact && !problem ? (["email"] as const) : []),
    ...(mayContact && whatsAppNumber(lead) ? (["whatsapp"] as const) : []),
    ...(mayCall === true ? (["phone"] as const) : []),
  ];
  const preferred = open.find((channel) => channel === lead.contact_by) ?? open[0] ?? null;
  return {
    marks: [
      ...(withdrawnAt ? ["Consent withdrawn"] : []),
      ...(lead.restricted_at ? ["Use restricted"] : []),
      ...(mayContact && lead.no_calls ? ["No calls"] : []),
      ...(mayContact && problem ? [`Email ${MAIL_PROBLEM_NAMES[problem]}`] : []),
    ],
    mayContact,
    withdrawnAt,
    emailWorks: !problem,
    mayCall,
    // It stands out on a new lead.
    preferred: lead.status === "new" ? preferred : null,
  };
}

/** The rules for a lead, and whether they are known yet. Until then, nothing is opened. */
export function useContactRules(lead: Lead): { rules: ContactRules; isKnown: boolean } {
  const limits = useQuery(contactLimitsQuery([lead.id]));
  const limit = limits.data?.find(({ lead_id }) => lead_id === lead.id);
  return { rules: contactRules(lead, limit), isKnown: !limits.isLoading };
}
