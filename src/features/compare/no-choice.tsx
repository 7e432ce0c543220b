import { ArrowRight } from "lucide-react";
import { hrefTo } from "@/lib/routes.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { Link } from "@/ui/link.tsx";
import { fewestCompared } from "./choice.ts";
import { useChosen } from "./chosen.ts";
import { namesInWords } from "./names-in-words.ts";
import { startingPoints } from "./starting-points.ts";

/** Stands on the page of comparison while nothing is chosen: how to begin, and pairs to begin with. */
export function NoChoice() {
  const chosen = useChosen();
  return (
    <div className="flex flex-col gap-8">
      {/* As high with a choice as without: only the browser knows of one, after the page has come. */}
      <section
        aria-label="Your choice"
        className="flex min-h-40 flex-wrap content-evenly items-center justify-between gap-4 rounded-lg bg-sea-soft px-5 py-4 sm:min-h-24"
      >
        {chosen.length > 0 ? (
          <>
            <p>
              On the way here you chose <strong>{namesInWords(chosen)}</strong>.
            </p>
            <ButtonLink href={hrefTo.compare(chosen)}>
              {chosen.length >= fewestCompared
                ? `Compare ${chosen.length} treatments`
                : "Compare it with another"}
            </ButtonLink>
          </>
        ) : (
          <p>
            You have chosen nothing yet. Add treatments above, or tick “Compare” wherever you meet
            one on this site.
          </p>
        )}
      </section>
      <section aria-labelledby="starting-points">
        <h2 id="starting-points" className="mb-2 text-2xl">
          Where to begin
        </h2>
        <p className="mb-6 max-w-reading">
          If you are not sure yet, begin with one of these pairs:
        </p>
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
