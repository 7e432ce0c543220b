import type { ArticleSummary } from "@/content/schema.ts";
import { monthInWords } from "@/lib/month-name.ts";

/** Author, month and read time of an article. */
export function ArticleByline({ article }: { article: ArticleSummary }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-muted">
      <span>{article.author}</span>
      <span aria-hidden="true">·</span>
      <time dateTime={article.date}>{monthInWords(article.date)}</time>
      <span aria-hidden="true">·</span>
      <span>{article.readTime} min read</span>
    </p>
  );
}
