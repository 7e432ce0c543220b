import { withCalls } from "@shared/emergency.ts";
import {
  howItWorksActions,
  howItWorksContents,
  howItWorksIntroduction,
  howItWorksParts,
  journey,
  steps,
} from "@/content/how-it-works.ts";
import { packagesParts } from "@/content/packages.ts";
import { quoteExample } from "@/content/quote-example.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { PictureHeader } from "@/site/features/documents/picture-header.tsx";
import { StepList } from "@/site/features/home/step-list.tsx";
import { ClosingBand } from "@/site/features/page-content/closing-band.tsx";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import { TextLink } from "@/ui/link.tsx";
import { Band, BandHeading } from "@/ui/page.tsx";
import { SectionBar } from "@/ui/section-bar.tsx";

export default function HowItWorksPage() {
  const { title, metaDescription, lead } = howItWorksIntroduction;
  return (
    <>
      <PageHead title={title} description={metaDescription} path={hrefTo.howItWorks()} />
      <PictureHeader picture={<Illustration first name="planning-treatment-abroad-guide" />}>
        <h1 className="text-4xl">{title}</h1>
        <p className="text-lg text-muted">{lead}</p>
      </PictureHeader>
      <SectionBar items={howItWorksContents} />

      <Band aria-labelledby="steps">
        <BandHeading id="steps" {...howItWorksParts.steps} />
        <StepList steps={steps} hasAnchors />
      </Band>

      <Band tone="sand" aria-labelledby="journey" className="grid gap-4 lg:grid-cols-[20rem_1fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <BandHeading id="journey" {...howItWorksParts.journey} />
        </div>
        <ol className="flex flex-col gap-10">
          {journey.map((step, index) => (
            <li
              key={step.id}
              id={step.id}
              className="relative flex gap-5 before:absolute before:start-5 before:top-10 before:-bottom-10 before:w-0.5 before:-translate-x-1/2 before:bg-outline last:before:hidden sm:gap-8"
            >
              <span
                aria-hidden="true"
                className="flex size-10 shrink-0 items-center justify-center rounded-full border-2 border-sea bg-surface font-semibold text-sea tabular-nums"
              >
                {index + 1}
              </span>
              <div className="grid gap-2 pt-1 lg:grid-cols-2 lg:gap-8">
                <div className="flex max-w-lg flex-col gap-2">
                  <h3 className="text-xl">{step.title}</h3>
                  <p>
                    <RichText value={withCalls(step.text)} />
                  </p>
                </div>
                <div className="flex max-w-lg flex-col gap-4">
                  <p className="border-s-4 border-sea ps-3">
                    <strong>You should have:</strong> {step.gets}
                  </p>
                  {step.id === "get-free-quote" ? <ExampleOpening /> : null}
                </div>
              </div>
            </li>
          ))}
        </ol>
      </Band>

      <ClosingBand tone="paper">
        <ButtonLink href={howItWorksActions.quote.href} variant="primary">
          {howItWorksActions.quote.label}
        </ButtonLink>
        <ButtonLink href={howItWorksActions.explore.href}>
          {howItWorksActions.explore.label}
        </ButtonLink>
      </ClosingBand>
    </>
  );
}

/** The first sentences of the example quote, which Packages shows whole. */
function ExampleOpening() {
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface px-4 py-3 sm:mt-3">
      <h4 className="font-serif text-lg font-heading">{packagesParts.example.title}</h4>
      <p className="border-s-4 border-caution ps-3 font-semibold">{quoteExample.note}</p>
      <p>{quoteExample.opening}</p>
      <TextLink href={`${hrefTo.packages()}#example`} className="tap font-semibold">
        See all its lines
      </TextLink>
    </div>
  );
}
