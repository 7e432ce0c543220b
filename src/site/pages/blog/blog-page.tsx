import { articles } from "@/content/articles/index.ts";
import { environment } from "@/lib/environment.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { ArticleCard } from "@/site/features/articles/article-card.tsx";
import { NewsletterForm } from "@/site/features/newsletter/newsletter-form.tsx";
import { Band, PageHeader } from "@/ui/page.tsx";

export default function BlogPage() {
  const [first, ...others] = articles;
  return (
    <>
      <PageHead
        title="Blog: guides to treatment abroad"
        description="Five guides for people who are thinking about treatment abroad: choosing a clinic, comparing countries, hidden costs, planning and aftercare."
        path={hrefTo.blog()}
      />
      <PageHeader
        title="Blog"
        lead="Guides to read before you decide, and after you return home."
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
      {environment.VITE_NEWSLETTER ? (
        <Band
          tone="sand"
          aria-labelledby="newsletter"
          className="grid gap-x-16 gap-y-6 lg:grid-cols-2"
        >
          <div className="flex max-w-form flex-col gap-3">
            <h2 id="newsletter" className="text-3xl">
              New articles by email
            </h2>
            <p className="text-lg text-muted">New guides from time to time, and no offers.</p>
            <noscript>You need JavaScript to sign up.</noscript>
          </div>
          <NewsletterForm />
        </Band>
      ) : null}
    </>
  );
}
