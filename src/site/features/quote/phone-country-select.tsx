import { useEffect, useMemo, useRef } from "react";
import { type ControlAttributes, Select } from "@/ui/field.tsx";
import type { PhoneCountry } from "./phone-countries.ts";

type PhoneCountrySelectProps = ControlAttributes & {
  /** Empty until the validation code has loaded. */
  countries: readonly PhoneCountry[];
  /** The country to select initially. */
  likely: string | undefined;
  /** Runs on focus or hover, before the list opens. */
  onPrepare: () => void;
};

/**
 * The country of the phone number. `data-guessed` marks a country that the visitor has not chosen, which must
 * never make a number invalid. `data-wanted` is the choice from a draft, restored once the list has loaded.
 */
export function PhoneCountrySelect({
  countries,
  likely,
  onPrepare,
  ...attributes
}: PhoneCountrySelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const control = select.current;
    if (!control || countries.length === 0 || control.value !== "") return;
    // Empty if the draft was stored before a country was chosen.
    const { wanted } = control.dataset;
    control.value = wanted || likely || "";
    if (!wanted) control.dataset.guessed = "";
  }, [countries, likely]);
  // Memoised, because there are over two hundred, and the form renders on every key press.
  const options = useMemo(
    () =>
      countries.map(({ code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      )),
    [countries],
  );
  return (
    <Select
      ref={select}
      name="phone_country"
      autoComplete="tel-country-code"
      onFocus={onPrepare}
      onPointerEnter={onPrepare}
      onChange={(event) => delete event.currentTarget.dataset.guessed}
      {...attributes}
    >
      <option value="">Not chosen</option>
      {options}
    </Select>
  );
}
