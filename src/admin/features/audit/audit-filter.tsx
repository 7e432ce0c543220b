import { clsx } from "clsx";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import {
  besideSmallFields,
  SmallField,
  SmallSelect,
} from "@/admin/features/editing/small-field.tsx";
import { FIRST_DAY, LAST_DAY } from "@/lib/calendar-date.ts";
import { optionalDay } from "@/lib/required-text.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button } from "@/ui/button.tsx";
import {
  AUDIT_ACTIONS,
  AUDIT_OTHERS,
  type AuditFilter,
  type AuditPerson,
  readLeadKey,
} from "./audit-api.ts";
import { ACTION_NAMES, OTHER_NAMES, personName } from "./audit-text.ts";

const valuesSchema = z.object({
  action: z.string(),
  actor: z.string(),
  // Accepts a reference in any spelling, as the list's search does.
  reference: z.string().check(
    z.overwrite((typed) => readLeadKey(typed) ?? typed.trim()),
    z.refine((key) => key === "" || readLeadKey(key), "Enter a reference, such as SV-7K2M-4QXV."),
  ),
  from: optionalDay(),
  to: optionalDay(),
});

type AuditFilterProps = {
  filter: AuditFilter;
  /** Everyone whom the audit log names. */
  people: readonly AuditPerson[];
  onChange: (values: Record<string, string>) => void;
};

/** A form to filter the audit log. */
export function AuditFilterForm({ filter, people, onChange }: AuditFilterProps) {
  const { action = "", actor = "", reference = "", from = "", to = "" } = filter;
  const { attributes, field, form } = useCheckedForm({
    schema: valuesSchema,
    // The form is reset after a change of address, for example by "Back".
    values: { action, actor, reference, from, to },
    send: async (values) =>
      onChange(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""))),
  });
  const chosen = useWatch({ control: form.control, name: "actor" });

  return (
    <form
      {...attributes}
      aria-label="Filter"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] items-start gap-3 max-sm:gap-2 sm:max-lg:grid-cols-3 print:hidden"
    >
      <SmallField label="What" {...field("action")}>
        {(control) => (
          <SmallSelect {...control}>
            <option value="">All actions</option>
            {AUDIT_ACTIONS.map((action) => (
              <option key={action} value={action}>
                {ACTION_NAMES[action]}
              </option>
            ))}
          </SmallSelect>
        )}
      </SmallField>
      <SmallField label="Who" {...field("actor")}>
        {(control) => (
          // Its options change once everyone is known, and their choice would be lost.
          <SmallSelect
            {...control}
            value={chosen}
            onChange={({ target }) => form.setValue("actor", target.value)}
          >
            <option value="">Everyone</option>
            <PeopleOptions people={people} chosen={chosen} />
          </SmallSelect>
        )}
      </SmallField>
      <SmallField label="Reference" className="max-sm:col-span-full" {...field("reference")}>
        {(control) => <input {...control} autoComplete="off" spellCheck={false} />}
      </SmallField>
      {(["from", "to"] as const).map((name) => (
        <SmallField key={name} label={name === "from" ? "From" : "To"} {...field(name)}>
          {(control) => <input {...control} type="date" min={FIRST_DAY} max={LAST_DAY} />}
        </SmallField>
      ))}
      <Button
        type="submit"
        size="small"
        className={clsx("justify-self-start max-sm:mt-0", besideSmallFields)}
      >
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
