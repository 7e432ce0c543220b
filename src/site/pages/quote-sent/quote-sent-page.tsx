import { brand, mailLink, whatsAppLink } from "@/lib/brand.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { NextSteps } from "@/site/features/quote/next-steps.tsx";
import { Receipt } from "@/site/features/quote/receipt.tsx";
import { useReference } from "@/site/features/quote/use-reference.ts";
import { TextLink } from "@/ui/link.tsx";
import { PageHeader } from "@/ui/page.tsx";

const received = {
  title: "Request received",
  lead: "Thank you! A coordinator will reach out within 24h via email/WhatsApp.",
};

/** For a page opened without a reference, and for browsers without JavaScript, which cannot read it. */
const forAnyone = {
  title: "Your quote request",
  lead: "If you’ve just sent a request, we’ve received it. A coordinator will reach out within 24h via email/WhatsApp.",
};

/** The receipt of a quote request, whose reference is the URL's fragment. */
export default function QuoteSentPage() {
  const { title, lead } = useReference() ? received : forAnyone;
  return (
    <>
      <PageHead
        title={title}
        description="The receipt of a quote request: its reference, what happens next, and how to contact a coordinator."
        hidden
      />
      <PageHeader title={title} lead={lead} />
      <div className="mx-auto flex max-w-page flex-col gap-10 px-4 py-8 sm:px-6 sm:py-12">
        <Receipt />
        <NextSteps />
        <p className="max-w-reading">
          If you want to add or correct something, use the private link in our email. You can also
          write to <TextLink href={mailLink({ subject: "Quote request" })}>{brand.email}</TextLink>{" "}
          or send a <TextLink href={whatsAppLink()}>WhatsApp message</TextLink>. Give your
          reference, if you have one.
        </p>
      </div>
    </>
  );
}
