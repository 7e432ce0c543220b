import { LEAD_CITIES } from "@shared/cities.ts";
import { Search } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { findSuggestion, searchSuggestions } from "@/content/search-suggestions.ts";
import { hrefTo } from "@/lib/routes.ts";
import { within } from "@/lib/timeout.ts";
import { useOpenQuote } from "@/site/features/quote/quote-context.tsx";
import { prepareQuote } from "@/site/features/quote/quote-loader.ts";
import { Button } from "@/ui/button.tsx";
import { Combobox, matchesOf } from "@/ui/combobox.tsx";
import { Field, Select } from "@/ui/field.tsx";
import { lazily } from "@/ui/lazily.tsx";
import type { Answer } from "./answer-search.ts";
import { SearchFault } from "./search-fault.tsx";
import type { SearchMatchesProps } from "./search-matches.tsx";

const SearchMatches = lazily<SearchMatchesProps>(() => import("./search-matches.tsx"), {
  loading: <p className="px-3.5 py-3 text-muted">Searching…</p>,
  fault: (retry) => <SearchFault onRetry={() => void retry()} />,
});

const treatmentNames = searchSuggestions.map((suggestion) => suggestion.name);

/** How long the quote dialog waits for what the site has about the words, which choosing or typing has usually loaded. */
const ANSWER_TIMEOUT_MILLISECONDS = 1500;

async function answer(text: string): Promise<Answer | { help?: never }> {
  try {
    const answered = import("./answer-search.ts").then(({ answerSearch }) => answerSearch(text));
    return await within(ANSWER_TIMEOUT_MILLISECONDS, answered);
  } catch {
    // The form answers words of distress too.
    return {};
  }
}

/** Fewer letters would match half the site. */
const MIN_SEARCH_LENGTH = 2;

/**
 * The hero's search: a treatment and a city, both optional. It opens the quote dialog with what the site found
 * about the text. Words of distress open the page that helps.
 */
export function SearchForm() {
  const openQuote = useOpenQuote();
  // Uncontrolled, so that text typed before hydration is kept.
  const treatment = useRef<HTMLInputElement>(null);
  const city = useRef<HTMLSelectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState("");
  const navigate = useNavigate();

  const readCity = () => LEAD_CITIES.find((name) => name === city.current?.value) ?? LEAD_CITIES[0];
  const wanted = typed.trim();
  const isSearchable = wanted.length >= MIN_SEARCH_LENGTH;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const searched = treatment.current?.value.trim() ?? "";
    const preset = { searched, city: readCity() };
    if (!searched) return openQuote(preset, button.current);
    const { pathname } = window.location;
    const { help, ...found } = await answer(searched);
    // The person has moved on to another page.
    if (window.location.pathname !== pathname) return;
    if (help) navigate(help);
    else openQuote({ ...preset, ...found }, button.current);
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
          const text = treatment.current?.value ?? "";
          setTyped(text);
          if (findSuggestion(text)) void answer(text);
        }}
        onFocus={() => {
          setTyped(treatment.current?.value ?? "");
          void prepareQuote();
        }}
        className="relative flex flex-wrap items-end gap-4 rounded-xl border border-line bg-surface p-4 shadow-raised sm:p-5"
      >
        <Field label="Treatment" className="w-full sm:w-auto sm:flex-[1.6]">
          {(attributes) => (
            <Combobox
              {...attributes}
              ref={treatment}
              listLabel="Treatments"
              suggestions={treatmentNames}
              more={
                isSearchable ? (
                  <SearchMatches query={wanted} names={matchesOf(treatmentNames, wanted)} />
                ) : null
              }
            />
          )}
        </Field>
        <Field label="Location" className="min-w-36 flex-1">
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
