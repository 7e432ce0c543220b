import { areFromOnePerson } from "@shared/one-person.ts";
import { plainJson } from "@shared/plain-json.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import * as z from "zod/mini";
import { knownNamesQuery } from "@/admin/features/access/profile-api.ts";
import type { KnownNames } from "@/admin/features/lead/history/change-text.ts";
import { RestrictedSince } from "@/admin/features/lead/page/restricted-note.tsx";
import { PrivacyTasks, TasksLink } from "@/admin/features/privacy-tasks/privacy-tasks.tsx";
import { teamDate, teamToday } from "@/admin/features/time/team-time.ts";
import { brand } from "@/lib/brand.ts";
import { listInWords } from "@/lib/english.ts";
import { saveFile } from "@/lib/save-file.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { Checkbox, Field, TextInput } from "@/ui/field.tsx";
import { Fault, LiveRegion } from "@/ui/live-region.tsx";
import { toast } from "@/ui/toast.ts";
import { contents, Erase, FAULT, inTurn, refresh, SEVERAL_PEOPLE } from "./erase-person.tsx";
import { LeadRecord, OtherRecord } from "./lead-record.tsx";
import {
  fetchPerson,
  fetchSimilar,
  type PersonKey,
  type PersonRecord,
  personKey,
  restrictPerson,
  type SimilarLead,
} from "./person-api.ts";

const whomSchema = z.object({
  whom: z.pipe(
    z.pipe(z.string(), z.transform(personKey)),
    z.custom<PersonKey>(
      (key) => key !== null,
      "Enter an email address, a phone number or a reference.",
    ),
  ),
});

/** Finds all data held about one person, to export it, restrict it or erase it. */
export function PersonData() {
  // Only in memory: a URL would put the person's email address into the browser's history and into logs.
  const [found, setFound] = useState<FoundPerson>();
  const wanted = useRef<PersonKey | undefined>(undefined);
  const search = useMutation({
    mutationFn: async ({ key, ticked }: { key: PersonKey; ticked: readonly string[] }) => {
      // All or nothing: without the similar ones, the answer could be a false "nothing".
      const [record, similar, ...others] = await Promise.all([
        fetchPerson(key),
        fetchSimilar(key),
        ...ticked.map((reference) => fetchPerson({ reference })),
      ]);
      return { key, record, similar, ticked: others.flatMap(({ leads }) => leads) };
    },
    // A late answer about the last person must not stand under the next one.
    onSuccess: (result) => {
      if (result.key === wanted.current) setFound(result);
    },
  });
  const { data: names, isPending: isNaming } = useQuery(knownNamesQuery());

  // Clears the previous result, so that nobody erases that person under the next one's name.
  const look = (key?: PersonKey) => {
    wanted.current = key;
    setFound(undefined);
  };
  const { attributes, field } = useCheckedForm({
    schema: whomSchema,
    onFaults: () => look(),
    async send({ whom: key }) {
      look(key);
      await search.mutateAsync({ key, ticked: [] }).catch(() => undefined);
    },
  });

  return (
    <div className="grid max-w-workspace items-start gap-x-10 gap-y-5 px-4 py-6 max-lg:max-w-3xl sm:px-6 lg:grid-cols-[minmax(0,48rem)_minmax(20rem,1fr)]">
      <div className="flex min-w-0 flex-col gap-5">
        <div>
          <h1 className="text-2xl">Personal data</h1>
          <p className="text-sm text-muted print:hidden">
            Use this page when someone asks what data we hold about them, or asks us to stop using
            it or to erase it. First make sure that the request comes from that person. To correct
            something, follow the reference to the request’s own page.
          </p>
          <TasksLink />
        </div>
        <form {...attributes} className="flex flex-wrap items-end gap-3 print:hidden">
          <Field
            label="Email address, phone number or reference"
            className="min-w-0 flex-1 basis-72"
            {...field("whom")}
          >
            {(control) => <TextInput {...control} autoComplete="off" spellCheck={false} />}
          </Field>
          <Button type="submit" variant="primary" busy={search.isPending} className="min-h-12">
            Find
          </Button>
        </form>
        <Fault className="font-semibold">{search.isError ? FAULT : null}</Fault>
        {found && !isNaming ? (
          <Found
            key={JSON.stringify(found.key)}
            names={names ?? []}
            found={found}
            onTicked={(ticked) => setFound({ ...found, ticked })}
            onChanged={() => {
              if (found.key !== wanted.current) return;
              search.mutate({ key: found.key, ticked: found.ticked.map(referenceOf) });
            }}
          />
        ) : null}
      </div>
      <PrivacyTasks />
    </div>
  );
}

type FoundLead = PersonRecord["leads"][number];

const referenceOf = ({ lead }: FoundLead) => lead.reference;

/** What was found by exactly what was typed, and the similar requests that were ticked as the same person's. */
type FoundPerson = {
  key: PersonKey;
  record: PersonRecord;
  similar: readonly SimilarLead[];
  ticked: readonly FoundLead[];
};

type FoundProps = {
  found: FoundPerson;
  names: KnownNames;
  onTicked: (ticked: readonly FoundLead[]) => void;
  onChanged: () => void;
};

