import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { treatmentNames } from "@/content/treatments/names.ts";
import { showFocused } from "@/lib/focus-in-view.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { type Choice, minCompared, withoutTreatment } from "./choice.ts";
import { storeChoice, useStoredChoice } from "./stored-choice.ts";

/** The chosen treatments, in a bar at the bottom. Last on the page, so as not to cover its end. */
export function ComparisonBar() {
  const choice = useStoredChoice();
  const status = useRef<HTMLParagraphElement>(null);

  /** Updates the choice and moves the focus to the status, because the pressed button is removed. */
  function reduceTo(next: Choice) {
    storeChoice(next);
    status.current?.focus({ preventScroll: true });
  }

  // The bar may appear above the control that was pressed.
  const isShown = choice.length > 0;
  useEffect(() => {
    if (!isShown) return;
    // Firefox applies the scroll padding that the bar adds only with the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(showFocused);
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown]);

  return (
    <>
      {/* Always rendered, so that screen readers announce changes. */}
      <p ref={status} role="status" tabIndex={-1} className="sr-only">
        {choice.length > 0 ? `${choice.length} chosen for comparison.` : null}
      </p>
      {isShown ? (
        <section
          aria-label="Chosen for comparison"
          data-lower-bar=""
          className="sticky bottom-(--receipt-bar) z-20 border-t border-line bg-surface shadow-raised print:hidden"
        >
          <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-2 px-4 py-1.5 sm:gap-x-4 sm:px-6">
            {/* On a phone, there is no room for more than one name. */}
            {choice.length < minCompared ? (
              <p className="line-clamp-2 min-w-16 flex-1 text-sm font-semibold leading-tight sm:hidden">
                {choice.map((slug) => treatmentNames[slug]).join()}
              </p>
            ) : null}
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
            <Button variant="quiet" size="small" className="-mx-2" onClick={() => reduceTo([])}>
              Clear
            </Button>
            <ButtonLink
              href={hrefTo.compare(choice)}
              variant={choice.length >= minCompared ? "primary" : "secondary"}
              size="small"
              className="shrink-0"
            >
              {choice.length >= minCompared ? `Compare ${choice.length} treatments` : "Add another"}
            </ButtonLink>
          </div>
        </section>
      ) : null}
    </>
  );
}
