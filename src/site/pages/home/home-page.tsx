import { clsx } from "clsx";
import {
  Check,
  ClipboardList,
  Clock,
  FileCheck,
  LifeBuoy,
  type LucideIcon,
  MapPin,
  MessageCircleQuestion,
  Minus,
  Scale,
  ShieldCheck,
  TriangleAlert,
  Wallet,
} from "lucide-react";
import { articles } from "@/content/articles/index.ts";
import { homeFaqItems } from "@/content/faq/home-questions.ts";
import { financialInterest } from "@/content/financial-interest.ts";
import {
  aboutSection,
  articlesSection,
  categoriesSection,
  exploreSection,
  type HomeLink,
  hero,
  howItWorksSection,
  journeySupportSection,
  packageSection,
  questionsSection,
  trustBadges,
  whyUsSection,
} from "@/content/home.ts";
import { excludedFromPackage, includedInPackage } from "@/content/package-contents.ts";
import { moreTestimonials, testimonials, testimonialTitles } from "@/content/testimonials.ts";
import { brand } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { ArticleCard } from "@/site/features/articles/article-card.tsx";
import { CategoryCards } from "@/site/features/home/category-cards.tsx";
import { SearchForm } from "@/site/features/home/search-form.tsx";
import { Testimonials } from "@/site/features/home/testimonials.tsx";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";
import { Accordion } from "@/ui/accordion.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import { Link, TextLink } from "@/ui/link.tsx";
import { Band, BandHeading } from "@/ui/page.tsx";
import { PageHead } from "@/ui/page-head.tsx";
import { RichText } from "@/ui/rich-text.tsx";

const cities = [
  { id: "istanbul", name: "İstanbul" },
  { id: "izmir", name: "İzmir" },
  { id: "antalya", name: "Antalya" },
] as const;

const icons: Record<string, LucideIcon> = {
  "verified-clinics": FileCheck,
  "transparent-packages": ClipboardList,
  "small-deposit": Wallet,
  reply: Clock,
  support: LifeBuoy,
  "risks-named": TriangleAlert,
  "like-with-like": Scale,
  questions: MessageCircleQuestion,
  "for-recovery": MapPin,
  "no-pressure": Clock,
  "your-data": ShieldCheck,
};

function Icon({ id, className }: { id: string; className: string }) {
  const Drawing = icons[id] ?? Check;
  return <Drawing aria-hidden="true" className={className} />;
}

function SectionLink({ link }: { link: HomeLink }) {
  return (
    <p className="mt-5 sm:mt-8">
      <TextLink href={link.href} className="font-semibold">
        {link.label}
      </TextLink>
    </p>
  );
}

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
        testimonials={testimonials}
        look="cards"
      />
      <PackageContents />
      <Questions />
      <Articles />
      <About />
      <Testimonials
        id="more-testimonials"
        title={testimonialTitles.second}
        testimonials={moreTestimonials}
        look="lines"
      />
    </>
  );
}

function Hero() {
  return (
    <div className="bg-sand">
      <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-5 px-4 pb-6 pt-6 sm:gap-y-8 sm:px-6 sm:pb-12 sm:pt-14 lg:grid-cols-[1.05fr_1fr] lg:pb-16">
        <div className="flex flex-col gap-3 sm:gap-6">
          <h1 className="text-5xl">{hero.title}</h1>
          <p className="max-w-reading text-lg text-muted">{hero.lead}</p>
        </div>
        <div className="flex flex-col gap-3">
          <SearchForm />
          <p className="text-sm text-muted">{hero.note}</p>
        </div>
        <Illustration
          first
          name="home-hero"
          ratio="4/3"
          className="max-h-36 rounded-xl sm:max-h-none lg:col-start-2 lg:row-span-2 lg:row-start-1"
        />
      </div>
    </div>
  );
}

