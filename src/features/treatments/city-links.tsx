import type { CityId } from "@/content/schema.ts";
import { hrefTo } from "@/lib/routes.ts";
import { ButtonLink } from "@/ui/button.tsx";

// The guides themselves are long: three names are not worth fetching them.
const cityNames: Readonly<Record<CityId, string>> = {
  istanbul: "İstanbul",
  izmir: "İzmir",
  antalya: "Antalya",
};

/** Links to the guides of the cities where a treatment is usually sought. */
export function CityLinks({ cities }: { cities: readonly CityId[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {cities.map((city) => (
        <li key={city}>
          <ButtonLink href={hrefTo.explore(city)}>{cityNames[city]}</ButtonLink>
        </li>
      ))}
    </ul>
  );
}
