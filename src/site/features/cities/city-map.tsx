import { cityGuides } from "@/content/cities/index.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Illustration } from "@/ui/illustration.tsx";
import { turkeyMapMarkers, turkeyMapSize } from "@/ui/illustrations/turkey-map-markers.ts";
import { Link } from "@/ui/link.tsx";

const pinHeight = 26;

/** Height of a tap target on the narrowest screen, in the map's units. */
const targetHeight = 48;

/** Keeps names legible on both land and sea. */
const haloClass = "fill-ink stroke-paper stroke-4 [paint-order:stroke] [stroke-linejoin:round]";

/** A map of the three cities and their airports. The pins link to the guides. */
export function CityMap() {
  const { width, height } = turkeyMapSize;
  return (
    <div className="relative">
      <Illustration
        first
        name="turkey-map"
        ratio="16/9"
        alternative="Map of Turkey: İstanbul in the north-west, İzmir on the west coast, Antalya on the south coast"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group SVG elements. */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label="City guides"
        className="absolute inset-0 size-full"
      >
        {cityGuides.map((guide) => {
          const marker = turkeyMapMarkers.find(({ city }) => city === guide.id);
          if (!marker) return null;
          const middle = marker.y - pinHeight / 2;
          return (
            <g key={guide.id}>
              {marker.airports.map((airport) => {
                const left = airport.badgeX < marker.x;
                return (
                  <text
                    key={airport.code}
                    x={airport.badgeX + (left ? -12 : 12)}
                    y={airport.badgeY + 5}
                    textAnchor={left ? "end" : "start"}
                    fontSize={14}
                    className={`hidden font-semibold lg:block ${haloClass}`}
                  >
                    {airport.code}
                  </text>
                );
              })}
              <Link href={hrefTo.explore(guide.id)} className="group">
                <rect
                  x={marker.x - 16}
                  y={middle - targetHeight / 2}
                  width="136"
                  height={targetHeight}
                  className="fill-transparent"
                />
                <text
                  x={marker.x + 15}
                  y={middle + 7}
                  fontSize={25}
                  className={`font-serif font-semibold underline-offset-4 group-hover:underline ${haloClass}`}
                >
                  {guide.name}
                </text>
              </Link>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
