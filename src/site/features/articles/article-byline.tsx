import { dateInWords, monthInWords } from "@shared/dates.ts";
import type { ArticleSummary } from "@/content/schema.ts";

type ArticleBylineProps = {
  article: ArticleSummary;
  /** Whether to also show the date of the last change. */
  withChange?: boolean;
};

/** Author, month and reading time of an article. */
export function ArticleByline({ article, withChange = false }: ArticleBylineProps) {
  return (
    // Each part has a dot before it. Clipping hides the dot of the first part of a line.
    <p className="flex flex-wrap gap-x-5 overflow-hidden text-sm text-muted *:relative *:before:absolute *:before:-start-3 *:before:content-['·'_/_'']">
      <span>{article.author}</span>{" "}
      <time dateTime={article.date}>{monthInWords(article.date)}</time>{" "}
      <span>{`${article.readTime} min read`}</span>{" "}
      {withChange ? (
        <span>
          Updated <time dateTime={article.lastUpdated}>{dateInWords(article.lastUpdated)}</time>
        </span>
      ) : null}
    </p>
  );
}
