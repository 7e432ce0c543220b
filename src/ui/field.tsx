import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";

/** Attributes that associate a control with its label, hint and error. */
export type ControlAttributes = {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

type FieldProps = {
  label: ReactNode;
  /** Shown between the label and the control. */
  hint?: ReactNode;
  /** A message that says what is wrong and how to correct it. */
  error?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  /** Used and allowed characters. The counter appears near the limit. */
  counter?: { used: number; limit: number };
  className?: string;
  children: (control: ControlAttributes) => ReactNode;
};

/** Label, hint, control and error, associated for screen readers. */
export function Field({ label, hint, error, optional, counter, className, children }: FieldProps) {
  const id = useId();
  const showCounter = counter !== undefined && counter.used > counter.limit * 0.8;
  const describedBy = clsx(
    hint && `${id}-hint`,
    error && `${id}-error`,
    showCounter && `${id}-counter`,
  );
  return (
    <div className={clsx("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional ? (
          <>
            {" "}
            <span className="font-normal text-muted">(optional)</span>
          </>
        ) : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {children({
        id,
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        ...(error ? { "aria-invalid": true } : {}),
      })}
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

function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="text-sm font-semibold text-danger">
      <span className="sr-only">Error: </span>
      {children}
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

/** A text input with several lines. */
export function TextArea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={4} className={clsx(controlClass, "resize-y", className)} {...rest} />;
}

/** A list of which one option can be chosen. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <div className={clsx("relative", className)}>
      <select className={clsx(controlClass, "peer cursor-pointer appearance-none pe-11")} {...rest}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2 text-muted peer-disabled:opacity-60"
      />
    </div>
  );
}

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  /** A statement that belongs to the choice, shown below the label. */
  statement?: ReactNode;
  error?: string | undefined;
};

/** A checkbox with its label on the right. */
export function Checkbox({ label, statement, error, className, ...rest }: CheckboxProps) {
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
