import {
  type PartnerPoint,
  partnerBenefits,
  partnerRequirements,
  partnersContact,
  partnersContents,
  partnersIntroduction,
} from "@/content/partners.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { PartnerButton } from "@/site/features/partner/partner-context.tsx";
import { TextLink } from "@/ui/link.tsx";
import { Band, BandHeading, PageHeader } from "@/ui/page.tsx";
import { SectionBar } from "@/ui/section-bar.tsx";

export default function PartnersPage() {
  const { title, metaDescription, lead, paragraphs } = partnersIntroduction;
  return (
    <>
      <PageHead title={title} description={metaDescription} path={hrefTo.partners()} />
      <PageHeader title={title} lead={lead} />
      <SectionBar items={partnersContents} />

      <Band className="grid gap-x-16 gap-y-4 lg:grid-cols-2">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-form text-lg">
            {paragraph}
          </p>
        ))}
      </Band>

      <Band tone="sand" aria-labelledby="benefits">
        <BandHeading id="benefits" title={partnerBenefits.title} />
        <Points items={partnerBenefits.items} />
      </Band>

      <Band aria-labelledby="requirements">
        <BandHeading
          id="requirements"
          title={partnerRequirements.title}
          lead={partnerRequirements.lead}
        />
        <Points items={partnerRequirements.items} />
      </Band>

      <Band tone="sand" aria-labelledby="partners-contact" className="flex flex-col gap-6">
        <div className="flex flex-col gap-2">
          <h2 id="partners-contact" className="text-3xl">
            {partnersContact.title}
          </h2>
          <p className="max-w-form text-lg">{partnersContact.text}</p>
          <p>
            <TextLink
              href={partnersContact.link.href}
              className="inline-flex min-h-11 items-center text-lg font-semibold break-all"
            >
              {partnersContact.link.label}
            </TextLink>
          </p>
        </div>
        <PartnerButton variant="primary" size="large" className="self-start">
          Become a Partner
        </PartnerButton>
      </Band>
    </>
  );
}

function Points({ items }: { items: readonly PartnerPoint[] }) {
  return (
    <dl className="flex flex-col">
      {items.map(({ id, title, text }) => (
        <div
          key={id}
          className="grid gap-x-10 gap-y-1 border-t border-line py-5 md:grid-cols-[18rem_1fr]"
        >
          <dt className="font-serif text-xl font-heading">{title}</dt>
          <dd className="max-w-form">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
