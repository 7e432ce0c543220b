import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId } from "react";
import { colleaguesQuery } from "@/admin/features/lead/lead-api.ts";
import { ColleagueOptions } from "@/admin/features/lead/work-options.tsx";
import { Button } from "@/ui/button.tsx";
import { Select, TextInput } from "@/ui/field.tsx";
import { AUDIT_ACTIONS, type AuditFilter } from "./audit-api.ts";
import { ACTION_NAMES } from "./audit-text.ts";

type AuditFilterProps = {
  filter: AuditFilter;
  onChange: (values: Record<string, string>) => void;
};

/** Chooses which entries are shown. */
export function AuditFilterForm({ filter, onChange }: AuditFilterProps) {
  const id = useId();
  const { data: colleagues = [] } = useQuery(colleaguesQuery());

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === "string" && value.trim() !== "" ? [[name, value.trim()] as const] : [],
    );
    onChange(Object.fromEntries(values));
  }

  const label = "text-sm font-semibold";
  const field = "flex min-w-0 flex-1 basis-40 flex-col gap-1.5";
  return (
    <form
      aria-label="Filter"
      onSubmit={apply}
      className="flex flex-wrap items-end gap-3 print:hidden"
    >
      <div className={field}>
        <label htmlFor={`${id}-action`} className={label}>
          What
        </label>
        <Select id={`${id}-action`} name="action" defaultValue={filter.action ?? ""}>
          <option value="">All actions</option>
          {AUDIT_ACTIONS.map((action) => (
            <option key={action} value={action}>
              {ACTION_NAMES[action]}
            </option>
          ))}
        </Select>
      </div>
      <div className={field}>
        <label htmlFor={`${id}-actor`} className={label}>
          Who
        </label>
        <Select
          // The options load after the form.
          key={colleagues.length}
          id={`${id}-actor`}
          name="actor"
          defaultValue={filter.actor ?? ""}
        >
          <option value="">Everyone</option>
          <ColleagueOptions colleagues={colleagues} />
        </Select>
      </div>
      <div className={field}>
        <label htmlFor={`${id}-reference`} className={label}>
          Reference
        </label>
        <TextInput
          id={`${id}-reference`}
          name="reference"
          autoComplete="off"
          spellCheck={false}
          defaultValue={filter.reference ?? ""}
        />
      </div>
      {(["from", "to"] as const).map((name) => (
        <div key={name} className={field}>
          <label htmlFor={`${id}-${name}`} className={label}>
            {name === "from" ? "From" : "To"}
          </label>
          <TextInput
            id={`${id}-${name}`}
            name={name}
            type="date"
            defaultValue={filter[name] ?? ""}
          />
        </div>
      ))}
      <Button type="submit">Show</Button>
    </form>
  );
}
