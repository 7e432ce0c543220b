import { categoriesSection, hero, homeContents } from "@/content/home.ts";
import {
  moreTestimonials,
  testimonialNotice,
  testimonials,
  testimonialTitles,
} from "@/content/testimonials.ts";
import { brand } from "@/lib/brand.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { Hero } from "@/site/features/home/hero.tsx";
import {
  About,
  CategoryCards,
  Explore,
  HowItWorks,
  JourneySupport,
  LatestArticles,
  Questions,
  TrustBadges,
  WhyUs,
} from "@/site/features/home/home-sections.tsx";
import { PackageSection } from "@/site/features/home/package-section.tsx";
import { Testimonials } from "@/site/features/home/testimonials.tsx";
import { ClosingBand } from "@/site/features/page-content/closing-band.tsx";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";
import { GET_QUOTE } from "@/site/features/quote/quote-preset.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { Band, BandHeading } from "@/ui/page.tsx";
import { SectionBar } from "@/ui/section-bar.tsx";

/** Sections and their order: specification, section 2. */
export default function HomePage() {
  return (
    <>
      <PageHead
        bare
        title={`${brand.name}: compare treatments in Turkey, with costs and risks`}
        description={hero.lead.slice(0, 158)}
        path={hrefTo.home()}
      />
      <Hero />
      <SectionBar items={homeContents} />
      <TrustBadges />
      <Band aria-labelledby="categories">
        <BandHeading id="categories" {...categoriesSection} />
        <CategoryCards />
      </Band>
      <HowItWorks />
      <WhyUs />
      <Explore />
      <JourneySupport />
      <Testimonials
        id="testimonials"
        title={testimonialTitles.first}
        lead={testimonialNotice}
        testimonials={testimonials}
        tone="sand"
      />
      <PackageSection />
      <Questions />
      <LatestArticles />
      <About />
      <Testimonials
        id="more-testimonials"
        title={testimonialTitles.second}
        testimonials={moreTestimonials}
        tone="paper"
      />
      <ClosingBand>
        <QuoteButton variant="primary">{GET_QUOTE}</QuoteButton>
        <ButtonLink href={hrefTo.planCosts()}>What it really costs</ButtonLink>
      </ClosingBand>
    </>
  );
}
