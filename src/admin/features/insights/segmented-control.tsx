import { clsx } from "clsx";
import { useId } from "react";

type SegmentedControlProps<Value extends string> = {
  /** Name of the group for screen readers. */
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A row of options with a single selection. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="sr-only">{label}</legend>
      <div className="inline-flex flex-wrap rounded border border-outline p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              "segment relative inline-flex min-h-8 cursor-pointer items-center rounded-sm px-1.5 text-xs font-semibold sm:px-2.5 sm:text-sm text-muted transition-colors hover:text-ink",
              "has-checked:bg-sea-soft has-checked:text-sea",
              "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
