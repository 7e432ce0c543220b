import { ArrowRight } from "lucide-react";
import type { Treatment } from "@/content/treatments/details.ts";
import { findCategoryOfTreatment, type TreatmentSlug } from "@/content/treatments/index.ts";
import { isTreatmentSlug, treatmentNames } from "@/content/treatments/names.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Link, TextLink } from "@/ui/link.tsx";

/** Related treatments, each with a link to compare it with this one. */
export function RelatedTreatments({ summary, details }: Treatment) {
  return (
    <ul className="flex flex-col md:grid md:grid-cols-3 md:gap-5">
      {details.related.filter(isTreatmentSlug).map((slug) => (
        <li
          key={slug}
          className="flex flex-wrap items-center justify-between gap-x-4 md:flex-col md:items-stretch md:gap-1 md:rounded-lg md:border md:border-line md:bg-surface md:p-5 md:shadow-card"
        >
          <Link
            href={hrefTo.treatment(slug)}
            className="flex min-h-11 items-center justify-between gap-3 font-serif text-xl font-heading underline-offset-4 hover:underline"
          >
            {treatmentNames[slug]}
            <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-sea" />
          </Link>
          <OtherCategory slug={slug} than={summary.category} />
          <TextLink
            href={hrefTo.compare([summary.slug, slug])}
            className="inline-flex min-h-11 items-center text-sm md:mt-auto md:pt-2"
          >
            Compare the two{" "}
            <span className="sr-only">{`(${summary.name} and ${treatmentNames[slug]})`}</span>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** The category of a treatment, if it is not the one of this page. */
function OtherCategory({ slug, than }: { slug: TreatmentSlug; than: string }) {
  const category = findCategoryOfTreatment(slug);
  if (!category || category.id === than) return null;
  return <p className="text-sm text-muted">{category.name}</p>;
}
