import { LEAD_CITIES, type LeadCity } from "@shared/cities.ts";
import { Search } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { searchSuggestions } from "@/content/search-suggestions.ts";
import { useQuote } from "@/features/quote/quote-context.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { Button } from "@/ui/button.tsx";
import { Combobox } from "@/ui/combobox.tsx";
import { Field, Select } from "@/ui/field.tsx";

const treatmentNames = searchSuggestions.map((suggestion) => suggestion.name);

/** The search of the hero: a treatment and a city, both optional. It opens the quote dialog with them. */
export function SearchForm() {
  const { openQuote, prepareQuote } = useQuote();
  const [treatment, setTreatment] = useState("");
  const [city, setCity] = useState<LeadCity>(LEAD_CITIES[0]);
  const button = useRef<HTMLButtonElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    openQuote({ treatment: treatment.trim(), city }, button.current);
  }

  return (
    <search>
      <form
        // Without script the contact page says how to ask; the fields have no names, so that nothing
        // of what was typed gets into its address.
        action={hrefTo.contact()}
        noValidate
        onSubmit={submit}
        onFocus={prepareQuote}
        className="grid gap-4 rounded-xl border border-line bg-surface p-4 shadow-raised sm:grid-cols-[1.6fr_1fr_auto] sm:items-end sm:p-5"
      >
        <Field label="Treatment">
          {(attributes) => (
            <Combobox
              control={attributes}
              listLabel="Treatments"
              suggestions={treatmentNames}
              value={treatment}
              onValueChange={setTreatment}
            />
          )}
        </Field>
        <Field label="Location">
          {(attributes) => (
            <Select
              {...attributes}
              value={city}
              onChange={(event) => {
                const chosen = LEAD_CITIES.find((name) => name === event.target.value);
                if (chosen) setCity(chosen);
              }}
            >
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
