import { isPrescriptionOnly } from "@/content/treatments/prescription-only.ts";
import { matchPath, useLocation } from "@/lib/router.tsx";
import { hrefTo, routes } from "@/lib/routes.ts";
import { choiceFromAddress } from "@/site/features/compare/choice.ts";
import { namesInWords, quotedTreatments } from "@/site/features/compare/names-in-words.ts";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";
import { QUOTE_FORM_ID } from "@/site/features/quote/quote-preset.ts";
import { ButtonLink } from "@/ui/button.tsx";

const outcomePaths = [routes.quoteSent.path, routes.quoteNotSent.path];

const look = {
  size: "small",
  variant: "standing",
  className: "whitespace-nowrap max-[23rem]:px-2.5",
} as const;

/**
 * The header's quote button. On a treatment's page it asks about that treatment, and on the comparison page
 * about the compared treatments. On the page with the form, it links to the form.
 */
export function HeaderQuoteButton({ onOpen }: { onOpen: () => void }) {
  const { pathname, search } = useLocation();
  // The route of the form's page also matches the pages shown after sending.
  const formPage = outcomePaths.some((path) => path === pathname)
    ? undefined
    : matchPath(routes.quote.path, pathname);
  const treatment = (formPage ?? matchPath(routes.treatment.path, pathname))?.slug;
  const label = isPrescriptionOnly(treatment) ? (
    // There is only room for one word.
    <>
      <span className="sr-only">Free </span>Consultation
    </>
  ) : (
    "Get Quote"
  );
  const compared =
    pathname === hrefTo.compare()
      ? quotedTreatments(choiceFromAddress(new URLSearchParams(search)))
      : [];
  const preset =
    compared.length > 1
      ? { searched: namesInWords(compared) }
      : { treatment: compared[0] ?? treatment };
  if (formPage) {
    return (
      <ButtonLink {...look} href={`#${QUOTE_FORM_ID}`} onClick={onOpen}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <QuoteButton {...look} preset={preset} onOpen={onOpen}>
      {label}
    </QuoteButton>
  );
}
