import { categories } from "@/content/categories.ts";
import { hrefTo } from "@/lib/routes.ts";
import { PriceFrom } from "@/site/features/catalogue/price-from.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import { Link } from "@/ui/link.tsx";

/** The eight categories as cards that link to their pages. */
export function CategoryCards() {
  return (
    <ul className="grid grid-cols-2 gap-2 sm:gap-5 lg:grid-cols-4">
      {categories.map((category) => (
        <li key={category.id}>
          <Link
            href={hrefTo.category(category.slug)}
            className="group flex h-full overflow-hidden rounded-lg border border-line bg-surface shadow-card transition-shadow hover:shadow-raised flex-col"
          >
            <Illustration name={category.image} ratio="4/3" className="max-sm:h-14" />
            <span className="flex min-w-0 flex-1 flex-col gap-0.5 px-3.5 py-2 sm:gap-2 sm:p-5">
              <span className="font-serif text-lg sm:text-xl font-heading underline-offset-4 group-hover:underline">
                {category.title}
              </span>
              <span className="text-sm text-muted max-sm:hidden">{category.tags.join(" · ")}</span>
              <span className="mt-auto sm:pt-2">
                <PriceFrom category={category} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
