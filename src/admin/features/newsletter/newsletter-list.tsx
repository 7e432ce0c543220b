import { useMutation, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { brand } from "@/lib/brand.ts";
import { saveFile } from "@/lib/save-file.ts";
import { Button } from "@/ui/button.tsx";
import { LoadState } from "@/ui/load-state.tsx";
import { toast } from "@/ui/toast.ts";
import { fetchSubscribers, subscriberCountQuery, subscribersToCsv } from "./newsletter-api.ts";

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
          <p className="text-sm">{`${count.data.confirmed === 1 ? "1 subscriber" : `${count.data.confirmed} subscribers`}, ${count.data.waiting} not confirmed yet.`}</p>
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
