import { MOST_PARKED_MAILS } from "@shared/mail-kinds.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { teamTime } from "@/admin/features/time/team-time.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Button } from "@/ui/button.tsx";
import { Fold } from "@/ui/fold.tsx";
import { LoadFailed } from "@/ui/load-state.tsx";
import { toast } from "@/ui/toast.ts";
import {
  dismissParkedMail,
  mailName,
  type ParkedMail,
  parkedMailQuery,
  reasonOf,
  retryParkedMail,
} from "./mail-api.ts";

function headingFor(count: number): string {
  if (count === 1) return "1 email was not sent";
  return `${count === MOST_PARKED_MAILS ? "At least " : ""}${count} emails were not sent`;
}

/** Emails that could not be sent, until an administrator retries or dismisses them. Folded, because the leads are below. */
export function ParkedMailNotice() {
  const { data: parked = [], isLoadingError, refetch } = useQuery(parkedMailQuery());
  if (isLoadingError) {
    return (
      <div className="px-4 pt-4 sm:px-6">
        <LoadFailed what="the emails that were not sent" onRetry={() => void refetch()} />
      </div>
    );
  }
  if (parked.length === 0) return null;
  return (
    <div className="px-4 pt-2 max-sm:pb-2 sm:px-6">
      <Fold
        title={headingFor(parked.length)}
        headingLevel="h2"
        className="rounded border-s-4 border-danger bg-danger-soft px-4 pt-1"
      >
        <ul className="flex flex-col gap-3">
          {parked.map((mail) => (
            <ParkedMailItem key={mail.id} mail={mail} />
          ))}
        </ul>
      </Fold>
    </div>
  );
}

function ParkedMailItem({ mail }: { mail: ParkedMail }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ run }: { run: (id: string) => Promise<void>; done: string }) => run(mail.id),
    onSuccess: (_result, { done }) => toast.success(done),
    onError: () => toast.error("That did not work. Check your connection and try again."),
    onSettled: () => client.invalidateQueries({ queryKey: parkedMailQuery().queryKey }),
  });
  const name = mailName(mail.kind);
  const about = `${name}${mail.reference ? `, ${mail.reference}` : ""}`;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 text-sm">
      <div className="min-w-0 flex-1 basis-72">
        <p>
          <span className="font-semibold">{name}</span>
          {mail.reference ? (
            <>
              {" "}
              <Link to={hrefTo.adminLead(mail.reference)} className="font-semibold underline">
                {mail.reference}
              </Link>
            </>
          ) : null}
          <span className="block">
            <span>{`${reasonOf(mail.last_error)} Waiting since `}</span>
            <time dateTime={mail.created_at}>{teamTime(mail.created_at)}</time>.
          </span>
        </p>
        {mail.message ? <Message {...mail.message} /> : null}
      </div>
      <div className="flex gap-2 sm:-me-3.5">
        <Button
          size="small"
          busy={change.isPending}
          aria-label={`Try again: ${about}`}
          onClick={() =>
            change.mutate({ run: retryParkedMail, done: "The email will be sent again." })
          }
        >
          Try again
        </Button>
        <Button
          size="small"
          variant="quiet"
          busy={change.isPending}
          aria-label={`Don’t send: ${about}`}
          onClick={() =>
            change.mutate({ run: dismissParkedMail, done: "The email will not be sent." })
          }
        >
          Don’t send
        </Button>
      </div>
    </li>
  );
}

/** A message that the team has not received by email, so that it can be answered all the same. */
function Message({ name, email, subject, message }: NonNullable<ParkedMail["message"]>) {
  return (
    <blockquote className="mt-1 max-w-reading break-words border-s-2 border-line ps-3">
      <p>
        <bdi className="font-semibold">{name}</bdi>, <bdi>{email}</bdi>
      </p>
      <p dir="auto" className="font-semibold">
        {subject}
      </p>
      <p dir="auto" className="whitespace-pre-wrap">
        {message}
      </p>
    </blockquote>
  );
}
