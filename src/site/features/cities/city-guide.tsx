import { withCalls } from "@shared/emergency.ts";
import { Check, Plane } from "lucide-react";
import type { ReactNode } from "react";
import type { CityGuide } from "@/content/schema.ts";
import { RichText, TextList } from "@/site/features/page-content/rich-text.tsx";
import { PlanButton } from "@/site/features/plan/plan-button.tsx";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";
import { GET_QUOTE } from "@/site/features/quote/quote-preset.ts";
import { Fold } from "@/ui/fold.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import { type CityTopic, cityTopics, topicAnchor } from "./city-topics.ts";

/** Text alternatives for the pictures of the cities. */
const pictureTexts: Record<CityGuide["id"], string> = {
  istanbul:
    "Drawing: a ferry on the Bosphorus, mosques with slender minarets behind it, and a round stone tower above old houses",
  izmir:
    "Drawing: a clock tower between palm trees on a square by the sea, and a long promenade beside pale houses",
  antalya:
    "Drawing: a waterfall that drops from a cliff into the sea, an old harbour with a fluted brick minaret, and high mountains behind",
};

/** The full guide to one city. Reasons, length of stay and safety tips are always visible. */
export function CityGuideView({ guide }: { guide: CityGuide }) {
  const nameId = `${guide.id}-name`;
  return (
    <section
      id={guide.id}
      aria-labelledby={nameId}
      className="border-line pt-6 sm:pt-14 [section+&]:border-t"
    >
      <div className="mx-auto flex max-w-page flex-col gap-5 px-4 pb-8 sm:gap-8 sm:px-6 sm:pb-16">
        <header className="grid gap-x-12 gap-y-3 lg:grid-cols-[5fr_7fr] lg:items-end">
          <div className="flex flex-col gap-1 sm:gap-3 lg:order-first lg:pb-4">
            <h2 id={nameId} className="text-5xl">
              {guide.name}
            </h2>
            <p className="max-w-form font-serif text-lg text-muted sm:text-xl">{guide.tagline}</p>
          </div>
          <div className="overflow-hidden rounded-lg border border-line">
            <Illustration
              name={guide.image}
              ratio="16/9"
              alternative={pictureTexts[guide.id]}
              className="max-sm:h-40"
            />
          </div>
        </header>

        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[7fr_5fr]">
          <OpenTopic guide={guide} topic="why">
            {guide.why.map((paragraph) => (
              <p key={paragraph} className="max-w-form sm:text-lg">
                {paragraph}
              </p>
            ))}
          </OpenTopic>
          <OpenTopic guide={guide} topic="best-for">
            <ul className="flex flex-col gap-1 sm:gap-2">
              {guide.bestFor.map((item) => (
                <li key={item} className="flex gap-2.5">
                  <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-sea sm:size-5" />
                  {item}
                </li>
              ))}
            </ul>
          </OpenTopic>
        </div>

        <div className="divide-y divide-line border-y border-line">
          <FoldedTopic guide={guide} topic="airports">
            <ul className="flex flex-col gap-5">
              {guide.airports.map((airport) => (
                <li key={airport.code}>
                  <h4 className="flex items-center gap-2 font-sans font-semibold">
                    <Plane aria-hidden="true" className="size-5 shrink-0 text-sea" />
                    {airport.name} ({airport.code})
                  </h4>
                  <p className="max-w-form">{airport.text}</p>
                </li>
              ))}
            </ul>
          </FoldedTopic>
          <FoldedTopic guide={guide} topic="climate">
            {guide.climate.map((paragraph) => (
              <p key={paragraph} className="max-w-form">
                {paragraph}
              </p>
            ))}
          </FoldedTopic>
          <FoldedTopic guide={guide} topic="stay">
            <NamedPlaces places={guide.stay} />
          </FoldedTopic>
          <FoldedTopic guide={guide} topic="transport">
            <Items items={guide.transport} />
          </FoldedTopic>
          <FoldedTopic guide={guide} topic="recovery">
            <div className="grid gap-x-10 gap-y-4 lg:grid-cols-3">
              <Recovery title="Step-free routes" items={guide.stepFree} />
              <Recovery title="Quiet days" items={guide.quietDays} />
              <Recovery title="Pharmacies" items={guide.pharmacies} />
            </div>
          </FoldedTopic>
          <FoldedTopic guide={guide} topic="activities">
            <Items items={guide.activities} />
          </FoldedTopic>
          <FoldedTopic guide={guide} topic="language">
            <p className="max-w-form">{guide.language}</p>
          </FoldedTopic>
          <FoldedTopic guide={guide} topic="currency">
            <p className="max-w-form">{guide.currency}</p>
          </FoldedTopic>
        </div>

        <OpenTopic guide={guide} topic="stay-duration">
          <Items items={guide.stayDuration} />
        </OpenTopic>

        <div className="rounded-lg border-s-4 border-caution bg-caution-soft px-4 py-3 sm:p-8">
          <OpenTopic guide={guide} topic="tips">
            <ul className="list-disc ps-4 marker:text-caution sm:ps-6 lg:columns-2 gap-x-16">
              {guide.tips.map((tip) => (
                <li key={tip} className="break-inside-avoid pb-1 ps-1 sm:pb-2">
                  <RichText value={withCalls(tip)} />
                </li>
              ))}
            </ul>
          </OpenTopic>
        </div>

        <div className="border-y border-line">
          <FoldedTopic guide={guide} topic="landmarks">
            <NamedPlaces places={guide.landmarks} />
          </FoldedTopic>
        </div>

        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <QuoteButton
            preset={{ city: guide.name }}
          >{`${GET_QUOTE} for ${guide.name}`}</QuoteButton>
          <PlanButton adds={{ city: guide.name }}>{`Add ${guide.name} to my plan`}</PlanButton>
        </div>
      </div>
    </section>
  );
}

type TopicProps = { guide: CityGuide; topic: CityTopic; children: ReactNode };

const labelOf = (topic: CityTopic) => cityTopics.find(({ id }) => id === topic)?.label ?? "";

function OpenTopic({ guide, topic, children }: TopicProps) {
  return (
    <div id={topicAnchor(guide.id, topic)} className="flex min-w-0 flex-col gap-2 sm:gap-3">
      <h3 className="text-xl">{labelOf(topic)}</h3>
      {children}
    </div>
  );
}

function FoldedTopic({ guide, topic, children }: TopicProps) {
  return (
    <Fold id={topicAnchor(guide.id, topic)} title={labelOf(topic)} headingLevel="h3">
      {children}
    </Fold>
  );
}

function NamedPlaces({ places }: { places: readonly { name: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {places.map((place) => (
        <div key={place.name}>
          <dt className="font-semibold">{place.name}</dt>
          <dd>{place.text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Items({ items }: { items: CityGuide["stayDuration"] }) {
  return (
    <div className="max-w-form">
      <TextList items={items} />
    </div>
  );
}

function Recovery({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="flex flex-col gap-2">
      <h4 className="font-serif text-lg font-semibold">{title}</h4>
      <ul className="flex flex-col gap-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
