import { NOT_SENT_CODES } from "@shared/lead-faults.ts";
import { notSentForUnknownReason, notSentReasons } from "@/content/quote-not-sent.ts";
import { brand, mailLink, whatsAppLink } from "@/lib/brand.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink } from "@/ui/link.tsx";
import { PageHeader } from "@/ui/page.tsx";

const reasonClass = "flex-col gap-2 border-s-4 border-danger bg-danger-soft px-4 py-3";

/** Why a form submitted without JavaScript was not stored; CSS shows the fragment's section. */
export default function QuoteNotSentPage() {
  return (
    <>
      <PageHead
        title="Your request has not been sent"
        description="Why your quote request was not sent, how to fix it, and other ways to contact a coordinator."
        hidden
      />
      <PageHeader
        title="Your request has not been sent"
        lead="We have not stored anything. Your browser should still have what you typed."
      />
      <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
        <div className="max-w-reading">
          {NOT_SENT_CODES.map((code) => (
            // Keeps the page's title in view.
            <section
              key={code}
              id={code}
              className={`peer hidden scroll-mt-96 outline-none target:flex ${reasonClass}`}
            >
              <h2 className="text-xl">{notSentReasons[code].title}</h2>
              <p>{notSentReasons[code].text}</p>
            </section>
          ))}
          <section className={`flex peer-target:hidden ${reasonClass}`}>
            <h2 className="text-xl">{notSentForUnknownReason.title}</h2>
            <p>{notSentForUnknownReason.text}</p>
          </section>
        </div>
        <p className="max-w-reading">
          <strong>Use your browser’s Back button</strong> to return to the form that you filled in.
          Correct it and send it again. You can also{" "}
          <TextLink href={hrefTo.quote()}>open an empty form</TextLink>.
        </p>
        <p className="max-w-reading">
          Or contact us by{" "}
          <TextLink href={mailLink({ subject: "Quote request" })}>email ({brand.email})</TextLink>{" "}
          or <TextLink href={whatsAppLink()}>WhatsApp</TextLink>.
        </p>
      </div>
    </>
  );
}
