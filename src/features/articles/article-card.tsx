import type { ArticleSummary } from "@/content/schema.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Badge } from "@/ui/badge.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import { Link } from "@/ui/link.tsx";
import { ArticleByline } from "./article-byline.tsx";

/** An article in a list: picture, category, title, what it is about, and who wrote it when. */
export function ArticleCard({
  article,
  headingLevel: Heading = "h3",
}: {
  article: ArticleSummary;
  headingLevel?: "h2" | "h3";
}) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card transition-shadow hover:shadow-raised">
      <Illustration late name={article.image} ratio="16/9" />
      <div className="flex flex-1 flex-col items-start gap-3 p-5">
        <Badge>{article.category}</Badge>
        <Heading className="text-xl">
          <Link
            href={hrefTo.article(article.slug)}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {article.title}
          </Link>
        </Heading>
        <p className="text-muted">{article.excerpt}</p>
        <div className="mt-auto">
          <ArticleByline article={article} />
        </div>
      </div>
    </article>
  );
}
