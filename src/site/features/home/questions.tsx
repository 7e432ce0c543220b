import { homeFaqItems } from "@/content/faq/home-questions.ts";
import { questionsSection } from "@/content/home.ts";
import { SideHeading } from "@/site/features/home/section-parts.tsx";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import { Accordion } from "@/ui/accordion.tsx";
import { Band } from "@/ui/page.tsx";

/** The questions on Home, with a link to all of them. */
export function Questions() {
  return (
    <Band
      tone="sand"
      aria-labelledby="questions"
      className="grid gap-x-14 gap-y-4 sm:gap-y-6 lg:grid-cols-[1fr_1.8fr]"
    >
      <SideHeading id="questions" title={questionsSection.title} link={questionsSection.link} />
      <Accordion
        items={homeFaqItems.map((item) => ({
          id: item.id,
          title: item.question,
          content: item.answer.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are never reordered.
            <p key={index}>
              <RichText value={paragraph} />
            </p>
          )),
        }))}
      />
    </Band>
  );
}
