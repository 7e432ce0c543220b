import { areFromOnePerson } from "@shared/one-person.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { queryClient } from "@/admin/features/access/query-client.ts";
import { ConfirmDialog } from "@/admin/features/confirm/confirm-dialog.tsx";
import { privacyTasksQuery } from "@/admin/features/privacy-tasks/tasks-api.ts";
import { listInWords } from "@/lib/english.ts";
import { Button } from "@/ui/button.tsx";
import { Fold } from "@/ui/fold.tsx";
import { toast } from "@/ui/toast.ts";
import { erasePerson, type PersonKey, type PersonRecord } from "./person-api.ts";

/** A warning. */
export const SEVERAL_PEOPLE =
  "These requests have different names or email addresses, so they may be from several people.";

/** Said after each action that failed. */
export const FAULT = "That did not work. Check your connection and try again.";

function requests(count: number): string {
  return count === 1 ? "1 request" : `${count} requests`;
}

/** One call after the other, so that a fault leaves the rest untouched. */
export async function inTurn(
  people: readonly PersonKey[],
  call: (key: PersonKey) => Promise<number>,
) {
  for (const person of people) await call(person);
}

/** Shows what is stored now, also after a change of which only a part succeeded. */
export function refresh(onChanged: () => void) {
  onChanged();
  void queryClient.invalidateQueries({ queryKey: privacyTasksQuery().queryKey });
  return queryClient.invalidateQueries({ queryKey: ["leads"] });
}

/** A summary of the stored data: "1 request, 2 messages, the newsletter, the contact of 1 clinic". */
export function contents({ leads, messages, newsletter, clinics }: PersonRecord): string {
  const parts = [
    leads.length > 0 ? requests(leads.length) : "",
    messages.length === 1 ? "1 message" : messages.length > 1 ? `${messages.length} messages` : "",
    newsletter ? "the newsletter" : "",
    clinics.length > 0
      ? `the contact of ${clinics.length === 1 ? "1 clinic" : `${clinics.length} clinics`}`
      : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

/** Who else has the data, and what is left to do. */
function afterErasing({ leads }: PersonRecord): string {
  const clinics = new Set(
    leads.flatMap(({ history }) =>
      history.flatMap(({ kind, body }) =>
        kind === "clinic" && typeof body.clinic === "string" ? [body.clinic] : [],
      ),
    ),
  );
  const names = listInWords([...clinics]);
  return `${names ? `Clinics that have received data: ${names}. ` : ""}A task then appears on this page: ask clinics to erase the data, and delete exported files, emails and chats.`;
}

type EraseProps = {
  people: readonly PersonKey[];
  record: PersonRecord;
  busy: boolean;
  onErased: () => void;
};

/** A button that erases exactly what is shown, after asking. */
export function Erase({ people, record, busy, onErased }: EraseProps) {
  const leads = record.leads.map(({ lead }) => lead);
  const [first] = leads;
  const isOnePerson = areFromOnePerson(leads);
  const [asking, setAsking] = useState(false);
  const erasure = useMutation({
    mutationFn: () => inTurn(people, erasePerson),
    onSuccess: () => {
      setAsking(false);
      toast.success("Erased");
    },
    onError: () => toast.error(FAULT),
    onSettled: () => refresh(onErased),
  });
  return (
    <>
      <Button size="small" variant="quiet-danger" busy={busy} onClick={() => setAsking(true)}>
        Erase
      </Button>
      <ConfirmDialog
        open={asking}
        title={
          first && isOnePerson ? (
            <span>
              Erase <bdi>{first.corrections.name ?? first.name}</bdi>
              <span>{`’s data (${listInWords(leads.map(({ reference }) => reference))})?`}</span>
            </span>
          ) : (
            `Erase ${contents(record)}?`
          )
        }
        description={[
          ...(first && isOnePerson ? [`This erases ${contents(record)}.`] : []),
          ...(isOnePerson ? [] : [SEVERAL_PEOPLE]),
          "Everything, including notes and history, will be deleted. You cannot undo this.",
          ...(first ? [afterErasing(record)] : []),
          "Also rename saved views that name the person.",
        ].join(" ")}
        confirm={isOnePerson ? "Erase" : `Erase ${contents(record)}`}
        variant="danger"
        busy={erasure.isPending}
        onConfirm={() => erasure.mutate()}
        onClose={() => setAsking(false)}
      >
        {isOnePerson ? null : (
          <div className="mb-5">
            <Requests leads={leads.slice(0, UNFOLDED)} />
            {leads.length > UNFOLDED ? (
              <Fold title={`${leads.length - UNFOLDED} more`}>
                <Requests leads={leads.slice(UNFOLDED)} />
              </Fold>
            ) : null}
          </div>
        )}
      </ConfirmDialog>
    </>
  );
}

/** How many of the requests of several people are named at first. */
const UNFOLDED = 5;

/** Whose requests they are. */
function Requests({ leads }: { leads: readonly PersonRecord["leads"][number]["lead"][] }) {
  return (
    <ul className="flex flex-col gap-1">
      {leads.map(({ reference, name, email, corrections }) => (
        <li key={reference} className="wrap-anywhere">
          <bdi className="font-semibold">{corrections.name ?? name}</bdi>
          <span>{`, ${reference}`}</span>
          <bdi className="block text-sm text-muted">{corrections.email ?? email}</bdi>
        </li>
      ))}
    </ul>
  );
}
