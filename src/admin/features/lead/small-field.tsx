import { type ReactNode, useId } from "react";

const smallControl =
  "min-h-9 w-full rounded border-[1.5px] border-outline bg-surface px-2.5 py-1 text-sm hover:border-ink";

/** A label above a control, in the size of the list. */
export function SmallField({
  label,
  children,
}: {
  label: string;
  children: (attributes: { id: string; className: string }) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-xs font-semibold text-muted">
        {label}
      </label>
      {children({ id, className: smallControl })}
    </div>
  );
}
