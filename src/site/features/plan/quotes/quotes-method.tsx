import { quotesTexts } from "@/content/plan/quotes.ts";

/** How the totals are calculated. */
export function QuotesMethod() {
  return (
    <>
      <h3 className="font-sans font-semibold">How the totals are worked out</h3>
      <ul className="flex list-disc flex-col gap-1 ps-5 print:gap-0">
        {quotesTexts.method.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
