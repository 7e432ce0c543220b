import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { ContactDetails } from "@/site/features/contact/contact-details.tsx";
import { QuestionList } from "@/site/features/questions/question-list.tsx";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";
import { GET_QUOTE } from "@/site/features/quote/quote-preset.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { PageHeader } from "@/ui/page.tsx";

export default function FaqPage() {
  return (
    <>
      <PageHead
        title="FAQ: treatment in Turkey"
        description="Twelve questions people ask about treatment in Turkey: checks on clinics, cost, deposits, cancelling, length of stay, complications, insurance and your data."
        path={hrefTo.faq()}
      />
      <PageHeader
        title="Frequently asked questions"
        lead="Twelve questions that people ask before they decide."
      />
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-4 py-10 sm:px-6 sm:py-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <QuestionList />
        <section
          aria-labelledby="faq-contact"
          className="flex flex-col gap-5 self-start border-t-2 border-sea pt-5 lg:sticky lg:top-28"
        >
          <h2 id="faq-contact" className="text-2xl">
            Still have a question?
          </h2>
          <ContactDetails />
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={hrefTo.contact()}>Contact us</ButtonLink>
            <QuoteButton variant="primary">{GET_QUOTE}</QuoteButton>
          </div>
        </section>
      </div>
    </>
  );
}
