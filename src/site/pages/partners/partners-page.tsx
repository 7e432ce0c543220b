import {
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
        <ul className="grid gap-3 sm:gap-5 lg:grid-cols-3">
          {partnerBenefits.items.map((benefit) => (
            <li
              key={benefit.id}
              className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4 shadow-card sm:gap-2 sm:p-6"
            >
              <h3 className="text-xl">{benefit.title}</h3>
              <p className="max-w-form">{benefit.text}</p>
            </li>
          ))}
        </ul>
      </Band>

      <Band aria-labelledby="requirements">
        <BandHeading
          id="requirements"
          title={partnerRequirements.title}
          lead={partnerRequirements.lead}
        />
        <dl className="flex flex-col">
          {partnerRequirements.items.map((requirement) => (
            <div
              key={requirement.id}
              className="grid gap-x-10 gap-y-1 border-t border-line py-5 md:grid-cols-[18rem_1fr]"
            >
              <dt className="font-serif text-xl font-heading">{requirement.title}</dt>
              <dd className="max-w-form">{requirement.text}</dd>
            </div>
          ))}
        </dl>
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
