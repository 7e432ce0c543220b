import type { ReactNode } from "react";
import { Announcer } from "@/site/features/help/announcer.tsx";
import { HelpAnswer } from "@/site/features/site-search/help-answer.tsx";
import { announceHelp, helpOutcome } from "@/site/features/site-search/help-search.ts";

/** The pages that help, if the text asks for help, and otherwise something else. */
export function HelpInstead({ text, otherwise }: { text: string; otherwise: ReactNode }) {
  const outcome = helpOutcome(text);
  if (!outcome) return otherwise;
  return (
    <div className="mb-5 max-w-form rounded-lg border border-line bg-surface py-1">
      <HelpAnswer {...outcome} />
      <Announcer text={announceHelp(outcome)} />
    </div>
  );
}
