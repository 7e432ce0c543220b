import { articles } from "@/content/articles/index.ts";
import { articlesSection } from "@/content/home.ts";
import { ArticleCard } from "@/site/features/articles/article-card.tsx";
import { SectionLink } from "@/site/features/home/section-parts.tsx";
import { Band, BandHeading } from "@/ui/page.tsx";

/** The first three articles. */
export function LatestArticles() {
  return (
    <Band aria-labelledby="articles">
      <BandHeading id="articles" title={articlesSection.title} lead={articlesSection.lead} />
      <ul className="shelf gap-5 md:grid md:grid-cols-3">
        {articles.slice(0, 3).map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      <SectionLink link={articlesSection.link} />
    </Band>
  );
}