function Found({ found, names, onTicked, onChanged }: FoundProps) {
  const id = useId();
  const { similar, ticked } = found;
  const isExact = contents(found.record) !== "";
  // Everything below shows, saves and changes exactly this.
  const record = { ...found.record, leads: [...found.record.leads, ...ticked] };
  // Those found by exactly what was typed come last: without them, the others may no longer be recognised.
  const people: PersonKey[] = [
    ...ticked.map((entry) => ({ reference: referenceOf(entry) })),
    ...(isExact ? [found.key] : []),
  ];
  const { leads, messages, newsletter, clinics } = record;
  const isOnePerson = areFromOnePerson(leads.map(({ lead }) => lead));
  const restrictions = leads.flatMap(({ lead }) => lead.restricted_at ?? []).toSorted();
  const restricted = restrictions.length === leads.length ? restrictions.at(-1) : undefined;
  const restriction = useMutation({
    mutationFn: () => inTurn(people, (person) => restrictPerson(person, !restricted)),
    onSuccess: () =>
      toast.success(restricted ? "The restriction has been lifted" : "Use has been restricted"),
    onError: () => toast.error(FAULT),
    onSettled: () => refresh(onChanged),
  });
  const look = useMutation({
    mutationFn: (reference: string) => fetchPerson({ reference }),
    onSuccess: (other) => onTicked([...ticked, ...other.leads]),
    onError: () => toast.error(FAULT),
  });
  function tick(reference: string, isTicked: boolean) {
    if (look.isPending) return;
    if (isTicked) look.mutate(reference);
    else onTicked(ticked.filter((entry) => referenceOf(entry) !== reference));
  }
  const isEmpty = contents(record) === "";
  if (isEmpty && similar.length === 0) {
    return (
      <EmptyState title="Nothing found for this person" titleAs="h2">
        This does not mean that we hold nothing about them. Ask which email address or phone number
        they gave. It may be a different one.
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
      <LiveRegion role="status">
        <h2 id={id} className="text-lg">
          {isEmpty ? "No exact match" : `${contents(record)} found`}
        </h2>
      </LiveRegion>
      {restricted ? <RestrictedSince since={restricted} count={leads.length} /> : null}
      {isEmpty ? null : (
        // On a phone, four buttons stand two by two, so that none stands alone.
        <div className="flex flex-wrap gap-3 max-sm:has-[>:nth-child(4)]:grid max-sm:grid-cols-2 print:hidden">
          <Button size="small" busy={look.isPending} onClick={save}>
            Save as JSON
          </Button>
          <Button size="small" busy={look.isPending} onClick={() => window.print()}>
            Print
          </Button>
          {leads.length > 0 ? (
            <Button
              size="small"
              busy={restriction.isPending || look.isPending}
              onClick={() => restriction.mutate()}
            >
              {restricted ? "Lift the restriction" : "Restrict use"}
            </Button>
          ) : null}
          <Erase people={people} record={record} busy={look.isPending} onErased={onChanged} />
        </div>
      )}
      {isOnePerson ? null : (
        <p className="rounded border-s-4 border-caution bg-caution-soft px-3 py-2 text-sm print:hidden">
          {SEVERAL_PEOPLE} “Restrict use” and “Erase” apply to all of them. To choose one person’s
          requests, find them by email address or reference.
        </p>
      )}
      {similar.length > 0 ? (
        <SimilarLeads
          leads={similar}
          ticked={[...ticked.map(referenceOf), ...(look.isPending ? [look.variables] : [])]}
          onTick={tick}
        />
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
      {clinics.map((contact) => (
        <OtherRecord
          key={`${contact.clinic} ${contact.city}`}
          title="Contact of a clinic"
          facts={contact}
        />
      ))}
    </section>
  );
}

type SimilarLeadsProps = {
  leads: readonly SimilarLead[];
  /** The references of those whose data is shown, or on its way. */
  ticked: readonly string[];
  onTick: (reference: string, ticked: boolean) => void;
};

/** What a request has in common with what was found: "same phone number". */
function likeness({ same_email, same_phone }: SimilarLead): string {
  return `same ${listInWords([
    ...(same_email ? ["mailbox"] : []),
    ...(same_phone ? ["phone number"] : []),
  ])}`;
}

/** Requests that may come from the same person, but were not found by exactly what was typed. */
function SimilarLeads({ leads, ticked, onTick }: SimilarLeadsProps) {
  return (
    <fieldset className="flex flex-col gap-2 rounded border-s-4 border-caution bg-caution-soft px-3 py-2 text-sm print:hidden">
      {/* A legend would otherwise stand on the border. */}
      <legend className="float-left w-full font-semibold">These may be the same person</legend>
      <p className="clear-both">
        Tick those that are theirs: their data is then shown below, and every button applies to
        them, too. Nothing happens to the others.
      </p>
      <ul className="flex flex-col gap-2">
        {leads.map((lead) => (
          <li key={lead.found_reference}>
            <Checkbox
              label={
                <>
                  <bdi className="font-semibold">{lead.name}</bdi>
                  <span>{`, ${lead.found_reference}`}</span>
                </>
              }
              statement={`${teamDate(lead.created_at)}, ${likeness(lead)}`}
              checked={ticked.includes(lead.found_reference)}
              onChange={(event) => onTick(lead.found_reference, event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
