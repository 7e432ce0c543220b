import { clsx } from "clsx";
import { Search, X } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";

/** Delay between the last key press and the search, in milliseconds. */
const SEARCH_DELAY = 250;

type LeadsSearchProps = {
  value: string;
  onChange: (search: string) => void;
  field: RefObject<HTMLInputElement | null>;
};

/** Searches names, email addresses, phone numbers, references, treatments and notes. */
export function LeadsSearch({ value, onChange, field }: LeadsSearchProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  /** Searches that have started but are not in the address yet, because the user is still typing. */
  const [pending, setPending] = useState<readonly string[]>([]);
  if (value !== seen) {
    const place = pending.indexOf(value);
    setSeen(value);
    setPending(place < 0 ? [] : pending.slice(place + 1));
    // The address changed in another way, for example by Back.
    if (place < 0) setTyped(value);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the timer.
  useEffect(() => {
    if (typed === value) return;
    const timer = window.setTimeout(() => {
      setPending((searches) => [...searches, typed]);
      onChange(typed);
    }, SEARCH_DELAY);
    return () => window.clearTimeout(timer);
  }, [typed]);

  return (
    <search
      className={clsx(
        "relative min-w-0 flex-1 basis-[4.5rem]",
        // What is typed is read in full: on a phone in a row of its own. Not already in focus: the row would go with
        // the press that leaves the field, and what is pressed would move.
        typed ? "max-sm:basis-full xl:max-2xl:w-64" : "xl:max-2xl:w-32",
      )}
    >
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-label="Search leads"
        title="Search names, emails, phone numbers, references, treatments and notes (/)"
        placeholder="Search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && typed) setTyped("");
        }}
        dir="auto"
        className="min-h-10 w-full rounded border-[1.5px] border-outline bg-surface py-1.5 pe-10 ps-9 text-sm placeholder-shown:pe-1 hover:border-ink"
      />
      {typed ? (
        <button
          type="button"
          aria-label="Clear the search"
          onClick={() => {
            setTyped("");
            field.current?.focus();
          }}
          className="absolute end-1 top-1/2 inline-flex size-8 -translate-y-1/2 items-center justify-center rounded-full hover:bg-sand"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      ) : null}
    </search>
  );
}
