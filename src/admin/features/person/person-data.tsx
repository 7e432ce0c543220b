import { areFromOnePerson } from "@shared/one-person.ts";
import { plainJson } from "@shared/plain-json.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { knownNamesQuery } from "@/admin/features/access/profile-api.ts";
import { queryClient } from "@/admin/features/access/query-client.ts";
import { ConfirmDialog } from "@/admin/features/confirm/confirm-dialog.tsx";
import type { KnownNames } from "@/admin/features/lead/change-text.ts";
import { PrivacyTasks } from "@/admin/features/privacy-tasks/privacy-tasks.tsx";
import { privacyTasksQuery } from "@/admin/features/privacy-tasks/tasks-api.ts";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { brand } from "@/lib/brand.ts";
import { saveFile } from "@/lib/save-file.ts";
import { Button } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { Field, TextInput } from "@/ui/field.tsx";
import { toast } from "@/ui/toast.ts";
import { LeadRecord, OtherRecord } from "./lead-record.tsx";
import {
  erasePerson,
  fetchPerson,
  fetchSimilar,
  type PersonKey,
  type PersonRecord,
  personKey,
  restrictPerson,
  type SimilarLead,
} from "./person-api.ts";
import { SimilarLeads } from "./similar-leads.tsx";

const SEVERAL_PEOPLE =
  "These requests have different names or email addresses, so they may be from several people.";

const FAULT = "That did not work. Check your connection and try again.";

function requests(count: number): string {
  return count === 1 ? "1 request" : `${count} requests`;
}

