import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { faqItems } from "@/content/faq/questions.ts";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import { Accordion } from "@/ui/accordion.tsx";

/** The questions, of which one is open at a time: at first the one that the URL's fragment names. */
export function QuestionList() {
  useOpenItemOfAddress();
  return (
    <Accordion
      items={faqItems.map((item) => ({
        id: item.id,
        title: item.question,
        content: (
          <div className="flex max-w-form flex-col gap-3 sm:text-lg">
            {item.answer.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are never reordered.
              <p key={index}>
                <RichText value={paragraph} />
              </p>
            ))}
          </div>
        ),
      }))}
    />
  );
}

/** Opens the item named by the URL's fragment. */
function useOpenItemOfAddress(): void {
  const { key, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again reopens the item.
  useEffect(() => {
    if (!hash) return;
    const item = faqItems.find(({ id }) => id === hash.slice(1));
    const element = item && document.getElementById(item.id);
    if (!(element instanceof HTMLDetailsElement)) return;
    element.open = true;
    // Opening an item closes the others, which can move it.
    element.scrollIntoView();
  }, [key, hash]);
}
