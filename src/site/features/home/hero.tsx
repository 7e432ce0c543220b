import { categories } from "@/content/categories.ts";
import { hero } from "@/content/home.ts";
import { planTools } from "@/content/plan/tools.ts";
import { hrefTo } from "@/lib/routes.ts";
import { unitInWords } from "@/site/features/catalogue/cost.ts";
import { unitOfPriceFrom } from "@/site/features/catalogue/price-from.tsx";
import { SearchForm } from "@/site/features/home/search-form.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import { TextLink } from "@/ui/link.tsx";

const costsTool = planTools.find(({ id }) => id === "costs");

/** Two categories that many people ask about, with their lowest prices. The longer one has a row of its own on a phone. */
const shown = categories.filter(({ id }) => ["dental", "hair-transplant"].includes(id)).reverse();

/** The hero of Home, with its search. */
export function Hero() {
  return (
    <div className="bg-sand">
      <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-4 px-4 pb-5 pt-5 sm:gap-y-8 sm:px-6 sm:pb-12 sm:pt-14 lg:grid-cols-[1.05fr_1fr] lg:pb-16">
        <div className="flex flex-col gap-3 sm:gap-6">
          <h1 className="text-4xl">
            <span className="block">{hero.title[0]}</span>{" "}
            <span className="block">{hero.title[1]}</span>
          </h1>
          <p className="max-w-reading text-muted sm:text-lg">{hero.lead}</p>
        </div>
        {/* In its own column even before the picture has arrived. */}
        <div className="flex flex-col gap-3 lg:col-start-1">
          <SearchForm />
          <ul aria-label={hero.prices} className="flex flex-wrap gap-x-5 text-sm">
            {shown.map((category) => (
              <li key={category.slug}>
                <TextLink
                  href={hrefTo.category(category.slug)}
                  className="inline-flex min-h-11 items-center"
                >
                  {`${category.title} from ${category.priceFrom} ${unitInWords(unitOfPriceFrom(category))}`}
                </TextLink>
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">
            <span>{hero.note}</span>{" "}
            <TextLink href={hrefTo.planCosts()} className="font-semibold">
              {costsTool?.title}
            </TextLink>
          </p>
        </div>
        <Illustration
          first
          name="home-hero"
          ratio="4/3"
          className="max-h-28 rounded-xl sm:max-h-none lg:col-start-2 lg:row-span-2 lg:row-start-1"
        />
      </div>
    </div>
  );
}
