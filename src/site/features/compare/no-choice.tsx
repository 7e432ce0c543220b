import { ArrowRight } from "lucide-react";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { hrefTo } from "@/lib/routes.ts";
import { namesInWords } from "@/site/features/catalogue/names-in-words.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { Link } from "@/ui/link.tsx";
import { minCompared } from "./choice.ts";
import { useStoredChoice } from "./stored-choice.ts";

/** Shown on the comparison page before any treatment is chosen: how to start, and suggested pairs. */
export function NoChoice() {
  const chosen = useStoredChoice();
  return (
    <div className="flex flex-col gap-8">
      {/* The same height with and without a choice, which is unknown until hydration. */}
      <section
        aria-label="Your choice"
        className="flex min-h-40 flex-wrap content-evenly items-center justify-between gap-4 rounded-lg bg-sea-soft px-5 py-4 sm:min-h-24"
      >
        {chosen.length > 0 ? (
          <>
            <p>
              <span>You’ve already chosen</span> <strong>{namesInWords(chosen)}</strong>
              <span>.</span>
            </p>
            <ButtonLink href={hrefTo.compare(chosen)}>
              {chosen.length >= minCompared
                ? `Compare ${chosen.length} treatments`
                : "Compare it with another treatment"}
            </ButtonLink>
          </>
        ) : (
          <p>
            You haven’t chosen a treatment yet. Add one above, or tick “Compare” next to a treatment
            anywhere on this site.
          </p>
        )}
      </section>
      <section aria-labelledby="starting-points">
        <h2 id="starting-points" className="mb-2 text-2xl">
          Where to start
        </h2>
        <p className="mb-6 max-w-reading">If you’re not sure, start with one of these pairs:</p>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {startingPoints.map(({ treatments, about }) => (
            <li key={about}>
              <Link
                href={hrefTo.compare(treatments)}
                className="group flex h-full flex-col gap-1 rounded-lg border border-line bg-surface p-5 shadow-card transition-shadow hover:shadow-raised"
              >
                <span className="flex items-start justify-between gap-3 font-serif text-xl font-heading underline-offset-4 group-hover:underline">
                  {namesInWords(treatments)}
                  <ArrowRight aria-hidden="true" className="mt-1 size-5 shrink-0 text-sea" />
                </span>
                <span className="text-muted">{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Pairs of treatments for similar problems, for visitors who have not chosen any yet. */
export const startingPoints: readonly {
  treatments: readonly [TreatmentSlug, TreatmentSlug];
  /** What the two have in common or how they differ, in a few words. */
  about: string;
}[] = [
  { treatments: ["fue", "dhi"], about: "Two ways to implant hair" },
  {
    treatments: ["gastric-sleeve", "gastric-bypass"],
    about: "Two operations that make the stomach smaller",
  },
  { treatments: ["veneers", "invisalign"], about: "Covering teeth, or straightening them" },
  {
    treatments: ["rhinoplasty", "septoplasty"],
    about: "Changing the shape of the nose, or helping you breathe through it",
  },
  { treatments: ["root-canal", "dental-implants"], about: "Keeping a tooth, or replacing it" },
  { treatments: ["liposuction", "abdominoplasty"], about: "Removing fat, or loose skin" },
];
