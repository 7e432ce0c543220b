import { Check, Plane } from "lucide-react";
import type { ReactNode } from "react";
import type { CityGuide } from "@/content/schema.ts";
import { QuoteButton } from "@/features/quote/quote-button.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import { TextList } from "@/ui/rich-text.tsx";

/** What the picture of each city shows. */
const pictureTexts: Record<CityGuide["id"], string> = {
  istanbul:
    "Drawing: a ferry on the Bosphorus, mosques with slender minarets behind it, and a round stone tower above old houses",
  izmir:
    "Drawing: a clock tower between palm trees on a square by the sea, and a long promenade beside pale houses",
  antalya:
    "Drawing: a waterfall that drops from a cliff into the sea, an old harbour with a fluted brick minaret, and high mountains behind",
};

/** A whole guide to one city, for somebody who recovers there. */
export function CityGuideView({ guide }: { guide: CityGuide }) {
  const nameId = `${guide.id}-name`;
  return (
    <section
      id={guide.id}
      aria-labelledby={nameId}
      className="scroll-mt-5 border-line pt-12 sm:pt-16 [section+&]:border-t"
    >
      {/* As long as ten screens of a telephone: laid out part by part, see `first-view.ts`. */}
      <div className="mx-auto flex max-w-page flex-col gap-12 px-4 pb-16 sm:px-6 sm:pb-24">
        <header className="grid gap-x-12 gap-y-6 lg:grid-cols-[5fr_7fr] lg:items-end">
          <div className="flex flex-col gap-3 lg:order-first lg:pb-4">
            <h2 id={nameId} className="text-5xl">
              {guide.name}
            </h2>
            <p className="max-w-form font-serif text-xl text-muted">{guide.tagline}</p>
          </div>
          <div className="overflow-hidden rounded-lg border border-line">
            <Illustration
              late
              name={guide.image}
              ratio="16/9"
              alternative={pictureTexts[guide.id]}
            />
          </div>
        </header>

        <div data-part className="grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
          <Part title="Why go">
            {guide.why.map((paragraph) => (
              <p key={paragraph} className="max-w-form text-lg">
                {paragraph}
              </p>
            ))}
          </Part>
          <Part title="Best for">
            <ul className="flex flex-col gap-2">
              {guide.bestFor.map((item) => (
                <li key={item} className="flex gap-3">
                  <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-sea" />
                  {item}
                </li>
              ))}
            </ul>
          </Part>
        </div>

        <div
          data-part
          className="grid gap-x-12 gap-y-8 rounded-lg border border-line bg-surface p-6 shadow-card sm:p-8 lg:grid-cols-3"
        >
          <div className="lg:row-span-2">
            <Part title="Typical stay">
              <TextList items={guide.stayDuration} />
            </Part>
          </div>
          <Part title="Language">
            <p>{guide.language}</p>
          </Part>
          <Part title="Currency">
            <p>{guide.currency}</p>
          </Part>
          <div className="lg:col-span-2 lg:border-t lg:border-line lg:pt-8">
            <Part title="Airports">
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
            </Part>
          </div>
        </div>

        <div data-part className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <Part title="Climate">
            {guide.climate.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Part>
          <Part title="Getting around">
            <TextList items={guide.transport} />
          </Part>
        </div>

        <div data-part>
          <Part title="Where to stay">
            <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
              {guide.stay.map((district) => (
                <div key={district.name} className="border-t border-line pt-3">
                  <dt className="font-serif text-lg font-semibold">{district.name}</dt>
                  <dd>{district.text}</dd>
                </div>
              ))}
            </dl>
          </Part>
        </div>

        <div data-part className="flex flex-col gap-6 rounded-lg bg-sea-soft p-6 sm:p-8">
          <h3 className="text-2xl">While you recover</h3>
          <div className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
            <Recovery title="Step-free routes" items={guide.stepFree} />
            <Recovery title="Quiet days" items={guide.quietDays} />
            <Recovery title="Pharmacies" items={guide.pharmacies} />
          </div>
        </div>

        <div data-part className="grid gap-x-16 gap-y-10 lg:grid-cols-[2fr_3fr]">
          <Part title="Activities">
            <TextList items={guide.activities} />
          </Part>
          <Part title="Landmarks">
            <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
              {guide.landmarks.map((landmark) => (
                <div key={landmark.name}>
                  <dt className="font-semibold">{landmark.name}</dt>
                  <dd>{landmark.text}</dd>
                </div>
              ))}
            </dl>
          </Part>
        </div>

        <div data-part className="rounded-lg border-s-4 border-caution bg-caution-soft p-6 sm:p-8">
          <Part title="Safety tips">
            <ul className="list-disc ps-6 marker:text-caution lg:columns-2 lg:gap-x-16">
              {guide.tips.map((tip) => (
                <li key={tip} className="break-inside-avoid pb-2 ps-1">
                  {tip}
                </li>
              ))}
            </ul>
          </Part>
        </div>

        <QuoteButton preset={{ city: guide.name }} className="self-start print:hidden">
          Get a quote for {guide.name}
        </QuoteButton>
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h3 className="text-xl">{title}</h3>
      {children}
    </div>
  );
}

function Recovery({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="flex flex-col gap-2">
      <h4 className="font-serif text-lg font-semibold">{title}</h4>
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
