import { LEAD_CITIES } from "@shared/cities.ts";
import { Search } from "lucide-react";
import { type FormEvent, startTransition, useRef, useState } from "react";
import { findSuggestion, searchSuggestions } from "@/content/search-suggestions.ts";
import { hrefTo } from "@/lib/routes.ts";
import { useOpenQuote } from "@/site/features/quote/quote-context.tsx";
import { prepareQuote } from "@/site/features/quote/quote-loader.ts";
import type { QuotePreset } from "@/site/features/quote/quote-preset.ts";
import { Button } from "@/ui/button.tsx";
import { Combobox, matchesOf } from "@/ui/combobox.tsx";
import { Field, Select } from "@/ui/field.tsx";
import { lazily } from "@/ui/lazily.tsx";
import { SearchFault } from "./search-fault.tsx";
import type { SearchMatchesProps } from "./search-matches.tsx";

const SearchMatches = lazily<SearchMatchesProps>(() => import("./search-matches.tsx"), {
  loading: <p className="px-3.5 py-3 text-muted">Searching…</p>,
  fault: (retry) => <SearchFault onRetry={() => void retry()} />,
});

const treatmentNames = searchSuggestions.map((suggestion) => suggestion.name);

/** Shorter texts would match half the site. */
const MIN_SEARCH_LENGTH = 2;

/**
 * The hero's search: a treatment and a city, both optional. A suggested name or an empty field opens the
 * quote dialog; any other text searches the site. Words of distress open the page that helps.
 */
export function SearchForm() {
  const openQuote = useOpenQuote();
  // Uncontrolled, so that text typed before hydration is kept.
  const treatment = useRef<HTMLInputElement>(null);
  const city = useRef<HTMLSelectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState("");
  const [focusRequest, setFocusRequest] = useState(0);

  const readCity = () => LEAD_CITIES.find((name) => name === city.current?.value) ?? LEAD_CITIES[0];
  const wanted = typed.trim();
  const isSearchable = wanted.length >= MIN_SEARCH_LENGTH;
  const searches = isSearchable && !findSuggestion(wanted);

  function ask(preset: QuotePreset, opener: HTMLElement | null) {
    openQuote({ ...preset, city: readCity() }, opener);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!searches) {
      return ask({ searched: treatment.current?.value.trim() ?? "" }, button.current);
    }
    // The list may have been closed since the text was typed.
    treatment.current?.focus();
    treatment.current?.click();
    // Together with the list, which the field also shows in a transition.
    startTransition(() => setFocusRequest((count) => count + 1));
  }

  return (
    <search>
      <form
        // Without JavaScript, the form opens the quote form. Its fields have no names, so that no typed text
        // appears in the URL.
        action={hrefTo.quote()}
        noValidate
        onSubmit={submit}
        onInput={() => {
          setTyped(treatment.current?.value ?? "");
          // Keeps the focus in the field while the user is typing.
          setFocusRequest(0);
        }}
        onFocus={() => {
          setTyped(treatment.current?.value ?? "");
          void prepareQuote();
        }}
        className="grid gap-4 rounded-xl border border-line bg-surface p-4 shadow-raised sm:grid-cols-[1.6fr_1fr_auto] sm:items-end sm:p-5"
      >
        <Field label="Treatment">
          {(attributes) => (
            <Combobox
              {...attributes}
              ref={treatment}
              listLabel="Treatments"
              suggestions={treatmentNames}
              more={
                isSearchable ? (
                  <SearchMatches
                    query={wanted}
                    suggested={matchesOf(treatmentNames, wanted).length}
                    focusRequest={focusRequest}
                    onAsk={(preset) => ask(preset, treatment.current)}
                  />
                ) : null
              }
            />
          )}
        </Field>
        <Field label="Location">
          {(attributes) => (
            <Select {...attributes} ref={city}>
              {LEAD_CITIES.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        <Button ref={button} type="submit" variant="primary" className="min-h-12">
          <Search aria-hidden="true" className="size-5" /> Search
        </Button>
      </form>
    </search>
  );
}
