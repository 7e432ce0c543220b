import { useLocation, useNavigate } from "react-router-dom";
import { treatmentNames } from "@/content/treatments/names.ts";
import { isOffered } from "@/content/treatments/prescription-only.ts";
import { useHydrated } from "@/lib/hydrated.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo, type PageProps } from "@/lib/routes.ts";
import { presetOfAddress } from "@/site/features/quote/preset-of-address.ts";
import { QuoteForm } from "@/site/features/quote/quote-form.tsx";
import { QUOTE_FORM_ID } from "@/site/features/quote/quote-preset.ts";
import { quoteWords } from "@/site/features/quote/quote-words.ts";
import { WhoAnswers } from "@/site/features/quote/who-answers.tsx";
import { PageHeader } from "@/ui/page.tsx";

/** The quote form as a page, for visitors without JavaScript or in a new tab. */
export default function QuotePage({ parameters }: PageProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { slug } = parameters;
  // The prerendered page has no query, and must be hydrated as it is.
  const preset = presetOfAddress(slug, useHydrated() ? search : "");
  const { title, lead } = quoteWords(preset);
  const name = slug && isOffered(slug) ? treatmentNames[slug] : undefined;
  return (
    <>
      <PageHead
        title={name ? `${title}: ${name}` : title}
        description={`${title}${name ? ` (${name})` : ""}: one form, read by a coordinator. It’s free, and you don’t have to accept a quote.`}
        hidden
      />
      <PageHeader low title={title} lead={lead} />
      <div className="mx-auto flex max-w-page flex-col gap-10 px-4 py-6 sm:px-6 sm:pb-12">
        <QuoteForm
          key={slug}
          id={QUOTE_FORM_ID}
          preset={preset}
          // Replaces the history entry, so that Back does not return to the empty form. Not that of a page to which
          // somebody has moved on: there, the toast says that it was received.
          onReceived={(receipt, isOpen) => {
            if (isOpen) navigate(hrefTo.quoteSent(receipt?.reference), { replace: true });
          }}
        />
        <WhoAnswers />
      </div>
    </>
  );
}
