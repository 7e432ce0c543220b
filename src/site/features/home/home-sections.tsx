import { CITY_IDS, CITY_NAMES } from "@shared/cities.ts";
import { withCalls } from "@shared/emergency.ts";
import { articles } from "@/content/articles/index.ts";
import { categories } from "@/content/categories.ts";
import { homeFaqItems } from "@/content/faq/home-questions.ts";
import {
  aboutSection,
  articlesSection,
  exploreSection,
  howItWorksSection,
  journeySupportSection,
  questionsSection,
  trustBadges,
  whyUsSection,
} from "@/content/home.ts";
import { hrefTo } from "@/lib/routes.ts";
import { ArticleCard } from "@/site/features/articles/article-card.tsx";
import { PriceFrom } from "@/site/features/catalogue/price-from.tsx";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import { CoordinatorCard } from "@/site/features/quote/coordinator-card.tsx";
import { Accordion } from "@/ui/accordion.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import { Link, TextLink } from "@/ui/link.tsx";
import { Band, BandHeading } from "@/ui/page.tsx";
import { PromiseIcon, SectionLink, SideHeading } from "./section-parts.tsx";
import { StepList } from "./step-list.tsx";

/** What a visitor can expect: in one row, and on a phone only the titles, which lead to the texts. */
export function TrustBadges() {
  return (
    <section aria-label="What to expect" className="border-b border-line">
      <ul className="mx-auto grid max-w-page gap-x-6 gap-y-1.5 px-4 py-3 sm:grid-cols-2 sm:gap-y-5 sm:px-6 sm:py-8 lg:grid-cols-5">
        {trustBadges.map((badge) => (
          <li key={badge.id} className="flex gap-3 sm:max-lg:last:col-span-2 lg:flex-col">
            <PromiseIcon id={badge.id} className="mt-0.5 size-6 shrink-0 text-sea" />
            <div>
              <p className="font-semibold">
                <TextLink href={badge.href} className="tap">
                  {badge.title}
                </TextLink>
              </p>
              <p className="text-sm text-muted max-sm:hidden">
                <RichText value={withCalls(badge.text)} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The eight categories as cards that link to their pages. */
export function CategoryCards() {
  return (
    <ul className="grid grid-cols-2 gap-2 md:grid-cols-4 lg:gap-5">
      {categories.map((category) => (
        <li key={category.id}>
          <Link
            href={hrefTo.category(category.slug)}
            className="group flex h-full overflow-hidden rounded-lg border border-line bg-surface shadow-card transition-shadow hover:shadow-raised flex-col"
          >
            {/* Up to a tablet, a card is too small for the drawing of a room. */}
            <Illustration
              name={`icon-${category.icon}`}
              ratio="1/1"
              className="mx-3.5 mt-3 w-10! lg:hidden"
            />
            <Illustration name={category.image} ratio="4/3" className="max-lg:hidden" />
            <span className="flex min-w-0 flex-1 flex-col gap-0.5 px-3.5 py-2 lg:gap-2 lg:p-5">
              <span className="font-serif text-lg sm:text-xl font-heading underline-offset-4 group-hover:underline">
                {category.title}
              </span>
              <span className="text-sm text-muted max-lg:hidden">{category.tags.join(" · ")}</span>
              {/* The unit has a line of its own, so that the prices of a row are on one line. */}
              <PriceFrom category={category} className="mt-auto grid" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The three steps, in brief. */
export function HowItWorks() {
  const { title, lead, items, link } = howItWorksSection;
  return (
    <Band tone="sand" aria-labelledby="how-it-works">
      <BandHeading id="how-it-works" title={title} lead={lead} />
      <StepList steps={items} />
      {link ? <SectionLink link={link} /> : null}
    </Band>
  );
}

/** The reasons, beside their heading. */
export function WhyUs() {
  const { title, lead, items, link } = whyUsSection;
  return (
    <Band
      aria-labelledby="why-us"
      className="grid gap-x-14 gap-y-5 sm:gap-y-8 lg:grid-cols-[1fr_1.6fr]"
    >
      <SideHeading id="why-us" title={title} lead={lead} link={link} />
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-3 gap-y-2 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-8">
        {items.map((reason) => (
          <li key={reason.id} className="flex gap-2 sm:items-start sm:gap-4">
            <PromiseIcon id={reason.id} className="size-6 shrink-0 text-sea sm:mt-1" />
            <div>
              <h3 className="text-base sm:text-lg">{reason.title}</h3>
              {/* On a phone, the page that the link above leads to says more. */}
              <p className="text-muted max-sm:hidden">{reason.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Cards for the three cities. */
export function Explore() {
  return (
    <Band tone="deep" aria-labelledby="explore">
      <div className="mb-5 flex max-w-reading flex-col gap-2 sm:mb-10 sm:gap-3">
        <h2 id="explore" className="text-3xl">
          {exploreSection.title}
        </h2>
        <p className="text-base text-on-deep-muted sm:text-lg">{exploreSection.lead}</p>
      </div>
      <ul className="grid grid-cols-3 gap-3 sm:gap-5">
        {CITY_IDS.map((city) => (
          <li key={city}>
            <Link href={hrefTo.explore(city)} className="group block">
              <Illustration name={city} ratio="16/9" className="rounded-lg max-sm:h-24" />
              <span className="mt-1.5 block font-serif text-xl sm:mt-3 sm:text-2xl font-heading underline-offset-4 group-hover:underline">
                {CITY_NAMES[city]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {/* On a phone, the cities above lead there. */}
      <ButtonLink href={exploreSection.link.href} variant="inverse" className="mt-10 max-sm:hidden">
        {exploreSection.link.label}
      </ButtonLink>
    </Band>
  );
}

/** Support at each stage of the journey. */
export function JourneySupport() {
  const { title, lead, items, link } = journeySupportSection;
  return (
    <Band aria-labelledby="journey-support">
      <div className="grid gap-x-14 gap-y-6 rounded-xl bg-sea-soft px-4 py-4 sm:px-8 sm:py-12 lg:grid-cols-[1fr_1.6fr]">
        <div className="flex flex-col gap-6">
          <SideHeading id="journey-support" title={title} lead={lead} link={link} />
          <CoordinatorCard />
        </div>
        <ol className="flex flex-col">
          {items.map((stage) => (
            <li
              key={stage.id}
              className="flex flex-col gap-x-8 border-t border-sea py-2 max-sm:last:pb-0 sm:flex-row sm:py-5"
            >
              <h3 className="shrink-0 text-lg sm:w-44 sm:text-xl">{stage.title}</h3>
              <p>{stage.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}

/** The questions on Home, with a link to all of them. */
export function Questions() {
  return (
    <Band
      tone="sand"
      aria-labelledby="questions"
      className="grid gap-x-14 gap-y-4 sm:gap-y-6 lg:grid-cols-[1fr_1.8fr]"
    >
      <SideHeading id="questions" title={questionsSection.title} link={questionsSection.link} />
      <Accordion
        items={homeFaqItems.map((item) => ({
          id: item.id,
          title: item.question,
          content: item.answer.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are never reordered.
            <p key={index}>
              <RichText value={paragraph} />
            </p>
          )),
        }))}
      />
    </Band>
  );
}

/** The first three articles. */
export function LatestArticles() {
  return (
    <Band aria-labelledby="articles">
      <BandHeading id="articles" title={articlesSection.title} lead={articlesSection.lead} />
      <ul className="shelf gap-5 md:grid md:grid-cols-3">
        {articles.slice(0, 3).map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      <SectionLink link={articlesSection.link} />
    </Band>
  );
}

/** A short introduction to the company. */
export function About() {
  return (
    <Band
      tone="sand"
      aria-labelledby="about"
      className="grid gap-x-14 gap-y-3 sm:gap-y-5 lg:grid-cols-[1fr_1.6fr]"
    >
      <h2 id="about" className="text-3xl">
        {aboutSection.title}
      </h2>
      <div className="flex flex-col gap-3 sm:gap-5">
        <p className="max-w-reading text-base sm:text-xl">{aboutSection.text}</p>
        <p>
          <TextLink href={aboutSection.link.href} className="tap font-semibold">
            {aboutSection.link.label}
          </TextLink>
        </p>
      </div>
    </Band>
  );
}
