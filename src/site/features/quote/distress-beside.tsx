import { EMERGENCY, withCalls } from "@shared/emergency.ts";
import { findSuggestion } from "@/content/search-suggestions.ts";
import { hrefTo } from "@/lib/routes.ts";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import { lazily } from "@/ui/lazily.tsx";
import { TextLink } from "@/ui/link.tsx";

/** The words of distress, loaded when somebody types something else than a treatment. */
const DistressNotice = lazily<{ text: string }>(() => import("./distress-notice.tsx"), {
  // Without the words, nobody knows whether the text is about an emergency.
  fault: () => (
    <p className="text-sm">
      <span>
        <RichText value={withCalls(EMERGENCY)} />
      </span>{" "}
      <TextLink href={hrefTo.ifSomethingGoesWrong()}>If something goes wrong</TextLink>
    </p>
  ),
});

/**
 * Beside a field of the quote form: the emergency numbers, if its text is about an emergency. Takes up no space until
 * then: a gap that came with the code would move the fields below it while they are pressed.
 */
export function DistressBeside({ text }: { text: string }) {
  return (
    <div className="contents *:sm:col-span-2 *:sm:row-start-2">
      {text.trim() && !findSuggestion(text) ? <DistressNotice text={text} /> : null}
    </div>
  );
}
