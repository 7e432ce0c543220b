/** The text of a heading. A compound such as "a month-by-month" breaks only where it is wider than the line. */
export function HeadingText({ text }: { text: string }) {
  return text.split(/((?:\ba )?\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="inline-block">
        {part}
      </span>
    ),
  );
}
