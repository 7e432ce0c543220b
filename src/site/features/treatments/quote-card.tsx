import { Check } from "lucide-react";
import { financialInterest } from "@/content/financial-interest.ts";
import type { TreatmentSummary } from "@/content/schema.ts";
import { brand, whatsAppLink } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { TextLink } from "@/ui/link.tsx";

// Source: specification, section 2.
const trust = [
  { point: "Verified clinics only", href: `${hrefTo.safety()}#verification` },
  { point: "Transparent pricing", href: `${hrefTo.packages()}#included` },
  { point: "24/7 support", href: `${hrefTo.about()}#what-we-have` },
];

/** A card to request a quote for a treatment. */
export function QuoteCard({ slug }: TreatmentSummary) {
  return (
    <section
      aria-labelledby="quote-card"
      className="flex flex-wrap justify-between gap-2 border-line max-sm:items-center max-sm:border-t max-sm:pt-3 sm:flex-col sm:gap-4 sm:rounded-lg sm:border sm:bg-surface sm:p-6 sm:shadow-card"
    >
      <h2 id="quote-card" className="text-lg sm:text-2xl">
        Get Your Free Quote
      </h2>
      {/* On a phone, the offer of a consultation above says the same. */}
      <p className="max-sm:hidden">
        Tell us what you’re thinking about. A coordinator replies within {brand.replyWithinHours}{" "}
        hours. Coordinators are not clinicians: you speak to a doctor later. Asking is free.
      </p>
      {/* On a phone, the footer below has WhatsApp too. */}
      <div className="flex flex-wrap gap-2">
        <QuoteButton variant="primary" preset={{ treatment: slug }} className="grow max-sm:px-4">
          Request Free Quote
        </QuoteButton>
        <ButtonLink href={whatsAppLink()} className="grow max-sm:hidden">
          WhatsApp
        </ButtonLink>
      </div>
      <ul className="flex flex-wrap gap-x-4 sm:flex-col sm:gap-2">
        {trust.map(({ point, href }) => (
          <li key={point} className="flex items-center gap-1.5 max-sm:min-h-11 sm:gap-2.5">
            <Check aria-hidden="true" className="size-5 shrink-0 text-sea" />
            <TextLink href={href} className="tap">
              {point}
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        <RichText value={financialInterest} />
      </p>
    </section>
  );
}
