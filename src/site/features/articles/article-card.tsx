import { clsx } from "clsx";
import type { ArticleSummary } from "@/content/schema.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Badge } from "@/ui/badge.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import { Link } from "@/ui/link.tsx";
import { ArticleByline } from "./article-byline.tsx";

/** An article in a list. `wide` puts the picture beside the text if both fit. */
export function ArticleCard({
  article,
  headingLevel: Heading = "h3",
  wide = false,
}: {
  article: ArticleSummary;
  headingLevel?: "h2" | "h3";
  wide?: boolean;
}) {
  return (
    <article
      className={clsx(
        "group relative overflow-hidden rounded-lg border border-line bg-surface shadow-card transition-shadow hover:shadow-raised",
        wide ? "grid lg:grid-cols-[3fr_2fr]" : "flex h-full flex-col",
      )}
    >
      <Illustration
        first={wide}
        name={article.image}
        ratio="16/9"
        className={wide ? "h-full" : "max-sm:h-28"}
      />
      <div
        className={clsx(
          "flex flex-col items-start p-4 sm:p-5",
          wide ? "justify-center gap-4 sm:p-8" : "flex-1 gap-1.5 sm:gap-3",
        )}
      >
        <Badge>{article.category}</Badge>
        <Heading className={wide ? "text-3xl" : "text-xl"}>
          <Link
            href={hrefTo.article(article.slug)}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {article.title}
          </Link>
        </Heading>
        <p className={clsx("text-muted", wide && "text-lg")}>{article.excerpt}</p>
        <div className={wide ? "" : "mt-auto"}>
          <ArticleByline article={article} />
        </div>
      </div>
    </article>
  );
}
