/** The ID of the bar with the actions for the chosen leads. */
export const CHOSEN_BAR_ID = "chosen-leads";

/** After the box that was ticked last: goes to the bar, which is far behind it in the order of the focus. */
export function ChosenSkip() {
  return (
    <button
      type="button"
      onClick={() => document.getElementById(CHOSEN_BAR_ID)?.focus()}
      className="sr-only focus:not-sr-only focus:absolute! focus:z-20 focus:max-w-none! focus:whitespace-nowrap focus:rounded focus:bg-surface focus:px-2 focus:py-1 focus:text-sm focus:font-semibold focus:text-sea focus:shadow-raised print:hidden"
    >
      Actions for chosen leads
    </button>
  );
}
