import { articles } from "@/content/articles/index.ts";
import { ArticleCard } from "@/features/articles/article-card.tsx";
import { NewsletterForm } from "@/features/newsletter/newsletter-form.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { Band, PageHeader } from "@/ui/page.tsx";
import { PageHead } from "@/ui/page-head.tsx";

export default function BlogPage() {
  const [first, ...others] = articles;
  return (
    <>
      <PageHead
        title="Blog: guides to treatment abroad"
        description="Five guides for people who are weighing treatment abroad: choosing a clinic, comparing countries, hidden costs, planning, and aftercare once home."
        path={hrefTo.blog()}
      />
      <PageHeader
        title="Blog"
        lead="Guides for the weeks before a decision and the weeks after the flight home. Read them in any order."
      />
      <Band className="flex flex-col gap-8">
        <ArticleCard article={first} headingLevel="h2" wide />
        <ul className="grid gap-8 sm:grid-cols-2">
          {others.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} headingLevel="h2" />
            </li>
          ))}
        </ul>
      </Band>
      <Band
        tone="sand"
        aria-labelledby="newsletter"
        className="grid gap-x-16 gap-y-6 lg:grid-cols-2"
      >
        <div className="flex max-w-form flex-col gap-3">
          <h2 id="newsletter" className="text-3xl">
            New articles by e-mail
          </h2>
          <p className="text-lg text-muted">
            A new guide now and then, and no offers. It has not begun yet.
          </p>
        </div>
        <NewsletterForm />
      </Band>
    </>
  );
}
