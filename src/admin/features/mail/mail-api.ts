import { MAIL_NAMES } from "@shared/mail-kinds.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { answerOf, getSupabase } from "@/admin/features/access/supabase-client.ts";

/** How often to check for parked emails while the list is open, in milliseconds. */
const POLL_INTERVAL = 60_000;

const parkedMailSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  /** Reference of the lead that the email is about; null for other emails. */
  reference: z.nullable(z.string()),
  created_at: z.iso.datetime({ offset: true }),
  last_error: z.nullable(z.string()),
  /** The contact form message that the team has not received by email. */
  message: z.nullable(
    z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() }),
  ),
});
export type ParkedMail = z.infer<typeof parkedMailSchema>;

/** The newest emails that could not be sent. For administrators. */
export function parkedMailQuery() {
  return queryOptions({
    queryKey: ["mail", "parked"],
    queryFn: ({ signal }) =>
      answerOf(
        getSupabase().rpc("list_parked_mail").abortSignal(signal),
        z.array(parkedMailSchema),
      ),
    refetchInterval: POLL_INTERVAL,
  });
}

/** Queues a parked email again. It is sent immediately if the email service works. */
export async function retryParkedMail(id: string): Promise<void> {
  const { error } = await getSupabase().rpc("retry_parked_mail", { mail_id: id });
  if (error) throw error;
  await deliver();
}

/** Removes a parked email from the list, so that it is never sent. */
export async function dismissParkedMail(id: string): Promise<void> {
  const { error } = await getSupabase().rpc("dismiss_parked_mail", { mail_id: id });
  if (error) throw error;
}

/** Starts sending emails that are due. Ignores failures, because a timer and the next call try again. */
export async function deliver(): Promise<void> {
  await getSupabase().functions.invoke("deliver", { method: "POST" });
}

const names: Readonly<Record<string, string>> = {
  ...MAIL_NAMES,
  webhook_new_lead: "Webhook for a new request",
};

/** The name of an email of a kind. A kind that is newer than this build of the workspace has none yet. */
export function mailName(kind: string): string {
  return names[kind] ?? kind;
}

const reasons: Readonly<Record<string, string>> = {
  http_422: "The email service refused the address.",
  smtp_550: "The email server refused the address.",
  no_provider: "No email service is set up.",
  provider_unreachable: "The email service could not be reached.",
  smtp_some_rejected:
    "The email server refused some of the team’s addresses. “Try again” sends it to all of them.",
  sent_before_with_other_words:
    "An earlier version was probably sent. “Try again” sends it a second time.",
  cannot_render: "The email could not be created.",
};

/** The reason why an email was not sent, as a sentence. */
export const reasonOf = (error: string | null) =>
  reasons[error ?? ""] ?? `The email service did not accept it (${error ?? "no answer"}).`;

const INTERVAL_MILLISECONDS = 60_000;

/**
 * Starts sending emails that are due, when the workspace is opened and every minute while it is visible, so that
 * a project works without a timer. It is a query so that it pauses with all others while the page is locked.
 */
export function useDelivery(): void {
  useQuery({
    queryKey: ["mail", "delivery"],
    queryFn: async () => {
      await deliver();
      return null;
    },
    refetchInterval: INTERVAL_MILLISECONDS,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
