import { useEffect } from "react";
import { faqItems } from "@/content/faq/questions.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { useLocation } from "@/lib/router.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { ContactDetails } from "@/site/features/contact/contact-details.tsx";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import { Accordion } from "@/ui/accordion.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { PageHeader } from "@/ui/page.tsx";

export default function FaqPage() {
  useOpenItemOfAddress();
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
        <Accordion
          items={faqItems.map((item) => ({
            id: item.id,
            title: item.question,
            content: (
              <div className="flex max-w-form flex-col gap-3 sm:text-lg">
                {item.answer.map((paragraph, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are never reordered.
                  <p key={index}>
                    <RichText value={paragraph} />
                  </p>
                ))}
              </div>
            ),
          }))}
        />
        <section
          aria-labelledby="faq-contact"
          className="flex flex-col gap-5 self-start border-t-2 border-sea pt-5 lg:sticky lg:top-28"
        >
          <h2 id="faq-contact" className="text-2xl">
            Still have a question?
          </h2>
          <ContactDetails />
          <ButtonLink href={hrefTo.contact()} className="self-start">
            Contact us
          </ButtonLink>
        </section>
      </div>
    </>
  );
}

/** Opens the item named by the URL's fragment. */
function useOpenItemOfAddress(): void {
  // Depends on the whole location, so that following the same link again reopens the item.
  const location = useLocation();
  useEffect(() => {
    if (!location.hash) return;
    const item = faqItems.find(({ id }) => id === location.hash.slice(1));
    const element = item && document.getElementById(item.id);
    if (!(element instanceof HTMLDetailsElement)) return;
    element.open = true;
    // Opening an item closes the others, which can move it.
    element.scrollIntoView();
  }, [location]);
}
