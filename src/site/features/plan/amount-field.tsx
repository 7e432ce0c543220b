import { type AmountOptions, currencyIn, currencyNames, parseAmount } from "@shared/amounts.ts";
import type { Currency } from "@shared/quote.ts";
import { clsx } from "clsx";
import { type ReactNode, type Ref, useState } from "react";
import { Field, TextInput } from "@/ui/field.tsx";

type AmountFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Shows a pound sign, until the value names a currency. */
  inPounds?: boolean;
  className?: string;
  /** ID of what else describes the field. */
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  /** An error message for a string that cannot be parsed. */
  faultOf: (value: string) => string | undefined;
  value: string;
  onChange: (value: string) => void;
};

/** A field for amounts as people write them. Keeps what cannot be parsed, with an error on blur. */
export function AmountField({
  label,
  hint,
  inPounds = false,
  className,
  describedBy,
  ref,
  faultOf,
  value,
  onChange,
}: AmountFieldProps) {
  const [left, setLeft] = useState(true);
  const hasSign = inPounds && !currencyIn(value);
  return (
    <Field
      label={label}
      hint={hint}
      {...(className ? { className } : {})}
      error={left ? faultOf(value) : undefined}
    >
      {(control) => (
        <div className="relative">
          {hasSign ? (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 -translate-y-1/2 px-3.5 text-muted"
            >
              £
            </span>
          ) : null}
          <TextInput
            {...control}
            ref={ref}
            className={clsx("max-w-60", hasSign && "ps-8")}
            aria-describedby={clsx(control["aria-describedby"], describedBy) || undefined}
            autoComplete="off"
            value={value}
            onFocus={() => setLeft(false)}
            onBlur={() => setLeft(true)}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      )}
    </Field>
  );
}

/** The error message for an amount in a currency. */
export function amountFault(currency: Currency, options: Omit<AmountOptions, "currency"> = {}) {
  return (value: string): string | undefined => {
    if (parseAmount(value, { ...options, currency }) !== "unclear") return undefined;
    const named = currencyIn(value);
    return named && named !== currency
      ? `This is not in ${currencyNames[currency]}. Convert it to ${currencyNames[currency]}, like the other amounts here.`
      : "We cannot read this as an amount. Write the whole amount, such as £1,200, 800 to 1,000 or about 900.";
  };
}
