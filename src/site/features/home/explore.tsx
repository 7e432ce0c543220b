import { CITY_IDS, CITY_NAMES } from "@shared/cities.ts";
import { exploreSection } from "@/content/home.ts";
import { hrefTo } from "@/lib/routes.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import { Link } from "@/ui/link.tsx";
import { Band } from "@/ui/page.tsx";

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
