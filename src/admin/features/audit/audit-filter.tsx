import { parseReference } from "@shared/reference.ts";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { colleaguesQuery } from "@/admin/features/lead/lead-api.ts";
import { SmallField } from "@/admin/features/lead/small-field.tsx";
import { ColleagueOptions } from "@/admin/features/lead/work-options.tsx";
import { Button } from "@/ui/button.tsx";
import { AUDIT_ACTIONS, type AuditFilter } from "./audit-api.ts";
import { ACTION_NAMES } from "./audit-text.ts";

type AuditFilterProps = {
  filter: AuditFilter;
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
export function AuditFilterForm({ filter, onChange }: AuditFilterProps) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery());
  const [values, setValues] = useState(() => valuesOf(filter));
  const shown = JSON.stringify(filter);
  const [startedFrom, setStartedFrom] = useState(shown);
  // After a change of address, for example by "Back", the form shows the new filter.
  if (shown !== startedFrom) {
    setStartedFrom(shown);
    setValues(valuesOf(filter));
  }

  function apply(event: FormEvent) {
    event.preventDefault();
    // Accepts a reference in any spelling, as the list's search does.
    const reference = parseReference(values.reference) ?? values.reference;
    const filled = Object.entries({ ...values, reference }).map(
      ([name, value]) => [name, value.trim()] as const,
    );
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
      className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] items-end gap-3 print:hidden"
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
            <ColleagueOptions colleagues={colleagues} />
          </select>
        )}
      </SmallField>
      <SmallField label="Reference">
        {(attributes) => (
          <input {...attributes} {...control("reference")} autoComplete="off" spellCheck={false} />
        )}
      </SmallField>
      <SmallField label="From">
        {(attributes) => <input {...attributes} {...control("from")} type="date" />}
      </SmallField>
      <SmallField label="To">
        {(attributes) => <input {...attributes} {...control("to")} type="date" />}
      </SmallField>
      <Button type="submit" size="small" className="justify-self-start">
        Show
      </Button>
    </form>
  );
}
