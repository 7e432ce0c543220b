import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { withCapital } from "@/lib/english.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button } from "@/ui/button.tsx";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { lowerBar } from "@/ui/lower-bar.ts";
import { toast } from "@/ui/toast.ts";
import { type Difference, EditConflict, type Versioned } from "./edit-conflict.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";

/** What became of a change: it was saved, or a colleague saved or removed (`null`) the row first. */
export type Saved<Row> = { saved: Row } | { theirs: Row | null };

type VersionedFormOptions<Row, Draft extends FieldValues> = {
  /** The kind of row, such as "template". */
  what: string;
  /** Undefined for a new one. */
  row: Row | undefined;
  schema: z.core.$ZodType<Draft, Draft>;
  names: readonly FieldPath<Draft>[];
  draftOf: (row: Row | undefined) => Draft & DefaultValues<Draft>;
  add: (draft: Draft) => Promise<Row>;
  change: (base: Row, draft: Draft) => Promise<Saved<Row>>;
  /** What a refusal says next to its field, or `undefined` for any other error. */
  faultsOf: (error: unknown) => Partial<Record<FieldPath<Draft>, string>> | undefined;
  queryKey: readonly unknown[];
  onSaved: (row: Row) => void;
  onGone: () => void;
};

/**
 * A form that saves a row on top of the version that was read; without a row, it adds one. After a conflict, the next
 * save replaces the colleague's version, because the user has seen it by then.
 */
export function useVersionedForm<Row extends Versioned, Draft extends FieldValues>(
  options: VersionedFormOptions<Row, Draft>,
) {
  const { what, row, names, draftOf, queryKey } = options;
  const client = useQueryClient();
  const [base, setBase] = useState(row);
  const [conflict, setConflict] = useState<{ theirs: Row | null }>();
  const checked = useCheckedForm<Draft, Draft>({
    schema: options.schema,
    defaultValues: draftOf(row),
    send: save,
  });
  const { form } = checked;
  const draft = useWatch({ control: form.control, compute: (values: Draft) => values });
  const valuesNow = () => names.map((name) => ({ name, value: form.getValues(name) }));

  async function save(values: Draft) {
    const sent = valuesNow();
    try {
      const answer = base
        ? await options.change(base, values)
        : { saved: await options.add(values) };
      if ("theirs" in answer) {
        setConflict(answer);
        setBase(answer.theirs ?? undefined);
        return;
      }
      setBase(answer.saved);
      setConflict(undefined);
      await client.invalidateQueries({ queryKey });
      const typed = valuesNow();
      form.reset(draftOf(answer.saved));
      // The user may have continued typing while the row was being saved.
      const typedSince = typed.filter(({ value }, at) => String(value) !== String(sent[at]?.value));
      for (const { name, value } of typedSince) form.setValue(name, value, { shouldDirty: true });
      toast.success(`${withCapital(what)} saved`);
      // A new row has its own form, which does not know what was typed since.
      if (!typedSince.length) options.onSaved(answer.saved);
    } catch (error) {
      const faults = options.faultsOf(error);
      if (faults) return { faults };
      toast.error(`The ${what} was not saved. Try again.`);
    }
  }

  function takeTheirs() {
    form.reset(draftOf(conflict?.theirs ?? row));
    setConflict(undefined);
    void client.invalidateQueries({ queryKey });
    if (!conflict?.theirs) options.onGone();
  }

  const { isDirty } = form.formState;
  return { what, isNew: !base, checked, draft, isDirty, conflict, takeTheirs };
}

type Edit<Row> = {
  what: string;
  isNew: boolean;
  isDirty: boolean;
  conflict: { theirs: Row | null } | undefined;
  takeTheirs: () => void;
  checked: Pick<
    ReturnType<typeof useCheckedForm>,
    "attributes" | "busy" | "reset" | "submit" | "summary"
  >;
};

type VersionedFormProps<Row> = {
  edit: Edit<Row>;
  label: string;
  className?: string;
  /** All fields, as typed and as in a colleague's version. */
  differences: (theirs: Row) => readonly Difference[];
  children: ReactNode;
};

/** The form of `useVersionedForm` around its fields: with what a colleague saved first, and the buttons. */
export function VersionedForm<Row extends Versioned>(props: VersionedFormProps<Row>) {
  const { what, isNew, isDirty, checked, conflict, takeTheirs } = props.edit;
  return (
    <form
      {...checked.attributes}
      // Enter in a field does not choose between the versions.
      {...(conflict ? { onSubmit: (event: FormEvent) => event.preventDefault() } : {})}
      aria-label={props.label}
      className={props.className}
    >
      {conflict ? (
        <EditConflict
          key={conflict.theirs?.version}
          what={what}
          theirs={conflict.theirs}
          busy={checked.busy}
          onKeepMine={() => checked.submit()}
          onTakeTheirs={takeTheirs}
          fields={props.differences}
        />
      ) : null}
      <ErrorSummary {...checked.summary} />
      <div className="contents">{props.children}</div>
      {conflict ? null : (
        // In view while a long text is edited.
        <div
          ref={lowerBar}
          className="flex flex-wrap gap-2 lg:sticky lg:bottom-0 lg:border-t lg:border-line lg:bg-surface lg:py-2"
        >
          <Button type="submit" size="small" variant="primary" busy={checked.busy}>
            {isNew ? `Add ${what}` : "Save"}
          </Button>
          {isDirty ? (
            <Button size="small" variant="quiet" onClick={checked.reset}>
              Discard changes
            </Button>
          ) : null}
        </div>
      )}
      <LeaveDialog when={isDirty && !checked.busy} />
    </form>
  );
}
