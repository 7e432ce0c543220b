import { Suspense } from "react";
import { findSuggestion } from "@/content/search-suggestions.ts";
import { includedInShort } from "@/content/standard-sentences.ts";
import { readSummary, type TreatmentSlug } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { hrefTo } from "@/lib/routes.ts";
import { amountsInWords, unitInWords } from "@/site/features/catalogue/cost.ts";
import { ErrorBoundary } from "@/ui/error-boundary.tsx";
import { TextLink } from "@/ui/link.tsx";
import type { FoundPage } from "./quote-preset.ts";

type SearchedTreatmentProps = { name: string; found?: readonly FoundPage[] | undefined };

/** Links the page of a suggested treatment or, for any other text, what the search found, with the prices. */
export function SearchedTreatment({ name, found = [] }: SearchedTreatmentProps) {
  const suggestion = findSuggestion(name);
  if (!suggestion || !("treatment" in suggestion.leadsTo)) {
    return found.length > 0 ? <FoundPages pages={found} /> : null;
  }
  const slug = suggestion.leadsTo.treatment;
  return (
    <p className="rounded bg-sand px-4 py-2.5 text-sm">
      <TextLink href={hrefTo.treatment(slug)}>{`Read about ${treatmentNames[slug]}`}</TextLink>{" "}
      before you ask.{" "}
      {/* The link does not wait for the price, so that fields do not move later. */}
      <ErrorBoundary fallback={() => null} resetKey={slug}>
        <Suspense>
          <Price slug={slug} />
        </Suspense>
      </ErrorBoundary>
    </p>
  );
}

function FoundPages({ pages }: { pages: readonly FoundPage[] }) {
  return (
    <div className="rounded bg-sand px-4 py-2.5 text-sm">
      <p>Read before you ask:</p>
      <ul>
        {pages.map(({ href, title, price }) => (
          <li key={href}>
            <TextLink href={href}>{title}</TextLink> {price}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Price({ slug }: { slug: TreatmentSlug }) {
  const summary = readSummary(slug);
  if (!summary) return null;
  const { averageCost: cost } = summary;
  return `${amountsInWords(cost)} ${unitInWords(cost.unit)}, our estimate. ${includedInShort(cost)}.`;
}
