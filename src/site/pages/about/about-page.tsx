import about, { nextStep } from "@/content/documents/about.ts";
import { hrefTo } from "@/lib/routes.ts";
import { DocumentView } from "@/site/features/documents/document-view.tsx";
import { NextStep } from "@/site/features/documents/next-step.tsx";
import { CoordinatorCard } from "@/site/features/quote/coordinator-card.tsx";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";
import { GET_QUOTE } from "@/site/features/quote/quote-preset.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { Illustration } from "@/ui/illustration.tsx";

export default function AboutPage() {
  return (
    <DocumentView
      document={about}
      path={hrefTo.about()}
      picture={<Illustration first name="home-hero" ratio="4/3" className="aspect-video" />}
      listMarks={{ "what-we-do": "check", "what-we-do-not-do": "cross" }}
      openings={{ "who-we-are": <CoordinatorCard /> }}
    >
      <NextStep title={nextStep.title} text={nextStep.text}>
        <div className="flex flex-wrap gap-3">
          <QuoteButton variant="primary">{GET_QUOTE}</QuoteButton>
          <ButtonLink href={hrefTo.contact()}>{nextStep.contact}</ButtonLink>
        </div>
      </NextStep>
    </DocumentView>
  );
}
