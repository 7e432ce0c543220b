import type { ArticleSummary } from "@/content/schema.ts";
import { dateInWords, monthInWords } from "@/lib/month-name.ts";

type ArticleBylineProps = {
  article: ArticleSummary;
  /** Whether to also show the date of the last change. */
  withChange?: boolean;
};

/** Author, month and reading time of an article. */
export function ArticleByline({ article, withChange = false }: ArticleBylineProps) {
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-muted">
      <span>{article.author}</span>
      <span aria-hidden="true">·</span>
      <time dateTime={article.date}>{monthInWords(article.date)}</time>
      <span aria-hidden="true">·</span>
      <span>{article.readTime} min read</span>
      {withChange ? (
        <>
          <span aria-hidden="true">·</span>
          <span>
            Updated <time dateTime={article.lastUpdated}>{dateInWords(article.lastUpdated)}</time>
          </span>
        </>
      ) : null}
    </p>
  );
}
