import { clsx } from "clsx";
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import type { Category, TreatmentSummary } from "@/content/schema.ts";
import { costSentences } from "@/content/standard-sentences.ts";
import { treatmentSummaries } from "@/content/treatments/index.ts";
import { hrefTo, routes } from "@/lib/routes.ts";
import { costScale, describeDifferentUnits, shownCosts } from "@/site/features/catalogue/cost.ts";
import { Announcer } from "@/site/features/help/announcer.tsx";
import { HelpAnswer } from "@/site/features/site-search/help-answer.tsx";
import { announceHelp, helpOutcome } from "@/site/features/site-search/help-search.ts";
import { Button } from "@/ui/button.tsx";
import { Field, TextInput } from "@/ui/field.tsx";
import { TextLink } from "@/ui/link.tsx";
import { TableOfContents } from "@/ui/table-of-contents.tsx";
import { TreatmentCard } from "./treatment-card.tsx";

function includesText(text: string, wanted: string): boolean {
  return text.toLowerCase().includes(wanted.trim().toLowerCase());
}

/** Treatments whose name contains the text, ignoring case. An empty text matches all. */
export function searchTreatments(
  summaries: readonly TreatmentSummary[],
  text: string,
): readonly TreatmentSummary[] {
  return summaries.filter(({ name }) => includesText(name, text));
}

/** Treatments with an alternative name that contains the text, such as "nose job". */
function treatmentsAlsoCalled(
  summaries: readonly TreatmentSummary[],
  text: string,
): readonly TreatmentSummary[] {
  return summaries.filter(({ searchTerms }) =>
    searchTerms.some((term) => includesText(term, text)),
  );
}

/** Maximum length of the search text, including in a URL. */
const maxSearchLength = 80;

const [SEARCH] = routes.category.readsSearch;

/** The state of a history entry that typing has made. */
const TYPED = "typed";

/** The page's search text, stored in the URL as `?search=` so that it survives a reload. */
function useSearchText(): [string, (text: string) => void] {
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation();
  const navigation = useNavigationType();
  const inAddress = (query.get(SEARCH) ?? "").slice(0, maxSearchLength);
  // Separate state, because the URL updates too late for a controlled field.
  const [text, setText] = useState(inAddress);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the history entry is the trigger.
  useLayoutEffect(() => {
    // Typing replaces the entry by one with this state. Any other navigation sets the text.
    if (navigation !== "REPLACE" || state !== TYPED) setText(inAddress);
  }, [key]);

  function search(next: string) {
    setText(next);
    const changed = new URLSearchParams(query);
    if (next.trim()) changed.set(SEARCH, next);
    else changed.delete(SEARCH);
    setQuery(changed, { replace: true, state: TYPED });
  }
  return [text, search];
}

/** The treatments of a category as cards, with a search field. */
export function TreatmentList({ category }: { category: Category }) {
  const summaries = treatmentSummaries.read(category.slug);
  const [text, setText] = useSearchText();
  const input = useRef<HTMLInputElement>(null);
  const readTyped = useEffectEvent(() => {
    if (input.current?.value) setText(input.current.value);
  });
  // Text typed before hydration has not triggered any handler.
  useEffect(() => readTyped(), []);
  const found = searchTreatments(summaries, text);
  // Scales for the whole category, so that bars do not change during a search.
  const costs = shownCosts(summaries);
  return (
    <>
      <div className="mb-4 grid items-end gap-x-12 gap-y-3 sm:mb-8 lg:grid-cols-2">
        <Field label={`Search in ${category.name}`} className="max-w-form">
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              type="search"
              autoComplete="off"
              maxLength={maxSearchLength}
              placeholder="Search treatments..."
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <p className="max-w-form text-sm text-muted">
          {[
            found.length > 0 &&
              costs.some((cost) => costScale(costs, cost) !== undefined) &&
              "The bars compare prices of the same kind.",
            describeDifferentUnits(costs),
            "All prices are our estimates.",
            costSentences.confirmed,
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      </div>
      <p
        role="status"
        className={found.length > 0 ? "text-sm text-muted sm:mb-4" : "mb-5 font-serif text-xl"}
      >
        {describeFound(found.length, summaries.length)}
      </p>
      {found.length > 0 ? (
        <>
          {/* On wider screens, most of the cards are in view at once. */}
          <div className="contents md:hidden">
            <TableOfContents
              label="Treatments in this list"
              items={found.map(({ slug, name }) => ({ id: slug, label: name }))}
            />
          </div>
          <ul
            className={clsx(
              "grid gap-5 max-md:mt-5 md:grid-cols-2",
              // Only six fill two rows of three.
              found.length === 6 && "xl:grid-cols-3",
            )}
          >
            {found.map((summary, index) => (
              // Without a neighbour, the last card fills its row.
              <li
                key={summary.slug}
                id={summary.slug}
                className={
                  index % 2 === 0 && index === found.length - 1 ? "md:col-span-2" : "card-row"
                }
              >
                <TreatmentCard summary={summary} scale={costScale(costs, summary.averageCost)} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <HelpInstead
            text={text}
            otherwise={<AlsoCalled summaries={treatmentsAlsoCalled(summaries, text)} />}
          />
          <Button onClick={() => setText("")}>Show all treatments</Button>
        </>
      )}
    </>
  );
}

/** If no name matches, lists the treatments that are also known by the text entered. */
function AlsoCalled({ summaries }: { summaries: readonly TreatmentSummary[] }) {
  if (summaries.length === 0) return null;
  return (
    <div className="mb-5">
      <p>These treatments are also known by this name:</p>
      <ul>
        {summaries.map(({ slug, name }) => (
          <li key={slug}>
            <TextLink
              href={hrefTo.treatment(slug)}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function describeFound(found: number, all: number): string {
  if (found === 0) return "No treatments found matching your search.";
  return found === all ? `${all} treatments` : `${found} of ${all} treatments`;
}

/** The pages that help, if the text asks for help, and otherwise something else. */
function HelpInstead({ text, otherwise }: { text: string; otherwise: ReactNode }) {
  const outcome = helpOutcome(text);
  if (!outcome) return otherwise;
  return (
    <div className="mb-5 max-w-form rounded-lg border border-line bg-surface py-1">
      <HelpAnswer {...outcome} />
      <Announcer text={announceHelp(outcome)} />
    </div>
  );
}
