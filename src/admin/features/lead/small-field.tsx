import { type ReactNode, useId } from "react";

/** Classes of a control in the size of the list. */
export const smallControl =
  "min-h-9 w-full rounded border-[1.5px] border-outline bg-surface px-2.5 py-1 text-sm hover:border-ink aria-invalid:border-danger";

type SmallControlAttributes = {
  id: string;
  className: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
};

type SmallFieldProps = {
  label: string;
  error?: string | undefined;
  children: (attributes: SmallControlAttributes) => ReactNode;
};

/** A compact label above a control. */
export function SmallField({ label, error, children }: SmallFieldProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-xs font-semibold text-muted">
        {label}
      </label>
      {error ? (
        <p id={`${id}-error`} className="text-xs font-semibold text-danger">
          {error}
        </p>
      ) : null}
      {children({
        id,
        className: smallControl,
        ...(error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {}),
      })}
    </div>
  );
}
