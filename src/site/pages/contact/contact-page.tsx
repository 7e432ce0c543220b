import {
  alreadyAsked,
  contactIntroduction,
  insteadOfWriting,
  replyPromise,
  urgentCare,
} from "@/content/contact-details.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { ContactDetails } from "@/site/features/contact/contact-details.tsx";
import { ContactForm } from "@/site/features/contact/contact-form.tsx";
import { Callout, RichText } from "@/site/features/page-content/rich-text.tsx";
import { PageHeader } from "@/ui/page.tsx";

export default function ContactPage() {
  const { title, metaDescription, lead } = contactIntroduction;
  return (
    <>
      <PageHead title={title} description={metaDescription} path={hrefTo.contact()} />
      <PageHeader title={title} lead={lead} />
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-4 py-10 sm:px-6 sm:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
        <section aria-labelledby="contact-details" className="flex flex-col gap-6">
          <h2 id="contact-details" className="text-2xl">
            Write to us
          </h2>
          <ContactDetails />
          <div className="flex flex-col gap-3 border-t border-line pt-6">
            <h3 className="text-xl">{replyPromise.title}</h3>
            <p>{replyPromise.text}</p>
            <p>
              <RichText value={alreadyAsked} />
            </p>
            <p>
              <RichText value={insteadOfWriting} />
            </p>
          </div>
          <Callout tone="caution" title={urgentCare.title}>
            <RichText value={urgentCare.text} />
          </Callout>
        </section>

        <section
          aria-labelledby="contact-form"
          className="flex flex-col gap-6 self-start rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8"
        >
          <h2 id="contact-form" className="text-2xl">
            Contact form
          </h2>
          <ContactForm />
        </section>
      </div>
    </>
  );
}