function TrustBadges() {
  return (
    <section aria-label="What to expect" className="border-b border-line">
      <ul className="mx-auto grid max-w-page gap-x-6 gap-y-3 px-4 py-5 sm:grid-cols-2 sm:gap-y-5 sm:py-8 sm:px-6 lg:grid-cols-5">
        {trustBadges.map((badge) => (
          <li key={badge.id} className="flex gap-3 lg:flex-col">
            <Icon id={badge.id} className="mt-0.5 size-6 shrink-0 text-sea" />
            <div>
              <p className="font-semibold">{badge.title}</p>
              <p className="text-sm text-muted">{badge.text}</p>
              {badge.link ? (
                <p className="text-sm">
                  <TextLink href={badge.link.href}>{badge.link.label}</TextLink>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HowItWorks() {
  const { title, lead, items, link } = howItWorksSection;
  return (
    <Band tone="sand" aria-labelledby="how-it-works">
      <BandHeading id="how-it-works" title={title} lead={lead} />
      <ol className="grid gap-4 sm:gap-8 md:grid-cols-3">
        {items.map((step, index) => (
          <li
            key={step.id}
            className="grid grid-cols-[auto_1fr] content-start gap-x-4 border-t-2 border-sea pt-3 md:grid-cols-1 md:gap-y-2 md:pt-4"
          >
            <span
              aria-hidden="true"
              className="row-span-2 font-serif text-3xl text-sea md:row-auto"
            >
              {index + 1}
            </span>
            <h3 className="text-xl">{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      {link ? <SectionLink link={link} /> : null}
    </Band>
  );
}

function WhyUs() {
  const { title, lead, items, link } = whyUsSection;
  return (
    <Band
      aria-labelledby="why-us"
      className="grid gap-x-14 gap-y-5 sm:gap-y-8 lg:grid-cols-[1fr_1.6fr]"
    >
      <div>
        <BandHeading id="why-us" title={title} lead={lead} />
        {link ? (
          <TextLink href={link.href} className="font-semibold">
            {link.label}
          </TextLink>
        ) : null}
      </div>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2 sm:gap-y-7">
        {items.map((reason) => (
          <li key={reason.id} className="flex gap-3 sm:gap-4">
            <Icon id={reason.id} className="mt-1 size-6 shrink-0 text-sea" />
            <div>
              <h3 className="text-lg">{reason.title}</h3>
              <p className="text-muted max-sm:text-sm">{reason.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Explore() {
  return (
    <Band tone="deep" aria-labelledby="explore">
      <div className="mb-5 flex max-w-reading flex-col gap-2 sm:mb-8 sm:gap-3">
        <h2 id="explore" className="text-3xl">
          {exploreSection.title}
        </h2>
        <p className="text-lg text-on-deep-muted">{exploreSection.lead}</p>
      </div>
      <ul className="grid grid-cols-3 gap-3 sm:gap-5">
        {cities.map((city) => (
          <li key={city.id}>
            <Link href={hrefTo.explore(city.id)} className="group block">
              <Illustration name={city.id} ratio="16/9" className="rounded-lg max-sm:h-24" />
              <span className="mt-1.5 block font-serif text-xl sm:mt-3 sm:text-2xl font-heading underline-offset-4 group-hover:underline">
                {city.name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink href={exploreSection.link.href} variant="inverse" className="mt-5 sm:mt-10">
        {exploreSection.link.label}
      </ButtonLink>
    </Band>
  );
}

function JourneySupport() {
  const { title, lead, items, link } = journeySupportSection;
  return (
    <Band aria-labelledby="journey-support">
      <div className="grid gap-x-14 rounded-xl bg-sea-soft px-4 py-5 sm:px-10 sm:py-12 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <BandHeading id="journey-support" title={title} lead={lead} />
          {link ? (
            <TextLink href={link.href} className="font-semibold">
              {link.label}
            </TextLink>
          ) : null}
        </div>
        <ol className="flex flex-col">
          {items.map((stage) => (
            <li
              key={stage.id}
              className="flex flex-col gap-x-8 gap-y-1 border-t border-sea py-3 sm:flex-row sm:py-5"
            >
              <h3 className="shrink-0 text-xl sm:w-44">{stage.title}</h3>
              <p>{stage.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}

function PackageContents() {
  const lists = [
    {
      title: packageSection.includedTitle,
      items: includedInPackage,
      Mark: Check,
      tone: "text-success",
    },
    {
      title: packageSection.excludedTitle,
      items: excludedFromPackage,
      Mark: Minus,
      tone: "text-caution",
    },
  ] as const;
  return (
    <Band aria-labelledby="package">
      <BandHeading id="package" title={packageSection.title} lead={packageSection.lead} />
      <div className="grid gap-3 sm:gap-6 lg:grid-cols-2">
        {lists.map(({ title, items, Mark, tone }) => (
          <div key={title} className="rounded-lg border border-line bg-surface p-4 sm:p-8">
            <h3 className="text-2xl">{title}</h3>
            <ul className="mt-3 flex flex-col gap-2.5 sm:mt-4 sm:gap-4">
              {items.map((item) => (
                <li key={item.id} className="flex gap-3">
                  <Mark aria-hidden="true" className={`mt-1 size-5 shrink-0 ${tone}`} />
                  <div>
                    <p className="font-semibold">{item.title}</p>
                    <p className="text-muted max-sm:text-sm">{item.text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-4 max-w-reading text-muted max-sm:text-sm sm:mt-6">
        <RichText value={financialInterest} />
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-3 sm:mt-6">
        <QuoteButton preset={{ package: "complete" }}>Get a free quote</QuoteButton>
        <TextLink href={packageSection.link.href} className="font-semibold">
          {packageSection.link.label}
        </TextLink>
      </div>
    </Band>
  );
}

function Questions() {
  return (
    <Band
      tone="sand"
      aria-labelledby="questions"
      className="grid gap-x-14 gap-y-4 lg:grid-cols-[1fr_1.8fr]"
    >
      <div>
        <BandHeading id="questions" title={questionsSection.title} />
        <TextLink href={questionsSection.link.href} className="font-semibold">
          {questionsSection.link.label}
        </TextLink>
      </div>
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

function Articles() {
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

function About() {
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
        {aboutSection.paragraphs.map((paragraph, index) => (
          <p
            key={paragraph}
            className={clsx(
              "max-w-reading",
              index === 0 ? "font-serif text-lg sm:text-xl" : "text-base sm:text-lg",
            )}
          >
            {paragraph}
          </p>
        ))}
        <p>
          <TextLink href={aboutSection.link.href} className="font-semibold">
            {aboutSection.link.label}
          </TextLink>
        </p>
      </div>
    </Band>
  );
}
