import { clsx } from "clsx";
import { type Ref, useId } from "react";

type ErrorSummaryItem = {
  /** ID of the invalid control. */
  controlId: string;
  /** The same message as next to the control. */
  message: string;
};

type ErrorSummaryProps = {
  /** For moving the focus here after a failed submission. */
  ref?: Ref<HTMLElement>;
  items: readonly ErrorSummaryItem[];
  className?: string;
};

/** Error summary at the top of a form, if there are errors. Each entry links to its control. */
export function ErrorSummary({ ref, items, className }: ErrorSummaryProps) {
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={clsx(
        "scroll-mt-28 rounded border-s-4 border-danger bg-danger-soft px-4 py-3",
        className,
      )}
    >
      <p id={titleId} className="font-semibold">
        {items.length === 1 ? "There is a problem" : `There are ${items.length} problems`}
      </p>
      <ul className="mt-2 flex flex-col gap-2">
        {items.map(({ controlId, message }) => (
          <li key={controlId}>
            <a
              href={`#${controlId}`}
              className="inline-flex min-h-6 items-center text-danger underline underline-offset-4"
              // Leaves the URL unchanged, and opens a field's list of suggestions as normal focus does.
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(controlId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
