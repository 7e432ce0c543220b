import { clsx } from "clsx";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";

/**
 * The offer of a consultation about a treatment. Inset, it is a card that does not look like the medical advice above it.
 */
export function ConsultationOffer({ slug, isInset }: { slug: string; isInset?: boolean }) {
  return (
    <section
      aria-labelledby="next-step"
      className={clsx(
        "print:hidden",
        isInset ? "mt-2 mb-2 rounded-lg border border-line bg-sand" : "bg-sea-soft",
      )}
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-2 sm:px-6 sm:py-8">
        <div>
          <h2 id="next-step" className="text-xl sm:text-2xl">
            Ready to take the next step?
          </h2>
          <p className="max-sm:text-sm">
            A coordinator replies first, and you speak to a doctor later. Asking is free, and you do
            not have to book.
          </p>
        </div>
        <QuoteButton preset={{ treatment: slug, consultation: true }}>
          Book a Free Consultation
        </QuoteButton>
      </div>
    </section>
  );
}
