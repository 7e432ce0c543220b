import { type Subscriber, subscriberSchema } from "@shared/newsletter.ts";
import { queryOptions } from "@tanstack/react-query";
import { unparse } from "papaparse";
import * as z from "zod/mini";
import { getSupabase } from "@/admin/features/access/supabase-client.ts";
import { BYTE_ORDER_MARK, defuse } from "@/admin/features/export/leads-csv.ts";
import { fileTime, TEAM_TIME_NAME } from "@/admin/features/time/team-time.ts";

const countSchema = z.object({ confirmed: z.number(), waiting: z.number() });

/** The number of newsletter subscribers, confirmed and unconfirmed. For administrators. */
export function subscriberCountQuery() {
  return queryOptions({
    queryKey: ["newsletter", "count"],
    queryFn: async ({ signal }) => {
      const { data, error } = await getSupabase().rpc("count_subscribers").abortSignal(signal);
      if (error) throw error;
      return countSchema.parse(data);
    },
  });
}

/** The confirmed subscribers, with their unsubscribe links. Recorded in the audit log. Throws on an error. */
export async function fetchSubscribers(): Promise<readonly Subscriber[]> {
  const { data, error } = await getSupabase().functions.invoke<unknown>("newsletter/list", {
    method: "POST",
  });
  if (error) throw error;
  return z.object({ subscribers: z.array(subscriberSchema) }).parse(data).subscribers;
}

/** The subscribers as a CSV file, for the program that sends the newsletter. */
export function subscribersToCsv(subscribers: readonly Subscriber[]): string {
  const rows = subscribers.map(({ email, confirmed_at, leave_page, one_click }) =>
    [email, fileTime(confirmed_at), leave_page, one_click].map(defuse),
  );
  const header = [
    "Email",
    `Confirmed at (${TEAM_TIME_NAME})`,
    "Unsubscribe page",
    "List-Unsubscribe",
  ];
  return `${BYTE_ORDER_MARK}${unparse([header, ...rows], { newline: "\r\n" })}\r\n`;
}
