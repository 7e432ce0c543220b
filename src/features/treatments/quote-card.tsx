import { Check } from "lucide-react";
import type { TreatmentSummary } from "@/content/schema.ts";
import { QuoteButton } from "@/features/quote/quote-button.tsx";
import { brand } from "@/lib/brand.ts";

// Source: specification, section 2.
const trust = ["Verified clinics only", "Transparent pricing", "24/7 support"];

/** Asks for a quote for one treatment, and says what to count on. */
export function QuoteCard({ name, prescriptionOnly }: TreatmentSummary) {
  return (
    <section
      aria-labelledby="quote-card"
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-6 shadow-card"
    >
      <h2 id="quote-card" className="text-2xl">
        {prescriptionOnly ? "Get Your Free Consultation" : "Get Your Free Quote"}
      </h2>
      <p>
        Tell us what you have in mind. A coordinator replies within {brand.replyWithinHours} hours,
        and asking costs nothing.
      </p>
      <QuoteButton variant="primary" preset={{ treatment: name }}>
        {prescriptionOnly ? "Book a Free Consultation" : "Request Free Quote"}
      </QuoteButton>
      <ul className="flex flex-col gap-2">
        {trust.map((point) => (
          <li key={point} className="flex items-center gap-2.5">
            <Check aria-hidden="true" className="size-5 shrink-0 text-sea" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
