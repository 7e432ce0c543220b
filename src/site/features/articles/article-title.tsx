/** The title of an article. A compound such as "a month-by-month" breaks only where it is wider than the line. */
export function ArticleTitle({ title }: { title: string }) {
  return title.split(/((?:\ba )?\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="inline-block">
        {part}
      </span>
    ),
  );
}
