import { X } from "lucide-react";
import { useRef } from "react";
import { treatmentNames } from "@/content/treatments/names.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { type Choice, fewestCompared, withoutTreatment } from "./choice.ts";
import { choose, useChosen } from "./chosen.ts";

/**
 * The treatments chosen so far, at the lower edge of the screen. It has a place of its own at the
 * end of the page, so that nothing stays hidden under it; put it last. The style sheet keeps
 * whatever has the focus clear of it.
 */
export function ComparisonBar() {
  const choice = useChosen();
  const status = useRef<HTMLParagraphElement>(null);

  /** Whatever was pressed here is gone afterwards: the focus must not be lost with it. */
  function reduceTo(next: Choice) {
    choose(next);
    status.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {/* Always there, so that screen readers hear what changes in it. */}
      <p ref={status} role="status" tabIndex={-1} className="sr-only">
        {choice.length > 0 ? `${choice.length} chosen for comparison.` : null}
      </p>
      {choice.length > 0 ? (
        <section
          aria-label="Chosen for comparison"
          data-lower-bar=""
          className="sticky bottom-0 z-20 border-t border-line bg-surface shadow-raised print:hidden"
        >
          <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 sm:px-6">
            {/* On a phone the names would fill the screen: there the link's count has to do. */}
            <ul className="me-auto hidden flex-wrap gap-2 sm:flex">
              {choice.map((slug) => (
                <li
                  key={slug}
                  className="flex items-center rounded-full bg-sea-soft ps-3 text-sm font-semibold text-sea"
                >
                  {treatmentNames[slug]}
                  <button
                    type="button"
                    aria-label={`Remove ${treatmentNames[slug]} from the comparison`}
                    onClick={() => reduceTo(withoutTreatment(choice, slug))}
                    className="inline-flex size-9 items-center justify-center rounded-full transition-colors hover:bg-surface"
                  >
                    <X aria-hidden="true" className="size-4" />
                  </button>
                </li>
              ))}
            </ul>
            <Button
              variant="quiet"
              size="small"
              className="max-sm:-ms-3.5 max-sm:me-auto"
              onClick={() => reduceTo([])}
            >
              Clear
            </Button>
            {choice.length >= fewestCompared ? (
              <ButtonLink href={hrefTo.compare(choice)} size="small">
                {`Compare ${choice.length} treatments`}
              </ButtonLink>
            ) : (
              <p className="text-sm text-muted">Choose one more to compare</p>
            )}
          </div>
        </section>
      ) : null}
    </>
  );
}