/** A summary of the stored data: "1 request, 2 messages, the newsletter". */
function contents({ leads, messages, newsletter }: PersonRecord): string {
  const parts = [
    leads.length > 0 ? requests(leads.length) : "",
    messages.length === 1 ? "1 message" : messages.length > 1 ? `${messages.length} messages` : "",
    newsletter ? "the newsletter" : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

/** Finds all data held about one person, to export it, restrict it or erase it. */
export function PersonData() {
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // Only in memory: a URL would put the person's email address into the browser's history and into logs.
  const [found, setFound] = useState<FoundPerson>();
  const search = useMutation({
    mutationFn: async (key: PersonKey) => {
      // Both or neither: without the similar ones, the answer could be a false "nothing".
      const [record, similar] = await Promise.all([fetchPerson(key), fetchSimilar(key)]);
      return { key, record, similar };
    },
    onSuccess: setFound,
  });
  const { data: names, isPending: isNaming } = useQuery(knownNamesQuery());

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const key = personKey(field.current?.value ?? "");
    setFault(key ? undefined : "Enter an email address, a phone number or a reference.");
    // Clears the previous result, so that nobody erases that person under the next one's name.
    setFound(undefined);
    if (key) search.mutate(key);
    else field.current?.focus();
  }

  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5 px-4 py-6 sm:px-6">
      <div>
        <h1 className="text-2xl">Personal data</h1>
        <p className="text-sm text-muted">
          Use this page when someone asks what data we hold about them, or asks us to stop using it
          or to erase it. First make sure that the request comes from that person. To correct
          something, follow the reference to the lead’s own page.
        </p>
      </div>
      <PrivacyTasks />
      <form noValidate onSubmit={find} className="flex flex-wrap items-end gap-3 print:hidden">
        <Field
          label="Email address, phone number or reference"
          error={fault}
          className="min-w-0 flex-1 basis-72"
        >
          {(control) => (
            <TextInput {...control} ref={field} autoComplete="off" spellCheck={false} />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={search.isPending}>
          Find
        </Button>
      </form>
      {search.isError ? (
        <p role="alert" className="font-semibold text-danger">
          {FAULT}
        </p>
      ) : null}
      {found && !isNaming ? (
        <Found
          names={names ?? []}
          person={found.key}
          record={found.record}
          similar={found.similar}
          onFind={(key) => search.mutate(key)}
          onChanged={() => search.mutate(found.key)}
        />
      ) : null}
    </div>
  );
}

type FoundPerson = { key: PersonKey; record: PersonRecord; similar: readonly SimilarLead[] };

type FoundProps = {
  person: PersonKey;
  record: PersonRecord;
  similar: readonly SimilarLead[];
  onFind: (key: PersonKey) => void;
  names: KnownNames;
  onChanged: () => void;
};

function Found({ person, record, similar, names, onFind, onChanged }: FoundProps) {
  const id = useId();
  const { leads, messages, newsletter } = record;
  const isOnePerson = areFromOnePerson(leads.map(({ lead }) => lead));
  const restricted = leads.length > 0 && leads.every(({ lead }) => lead.restricted_at !== null);
  const restriction = useMutation({
    mutationFn: () => restrictPerson(person, !restricted),
    onSuccess: () => {
      toast.success(restricted ? "The restriction has been lifted" : "Use has been restricted");
      onChanged();
      void queryClient.invalidateQueries({ queryKey: privacyTasksQuery().queryKey });
      return queryClient.invalidateQueries({ queryKey: ["leads"] });
    },
    onError: () => toast.error(FAULT),
  });
  if (contents(record) === "") {
    return similar.length > 0 ? (
      <SimilarLeads
        title="Nothing under exactly this. These may be the same person:"
        leads={similar}
        onFind={onFind}
      />
    ) : (
      <EmptyState title="We hold nothing about this person" titleAs="h2">
        Ask which email address or phone number they gave. It may be a different one.
      </EmptyState>
    );
  }

  function save() {
    const file = new Blob([plainJson(record)], { type: "application/json" });
    const day = teamToday();
    saveFile(file, `${brand.name.toLowerCase()}-personal-data-${day}.json`);
  }

  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div role="status">
        <h2 id={id} className="text-lg">
          {contents(record)} found{restricted ? ", use restricted" : ""}
        </h2>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button size="small" onClick={save}>
          Save as JSON
        </Button>
        <Button size="small" onClick={() => window.print()}>
          Print
        </Button>
        {leads.length > 0 ? (
          <Button size="small" busy={restriction.isPending} onClick={() => restriction.mutate()}>
            {restricted ? "Lift the restriction" : "Restrict use"}
          </Button>
        ) : null}
        <Erase person={person} record={record} onErased={onChanged} />
      </div>
      {isOnePerson ? null : (
        <p className="rounded border-s-4 border-caution bg-caution-soft px-3 py-2 text-sm print:hidden">
          {SEVERAL_PEOPLE} “Restrict use” and “Erase” apply to all of them. To choose one person’s
          requests, find them by email address or reference.
        </p>
      )}
      {similar.length > 0 ? (
        <SimilarLeads title="These may be the same person:" leads={similar} onFind={onFind} />
      ) : null}
      {leads.map((entry) => (
        <LeadRecord key={entry.lead.id} entry={entry} names={names} />
      ))}
      {messages.map((message) => (
        <OtherRecord
          key={`${message.created_at} ${message.subject}`}
          title="Contact form message"
          facts={message}
        />
      ))}
      {newsletter ? <OtherRecord title="Newsletter" facts={newsletter} /> : null}
    </section>
  );
}

/** The references of requests: "SV-7K2M-4QXV and SV-2222-2222". */
function references({ leads }: PersonRecord): string {
  return new Intl.ListFormat("en-GB").format(leads.map(({ lead }) => lead.reference));
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
  const names = new Intl.ListFormat("en-GB").format(clinics);
  return `${names ? `Clinics that have received data: ${names}. ` : ""}A task stays on this page: to ask clinics to erase the data, and to delete exported files, emails and chats.`;
}

type EraseProps = { person: PersonKey; record: PersonRecord; onErased: () => void };

function Erase({ person, record, onErased }: EraseProps) {
  const isOnePerson = areFromOnePerson(record.leads.map(({ lead }) => lead));
  const [asking, setAsking] = useState(false);
  const erasure = useMutation({
    mutationFn: () => erasePerson(person),
    onSuccess: () => {
      setAsking(false);
      toast.success("Erased");
      onErased();
      void queryClient.invalidateQueries({ queryKey: privacyTasksQuery().queryKey });
      return queryClient.invalidateQueries({ queryKey: ["leads"] });
    },
    onError: () => toast.error(FAULT),
  });
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        Erase
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Erase ${contents(record)}?`}
        description={[
          ...(record.leads.length > 0 ? [`This erases ${references(record)}.`] : []),
          ...(isOnePerson ? [] : [SEVERAL_PEOPLE]),
          "Everything, including notes and history, will be deleted. You cannot undo this.",
          ...(record.leads.length > 0 ? [afterErasing(record)] : []),
          "Also rename saved views that name the person.",
        ].join(" ")}
        confirm="Erase"
        busy={erasure.isPending}
        onConfirm={() => erasure.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
