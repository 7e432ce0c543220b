import { categories } from "@/content/categories.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Illustration } from "@/ui/illustration.tsx";
import { Link } from "@/ui/link.tsx";

/** The eight categories, each a card that leads to its page. */
export function CategoryCards() {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:gap-5 min-[350px]:grid-cols-2 lg:grid-cols-4">
      {categories.map((category) => (
        <li key={category.id}>
          <Link
            href={hrefTo.category(category.slug)}
            className="group flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card transition-shadow hover:shadow-raised"
          >
            <Illustration late name={category.image} ratio="4/3" />
            <span className="flex flex-1 flex-col gap-2 p-4 sm:p-5">
              <span className="font-serif text-xl font-heading underline-offset-4 group-hover:underline">
                {category.title}
              </span>
              <span className="text-sm text-muted">{category.tags.join(" · ")}</span>
              <span className="mt-auto pt-2">
                from <strong className="tabular-nums">{category.priceFrom}</strong>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
