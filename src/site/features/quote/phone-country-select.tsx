import { useLayoutEffect, useMemo, useRef } from "react";
import { useHydrated } from "@/lib/hydrated.ts";
import { type ControlAttributes, Select } from "@/ui/field.tsx";
import { likelyCountry, type PhoneCountry } from "./likely-country.ts";

type PhoneCountrySelectProps = ControlAttributes & {
  /** Empty until the code with the list has loaded. Until then, the list only has the likely country. */
  countries: readonly PhoneCountry[];
  /** Runs on focus or hover, before the list opens. */
  onPrepare: () => void;
};

/**
 * The country of the phone number, at first the likely one. `data-guessed` marks a country that the visitor
 * has not chosen, which must never make a number invalid. `data-wanted` is the choice from a draft, restored
 * once the list has loaded.
 */
export function PhoneCountrySelect({
  countries,
  onPrepare,
  ref,
  ...attributes
}: PhoneCountrySelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const hydrated = useHydrated();
  const likely = useMemo(
    () => (hydrated ? likelyCountry(navigator.languages) : undefined),
    [hydrated],
  );
  // Before the first paint, so that the country does not change while someone is looking at it. After each render,
  // because the draft may be restored after the list has loaded.
  useLayoutEffect(() => {
    const control = select.current;
    if (!control || control.dataset.guessed === undefined) return;
    const { wanted } = control.dataset;
    if (wanted && countries.length > 0) {
      control.value = wanted;
      delete control.dataset.guessed;
    } else {
      control.value = likely?.code ?? "";
    }
  });
  // Memoised, because there are over two hundred, and the form renders on every key press.
  const options = useMemo(
    () =>
      (countries.length > 0 || !likely ? countries : [likely]).map(({ code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      )),
    [countries, likely],
  );
  return (
    <Select
      ref={(control) => {
        select.current = control;
        ref?.(control);
      }}
      autoComplete="tel-country-code"
      data-guessed=""
      onFocus={onPrepare}
      onPointerEnter={onPrepare}
      // Not on change, which comes after `input`: a render in between would put the likely country back.
      onInput={(event) => delete event.currentTarget.dataset.guessed}
      {...attributes}
    >
      <option value="">Not chosen</option>
      {options}
    </Select>
  );
}
