import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { ChangeEvent, ComponentProps, ReactNode, Ref } from "react";
import { useId, useState } from "react";
import { groupThousands } from "@/lib/english.ts";
import type { RegisteredControl } from "@/lib/use-checked-form.ts";

/** Attributes that associate a control with its label, hint, error and form. */
export type ControlAttributes = RegisteredControl & {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

type FieldProps = {
  label: ReactNode;
  /** Shown between the label and the control; below a small control. */
  hint?: ReactNode;
  /** A message that says what is wrong and how to correct it. */
  error?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  /** A small label, for a control in the size of a list, in a row. What explains it is below. */
  small?: boolean;
  /** Used and allowed characters. The counter appears near the limit. */
  counter?: { used: number; limit: number };
  /** What connects the control with its form. */
  control?: RegisteredControl;
  className?: string;
  children: (control: ControlAttributes) => ReactNode;
};

/**
 * Label, hint, error and control, associated for screen readers. Fields side by side are equally high: their controls are
 * in line whichever field has a hint or an error, and each label stays with its control.
 */
export function Field({
  label,
  hint,
  error,
  optional,
  small = false,
  counter,
  control,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const showCounter = counter !== undefined && counter.used > counter.limit * 0.8;
  const describedBy = clsx(
    hint && `${id}-hint`,
    error && `${id}-error`,
    showCounter && `${id}-counter`,
  );
  const notes = (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </>
  );
  return (
    <div className={clsx("flex min-w-0 flex-col", small ? "gap-1" : "gap-1.5", className)}>
      <div className={small ? "contents" : "flex flex-1 flex-col justify-end gap-1.5"}>
        <label htmlFor={id} className={clsx("font-semibold", small && "text-xs text-muted")}>
          <span>{label}</span>
          {optional ? (
            <>
              {" "}
              <span className="font-normal text-muted">(optional)</span>
            </>
          ) : null}
        </label>
        {small ? null : notes}
      </div>
      {children({
        id,
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        ...(error ? { "aria-invalid": true } : {}),
        ...control,
      })}
      {small ? notes : null}
      {showCounter ? (
        <p
          id={`${id}-counter`}
          className={clsx(
            "text-sm tabular-nums",
            counter.used > counter.limit ? "font-semibold text-danger" : "text-muted",
          )}
        >
          {counter.used <= counter.limit
            ? `${counter.limit - counter.used} characters left`
            : `${counter.used - counter.limit} characters too many`}
        </p>
      ) : null}
    </div>
  );
}

/** What is wrong with a field, and how to correct it. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="text-sm font-semibold text-danger">
      <span className="sr-only">Error: </span>
      <span>{children}</span>
    </p>
  );
}

/** Classes of every text control. Also used by the combobox. */
export const controlClass = clsx(
  "min-h-12 w-full rounded border-[1.5px] border-outline bg-surface px-3.5 py-2 text-base text-ink",
  "transition-colors hover:border-ink aria-invalid:border-2 aria-invalid:border-danger",
  "disabled:cursor-not-allowed disabled:opacity-60",
);

/** A single-line text input. */
export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return <input className={clsx(controlClass, className)} {...rest} />;
}

/** An input for an email address. */
export function EmailInput(props: ComponentProps<"input">) {
  return (
    <TextInput
      type="email"
      required
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

/** Text input with several lines. */
export function TextArea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={4} className={clsx(controlClass, "resize-y", className)} {...rest} />;
}

type LimitedFieldProps = Omit<FieldProps, "error" | "counter" | "children"> & {
  /** How many characters are kept. */
  limit: number;
  /** For a text area. One row is for a text without paragraphs, and grows with it where the browser can. */
  rows?: number;
  value: string;
  /** Receives what is kept. */
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A field that keeps only the beginning of a string that is too long, but shows all of it, with an error. With
 * `maxLength`, a browser would silently truncate pasted text.
 */
export function LimitedField({ limit, rows, value, onChange, ref, ...field }: LimitedFieldProps) {
  const [typed, setTyped] = useState(value);
  // The value may have changed elsewhere, such as in another tab.
  const shown = typed.slice(0, limit) === value ? typed : value;
  const used = shown.length;
  return (
    <Field
      {...field}
      counter={{ used, limit }}
      error={
        used > limit ? `Only the first ${groupThousands(limit)} characters are kept.` : undefined
      }
    >
      {(control) => {
        const attributes = {
          ...control,
          value: shown,
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
            const text = rows === 1 ? target.value.replaceAll("\n", " ") : target.value;
            setTyped(text);
            onChange(text.slice(0, limit));
          },
        };
        return rows ? (
          <TextArea
            {...attributes}
            rows={rows}
            className={rows === 1 ? "field-sizing-content py-2.5" : undefined}
          />
        ) : (
          <TextInput {...attributes} ref={ref} autoComplete="off" />
        );
      }}
    </Field>
  );
}

type SelectProps = ComponentProps<"select"> & {
  /** Classes of the control and of its arrow, for another size. */
  look?: { control: string; arrow: string };
};

const usualLook = { control: clsx(controlClass, "pe-11"), arrow: "end-3.5 size-5" };

/** A list of which one option can be chosen. */
export function Select({ look = usualLook, className, children, ...rest }: SelectProps) {
  return (
    <div className={clsx("relative", className)}>
      <select className={clsx(look.control, "peer cursor-pointer appearance-none")} {...rest}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className={clsx(
          look.arrow,
          "pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted peer-disabled:opacity-60",
        )}
      />
    </div>
  );
}

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  /** A statement that belongs to the choice, shown below the label. */
  statement?: ReactNode;
  error?: string | undefined;
  /** What connects it with its form. */
  control?: RegisteredControl;
};

/** A checkbox with its label on the right. */
export function Checkbox({ label, statement, error, control, className, ...rest }: CheckboxProps) {
  const id = useId();
  const describedBy = clsx(statement && `${id}-statement`, error && `${id}-error`);
  return (
    <div className={clsx("flex flex-col gap-1", className)}>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          className="checkbox mt-0.5 size-6"
          {...(describedBy ? { "aria-describedby": describedBy } : {})}
          {...(error ? { "aria-invalid": true } : {})}
          {...control}
          {...rest}
        />
        <div className="flex min-h-7 flex-col justify-center gap-1">
          <label htmlFor={id}>{label}</label>
          {statement ? (
            <p id={`${id}-statement`} className="text-sm text-muted">
              {statement}
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}
