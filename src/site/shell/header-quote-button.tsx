import { matchPath, useLocation } from "react-router-dom";
import { findCategory } from "@/content/categories.ts";
import { isOffered } from "@/content/treatments/prescription-only.ts";
import { hrefTo, routes } from "@/lib/routes.ts";
import { choiceFromAddress } from "@/site/features/compare/choice.ts";
import { useCityBeingRead } from "@/site/features/quote/city-being-read.ts";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";
import { QUOTE_FORM_ID, type QuotePreset } from "@/site/features/quote/quote-preset.ts";
import { ButtonLink } from "@/ui/button.tsx";

const outcomePaths = [routes.quoteSent.path, routes.quoteNotSent.path];

const look = {
  size: "small",
  variant: "primary",
  className: "whitespace-nowrap max-[23rem]:px-2.5",
} as const;

/** What a page other than a treatment's is about, according to its address. */
function presetOf(pathname: string, search: string): QuotePreset | undefined {
  if (pathname === hrefTo.packages()) return { package: "complete" };
  const category = matchPath(routes.category.path, pathname)?.params.slug;
  if (findCategory(category)) return { category };
  if (pathname !== hrefTo.compare()) return undefined;
  const treatments = choiceFromAddress(new URLSearchParams(search));
  const [first, second] = treatments;
  return second ? { treatments } : { treatment: first };
}

/** The header's quote button, which asks about what the page is about. */
export function HeaderQuoteButton({ onOpen }: { onOpen: () => void }) {
  const { pathname, search } = useLocation();
  // The route of the form's page also matches the pages shown after sending.
  const formPage = outcomePaths.some((path) => path === pathname)
    ? undefined
    : matchPath(routes.quote.path, pathname);
  const { slug = "" } = (formPage ?? matchPath(routes.treatment.path, pathname))?.params ?? {};
  const treatment = isOffered(slug) ? slug : undefined;
  const city = useCityBeingRead();
  if (formPage) {
    return (
      <ButtonLink {...look} href={`#${QUOTE_FORM_ID}`} onClick={onOpen}>
        Get Quote
      </ButtonLink>
    );
  }
  return (
    <QuoteButton
      {...look}
      preset={presetOf(pathname, search) ?? { treatment, city }}
      onOpen={onOpen}
    >
      Get Quote
    </QuoteButton>
  );
}
