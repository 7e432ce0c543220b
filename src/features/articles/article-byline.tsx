import type { ArticleSummary } from "@/content/schema.ts";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** "January 2025" for "2025-01". Done by hand: a `Date` would shift with the reader's time zone. */
function monthAndYear(date: string): string {
  const [year, month] = date.split("-");
  return `${months[Number(month) - 1]} ${year}`;
}

/** Author, month and read time of an article. */
export function ArticleByline({ article }: { article: ArticleSummary }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-muted">
      <span>{article.author}</span>
      <span aria-hidden="true">·</span>
      <time dateTime={article.date}>{monthAndYear(article.date)}</time>
      <span aria-hidden="true">·</span>
      <span>{article.readTime} min read</span>
    </p>
  );
}
