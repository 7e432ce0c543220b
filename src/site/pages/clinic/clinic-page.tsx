import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";
import { GET_QUOTE } from "@/site/features/quote/quote-preset.ts";
import { Illustration } from "@/ui/illustration.tsx";
import { TextLink } from "@/ui/link.tsx";

/** A placeholder: the site does not publish data about clinics. */
export default function ClinicPage() {
  return (
    <div className="mx-auto flex max-w-page flex-col items-center gap-5 px-4 py-16 text-center sm:py-24">
      <PageHead title="Clinic details" hidden />
      <Illustration name="empty" ratio="1/1" className="max-w-64" />
      <h1 className="text-4xl">Clinic details coming soon</h1>
      <p className="max-w-form text-muted">
        No clinic is named on this site yet. When you ask for a quote, a coordinator suggests
        clinics to you. Read <TextLink href={hrefTo.safety()}>what we ask clinics for</TextLink>,
        and how to check a clinic yourself.
      </p>
      <QuoteButton variant="primary" size="large">
        {GET_QUOTE}
      </QuoteButton>
    </div>
  );
}
