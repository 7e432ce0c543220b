import { QuoteButton } from "@/site/features/quote/quote-button.tsx";

/** The offer of a consultation about a treatment. */
export function ConsultationOffer({ slug }: { slug: string }) {
  return (
    <section aria-labelledby="next-step" className="bg-sea-soft print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-3 sm:px-6 sm:py-8">
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
