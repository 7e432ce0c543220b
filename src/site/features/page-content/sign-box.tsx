import type { RichText as RichTextValue } from "@/content/schema.ts";
import { RichText, TextList } from "./rich-text.tsx";

const looks = {
  danger: "border-danger bg-danger-soft",
  caution: "border-caution bg-caution-soft",
  information: "border-sea bg-sea-soft",
} as const;

/** Warning signs that lead to the same place, and how to find it. */
export function SignBox({
  heading: Heading,
  tone,
  title,
  items,
  advice,
  say,
}: {
  /** The level at which the title is a heading of the page. */
  heading: "h3" | "h4";
  tone: keyof typeof looks;
  title: string;
  items: readonly string[];
  advice: RichTextValue;
  say: readonly string[];
}) {
  return (
    <div
      className={`border-s-4 py-1.5 ps-3 pe-2 max-sm:-mx-4 sm:rounded-e sm:px-4 sm:py-3 ${looks[tone]}`}
    >
      <Heading className="mb-1.5 text-balance font-serif text-xl font-heading">{title}</Heading>
      <TextList items={items} />
      <p className="mt-2">
        <RichText value={advice} />
      </p>
      {say.map((sentence) => (
        <p key={sentence} className="mt-2 font-semibold">
          {sentence}
        </p>
      ))}
    </div>
  );
}
