import { useEffect, useMemo, useRef } from "react";
import { type ControlAttributes, Select } from "@/ui/field.tsx";
import type { PhoneCountry } from "./phone-countries.ts";

type PhoneCountrySelectProps = ControlAttributes & {
  /** Empty until the code that checks the form has arrived. */
  countries: readonly PhoneCountry[];
  /** The country to begin with. */
  likely: string | undefined;
  /** Someone is about to open the list. */
  onPrepare: () => void;
};

/**
 * The country of the phone number. `data-guessed` marks a country that no one has chosen: it never
 * makes a number wrong. `data-wanted` is the choice of a draft, put back once the list is there.
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
    // Empty in a draft that was kept before a country was chosen.
    const { wanted } = control.dataset;
    control.value = wanted || likely || "";
    if (!wanted) control.dataset.guessed = "";
  }, [countries, likely]);
  // Over two hundred, and the form renders at each key.
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
