import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { QuotePackage } from "@/content/package-contents.ts";
import { useHydrated } from "@/lib/hydrated.ts";
import { readQuoteDraft, writeQuoteDraft } from "./quote-draft.ts";
import type { QuotePreset } from "./quote-preset.ts";
import {
  controlOf,
  EMPTY_QUOTE,
  type QuoteDraft,
  TYPED_FIELDS,
  type TypedValues,
  typedValues,
} from "./quote-values.ts";

/** Selects the city of a preset, unless the visitor has chosen one. React updates the rest. */
function fillInCity(form: HTMLFormElement, { city }: QuotePreset): void {
  const control = controlOf(form, "location_city");
  if (city && control?.value === EMPTY_QUOTE.location_city) control.value = city;
}

/** Fills in the fields that are neither preset nor already filled in. */
function fillIn(form: HTMLFormElement, draft: QuoteDraft, preset: QuotePreset): void {
  for (const field of TYPED_FIELDS) {
    const control = controlOf(form, field);
    if (!control) continue;
    if (field === "phone_country") {
      // Selected when the list of countries has loaded.
      control.dataset.wanted = draft.values[field];
    } else if (
      control.value === EMPTY_QUOTE[field] &&
      !(field === "location_city" && preset.city)
    ) {
      control.value = draft.values[field];
    }
  }
}

/** Whether the visitor has entered anything, other than preset values. */
function hasTypedValues(values: TypedValues): boolean {
  return TYPED_FIELDS.some(
    (field) =>
      !["treatment", "location_city", "phone_country"].includes(field) &&
      values[field] !== EMPTY_QUOTE[field],
  );
}

type QuoteDraftOptions = {
  form: RefObject<HTMLFormElement | null>;
  preset: QuotePreset;
  /** Runs after the draft has been restored. */
  onRestored: () => void;
};

/** Stores a draft of the form in this tab, and restores it when the form is opened again. */
export function useQuoteDraft({ form, preset, onRestored }: QuoteDraftOptions) {
  const [draftPackage, setDraftPackage] = useState<QuotePackage>();
  const attempt = useRef<QuoteDraft["attempt"]>(null);
  const chosenPackage = preset.package ?? draftPackage;

  /** Stores the values. Called on every input. */
  function keep(values: TypedValues) {
    writeQuoteDraft({ values, package: chosenPackage, attempt: attempt.current });
  }

  const restore = useEffectEvent((draft: QuoteDraft | undefined) => {
    if (!form.current) return;
    fillInCity(form.current, preset);
    if (draft) {
      fillIn(form.current, draft, preset);
      attempt.current = draft.attempt;
      setDraftPackage(draft.package);
    }
    // Text typed before hydration has not triggered any handler.
    const values = typedValues(form.current);
    if (!hasTypedValues(values)) return;
    const kept = chosenPackage ?? draft?.package;
    writeQuoteDraft({ values, package: kept, attempt: attempt.current });
    onRestored();
  });
  const hydrated = useHydrated();
  // Restores the draft before the first paint if the code that reads it has already loaded. Not before
  // hydration, because the preset in the page's address is not known yet.
  useLayoutEffect(() => {
    if (!hydrated) return;
    let gone = false;
    void readQuoteDraft().then((draft) => {
      if (!gone) restore(draft);
    });
    return () => {
      gone = true;
    };
  }, [hydrated]);

  /** The request ID for these values: the last attempt's ID if the content is unchanged. */
  function requestId(values: TypedValues): string {
    const content = JSON.stringify(values);
    if (attempt.current?.content !== content) {
      attempt.current = { requestId: crypto.randomUUID(), content };
      keep(values);
    }
    return attempt.current.requestId;
  }

  return { chosenPackage, keep, requestId };
}
