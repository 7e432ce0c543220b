import type { SearchOutcome } from "./site-search.ts";

type OutcomeNoteProps = { fit: SearchOutcome["fit"]; query: string; onAsk: () => void };

/** A note above the results if they are not exact matches. */
export function OutcomeNote({ fit, query, onAsk }: OutcomeNoteProps) {
  const text = {
    start: "Start with a category, or type what you are looking for.",
    found: undefined,
    nearest: `No exact results for “${query}”. Similar results:`,
    nothing: `No results for “${query}”. Try another word, or start with a category:`,
  }[fit];
  if (!text) return null;
  return (
    <div className="px-5 pt-4 sm:px-6">
      <p>{text}</p>
      {fit === "start" ? null : (
        <button
          type="button"
          onClick={onAsk}
          className="min-h-8 text-sm text-sea underline underline-offset-4"
        >
          Not listed? Ask us
        </button>
      )}
    </div>
  );
}
