import { type Subscriber, subscriberSchema } from "@shared/newsletter.ts";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { unparse } from "papaparse";
import { useId } from "react";
import * as z from "zod/mini";
import { answerOf, getSupabase } from "@/admin/features/access/supabase-client.ts";
import { BYTE_ORDER_MARK, defuse } from "@/admin/features/export/leads-csv.ts";
import { fileTime, TEAM_TIME_NAME, teamToday } from "@/admin/features/time/team-time.ts";
import { brand } from "@/lib/brand.ts";
import { saveFile } from "@/lib/save-file.ts";
import { Button } from "@/ui/button.tsx";
import { LoadState } from "@/ui/load-state.tsx";
import { toast } from "@/ui/toast.ts";

const countSchema = z.object({ confirmed: z.number(), waiting: z.number() });

/** The number of newsletter subscribers, confirmed and unconfirmed. For administrators. */
function subscriberCountQuery() {
  return queryOptions({
    queryKey: ["newsletter", "count"],
    queryFn: ({ signal }) =>
      answerOf(getSupabase().rpc("count_subscribers").abortSignal(signal), countSchema),
  });
}

/** The confirmed subscribers, with their unsubscribe links. Recorded in the audit log. Throws on an error. */
async function fetchSubscribers(): Promise<readonly Subscriber[]> {
  const call = getSupabase().functions.invoke<unknown>("newsletter/list", { method: "POST" });
  return (await answerOf(call, z.object({ subscribers: z.array(subscriberSchema) }))).subscribers;
}

/** The subscribers as a CSV file, for the program that sends the newsletter. */
function subscribersToCsv(subscribers: readonly Subscriber[]): string {
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

/** The number of newsletter subscribers, and a download of the list. */
export function NewsletterList() {
  const id = useId();
  const count = useQuery(subscriberCountQuery());
  const download = useMutation({
    mutationFn: fetchSubscribers,
    onSuccess: (subscribers) => {
      const file = new Blob([subscribersToCsv(subscribers)], { type: "text/csv;charset=utf-8" });
      saveFile(file, `${brand.name.toLowerCase()}-newsletter-${teamToday()}.csv`);
      toast.success("Newsletter list exported");
    },
    onError: () => toast.error("That did not work. Check your connection and try again."),
  });
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="font-sans text-base font-semibold">
        Newsletter
      </h2>
      {count.data ? (
        <>
          <p className="text-sm">{`${count.data.confirmed} confirmed ${count.data.confirmed === 1 ? "subscriber" : "subscribers"}, and ${count.data.waiting} not confirmed yet.`}</p>
          <p className="max-w-3xl text-sm text-muted">
            The file contains each person’s address and two unsubscribe links: one for the text of
            the email and one for its List-Unsubscribe header. Export a new file for each issue,
            because people may have unsubscribed, and delete it afterwards.
          </p>
          <Button
            size="small"
            className="self-start"
            busy={download.isPending}
            disabled={count.data.confirmed === 0}
            onClick={() => download.mutate()}
          >
            Export the list
          </Button>
        </>
      ) : (
        <LoadState
          what="the number of subscribers"
          isError={count.isError}
          onRetry={() => void count.refetch()}
          height="h-12"
        />
      )}
    </section>
  );
}
