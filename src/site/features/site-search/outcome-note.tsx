import { ArrowRight } from "lucide-react";
import { EmergencyCalls } from "@/site/features/page-content/emergency-calls.tsx";
import type { QuotePreset } from "@/site/features/quote/quote-preset.ts";
import { askAbout } from "./ask-about.ts";
import type { SearchOutcome } from "./site-search.ts";

type OutcomeNoteProps = { outcome: SearchOutcome; query: string };

/** A note above the results if they are not exact matches, or the emergency numbers. */
export function OutcomeNote({ outcome: { fit, emergency }, query }: OutcomeNoteProps) {
  if (emergency) {
    return (
      <div className="px-5 pt-4 sm:px-6">
        <EmergencyCalls sentence />
      </div>
    );
  }
  const text = {
    start: "Start with a category, or type what you’re looking for.",
    found: undefined,
    help: undefined,
    nearest: `No exact results for “${query}”. Similar results:`,
    nothing: `No results for “${query}”. Try another word, or start with a category:`,
  }[fit];
  if (!text) return null;
  return <p className="px-5 pt-4 sm:px-6">{text}</p>;
}

type NotListedProps = {
  query: string;
  outcome: SearchOutcome | undefined;
  onAsk: (preset: QuotePreset) => void;
};

/** A button below the results to ask about the query, if they are not exact matches. */
export function NotListed({ query, outcome, onAsk }: NotListedProps) {
  if (outcome?.fit !== "nearest" && outcome?.fit !== "nothing") return null;
  const ask = askAbout(query, outcome);
  if (!ask) return null;
  return (
    <button
      type="button"
      onClick={() => onAsk(ask.preset)}
      className="flex min-h-12 items-center justify-between gap-3 border-t border-line px-5 py-2 text-start text-sm -outline-offset-2 transition-colors hover:bg-sand sm:px-6"
    >
      <span>
        Not listed? <span className="font-semibold">{ask.label}</span>
      </span>
      <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
    </button>
  );
}
