import { type FormEvent, useRef, useState } from "react";
import { SmallDayField, SmallField } from "@/admin/features/editing/small-field.tsx";
import { typedDay } from "@/lib/calendar-date.ts";
import { Button } from "@/ui/button.tsx";
import {
  AUDIT_ACTIONS,
  AUDIT_OTHERS,
  type AuditFilter,
  type AuditPerson,
  readLeadKey,
} from "./audit-api.ts";
import { ACTION_NAMES, OTHER_NAMES, personName } from "./audit-text.ts";

type AuditFilterProps = {
  filter: AuditFilter;
  /** Everyone whom the audit log names. */
  people: readonly AuditPerson[];
  onChange: (values: Record<string, string>) => void;
};

type Values = Record<keyof AuditFilter, string>;

function valuesOf(filter: AuditFilter): Values {
  return {
    action: filter.action ?? "",
    actor: filter.actor ?? "",
    reference: filter.reference ?? "",
    from: filter.from ?? "",
    to: filter.to ?? "",
  };
}

/** A form to filter the audit log. */
export function AuditFilterForm({ filter, people, onChange }: AuditFilterProps) {
  const [fault, setFault] = useState<string>();
  const referenceInput = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState(() => valuesOf(filter));
  const shown = JSON.stringify(filter);
  const [startedFrom, setStartedFrom] = useState(shown);
  // After a change of address, for example by "Back", the form shows the new filter.
  if (shown !== startedFrom) {
    setStartedFrom(shown);
    setValues(valuesOf(filter));
    setFault(undefined);
  }

  function apply(event: FormEvent) {
    event.preventDefault();
    if ([values.from, values.to].some((day) => day && !typedDay(day))) return;
    // Accepts a reference in any spelling, as the list's search does.
    const typed = values.reference.trim();
    const reference = typed === "" ? "" : readLeadKey(typed);
    if (reference === undefined) {
      setFault("Enter a reference, such as SV-7K2M-4QXV.");
      referenceInput.current?.focus();
      return;
    }
    setFault(undefined);
    const filled = Object.entries({ ...values, reference });
    onChange(Object.fromEntries(filled.filter(([, value]) => value !== "")));
  }
  const control = (name: keyof Values) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  });

  return (
    <form
      aria-label="Filter"
      onSubmit={apply}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] items-end gap-3 max-sm:gap-2 print:hidden"
    >
      <SmallField label="What">
        {(attributes) => (
          <select {...attributes} {...control("action")}>
            <option value="">All actions</option>
            {AUDIT_ACTIONS.map((action) => (
              <option key={action} value={action}>
                {ACTION_NAMES[action]}
              </option>
            ))}
          </select>
        )}
      </SmallField>
      <SmallField label="Who">
        {(attributes) => (
          <select {...attributes} {...control("actor")}>
            <option value="">Everyone</option>
            <PeopleOptions people={people} chosen={values.actor} />
          </select>
        )}
      </SmallField>
      <SmallField label="Reference" error={fault}>
        {(attributes) => (
          <input
            {...attributes}
            {...control("reference")}
            ref={referenceInput}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </SmallField>
      {(["from", "to"] as const).map((name) => (
        <SmallDayField
          key={name}
          label={name === "from" ? "From" : "To"}
          value={values[name]}
          onChange={(day) => setValues({ ...values, [name]: day })}
        />
      ))}
      <Button type="submit" size="small" className="justify-self-start">
        Show
      </Button>
    </form>
  );
}

type PeopleOptionsProps = { people: readonly AuditPerson[]; chosen: string };

/** Everyone in the log, and the chosen person even if they are not in it. */
function PeopleOptions({ people, chosen }: PeopleOptionsProps) {
  const isListed =
    chosen === "" ||
    AUDIT_OTHERS.some((other) => other === chosen) ||
    people.some(({ user_id }) => user_id === chosen);
  const former = people.filter(({ role }) => role === null);
  return (
    <>
      <optgroup label="Team">
        <PersonOptions people={people.filter(({ role }) => role !== null)} />
      </optgroup>
      {former.length > 0 || !isListed ? (
        <optgroup label="Not in the team">
          <PersonOptions people={former} />
          {isListed ? null : (
            <option value={chosen}>
              {personName({ user_id: chosen, display_name: null, email: null, role: null })}
            </option>
          )}
        </optgroup>
      ) : null}
      <optgroup label="Without an account">
        {AUDIT_OTHERS.map((other) => (
          <option key={other} value={other}>
            {OTHER_NAMES[other]}
          </option>
        ))}
      </optgroup>
    </>
  );
}

function PersonOptions({ people }: { people: readonly AuditPerson[] }) {
  return people.map((person) => (
    <option key={person.user_id} value={person.user_id}>
      {personName(person)}
    </option>
  ));
}
