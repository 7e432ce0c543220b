import type { ArticleSummary } from "@/content/schema.ts";
import { monthName } from "@/lib/month-name.ts";

/** "January 2025" for "2025-01". Done by hand: a `Date` would shift with the reader's time zone. */
function monthAndYear(date: string): string {
  const [year, month] = date.split("-");
  return `${monthName(Number(month))} ${year}`;
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
