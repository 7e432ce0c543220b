import { monthInWords } from "@shared/dates.ts";
import { cityGuides } from "@/content/cities/index.ts";
import { usualAmounts } from "@/content/plan/cost-lines.ts";
import type { CityGuide } from "@/content/schema.ts";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink } from "@/ui/link.tsx";
import { Band, BandHeading } from "@/ui/page.tsx";

const criteria: readonly { id: keyof CityGuide["glance"]; label: string }[] = [
  { id: "hospitals", label: "Hospitals" },
  { id: "flights", label: "Flights home, about 4 hours to London" },
  { id: "airport", label: "Airport to centre" },
  { id: "walking", label: "Walking" },
  { id: "bestMonths", label: "Best months for recovery" },
  { id: "summer", label: "Afternoons in July and August" },
];

const { text, what, madeOn } = usualAmounts.nights;
const lead = `A night costs ${text} ${what}: our rough estimate for all three, from ${monthInWords(madeOn)}.`;

/** The three cities side by side. On a phone, each criterion has its own row above its cells. */
export function CityComparison() {
  return (
    <Band aria-labelledby="cities-compared" className="max-sm:py-5!">
      <BandHeading id="cities-compared" title="The three cities compared" lead={lead} />
      <table
        aria-labelledby="cities-compared"
        className="w-full table-fixed border-collapse text-sm sm:text-base"
      >
        <thead>
          <tr>
            <td className="hidden w-44 md:table-cell" />
            {cityGuides.map((guide) => (
              <th key={guide.id} scope="col" className="pe-3 pb-1 text-start font-serif text-xl">
                <TextLink
                  href={hrefTo.explore(guide.id)}
                  className="inline-flex min-h-11 items-center"
                >
                  {guide.name}
                </TextLink>
              </th>
            ))}
          </tr>
        </thead>
        {criteria.map(({ id, label }) => (
          <tbody key={id}>
            <tr className="md:hidden">
              <th
                scope="rowgroup"
                colSpan={cityGuides.length}
                className="border-t border-line pt-1.5 text-start text-xs font-semibold text-muted"
              >
                {label}
              </th>
            </tr>
            <tr className="md:border-t md:border-line">
              <th
                scope="row"
                className="hidden py-3 pe-3 text-start align-top text-sm font-semibold text-muted md:table-cell"
              >
                {label}
              </th>
              {cityGuides.map(({ id: city, glance }) => (
                <td key={city} className="pe-3 pb-1.5 align-top md:py-3">
                  {glance[id]}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </Band>
  );
}
