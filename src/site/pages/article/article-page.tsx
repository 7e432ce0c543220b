import { ArrowLeft } from "lucide-react";
import type { ArticleSummary } from "@/content/schema.ts";
import { createLoadable } from "@/lib/loadable.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo, type PageProps, type RouteParameters } from "@/lib/routes.ts";
import {
  articleBodies,
  articlesAfter,
  findArticle,
  loadArticle,
} from "@/site/features/articles/article-bodies.ts";
import { ArticleByline } from "@/site/features/articles/article-byline.tsx";
import { ArticleCard } from "@/site/features/articles/article-card.tsx";
import { NextStep } from "@/site/features/documents/next-step.tsx";
import { PictureHeader } from "@/site/features/documents/picture-header.tsx";
import { ReadingLayout } from "@/site/features/documents/reading-layout.tsx";
import { Breadcrumb } from "@/site/features/page-content/breadcrumb.tsx";
import { HeadingText } from "@/site/features/page-content/heading-text.tsx";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import { TextSections } from "@/site/features/page-content/text-blocks.tsx";
import { Badge } from "@/ui/badge.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import { Link, TextLink } from "@/ui/link.tsx";
import { Band } from "@/ui/page.tsx";

/** Shown for an unknown slug. */
const notFound = createLoadable(
  (_name: "page") => import("@/site/features/not-found/not-found.tsx"),
);

export async function preload({ slug }: RouteParameters): Promise<void> {
  if (findArticle(slug)) await loadArticle(slug);
  else await notFound.load("page");
}

export default function ArticlePage({ parameters }: PageProps) {
  const { slug } = parameters;
  const article = findArticle(slug);
  return article ? <Article key={article.slug} article={article} /> : <UnknownAddress />;
}

function Article({ article }: { article: ArticleSummary }) {
  const body = articleBodies.read(article.slug);
  return (
    <>
      <PageHead
        title={article.title}
        description={article.excerpt}
        path={hrefTo.article(article.slug)}
      />
      <article aria-labelledby="article-title">
        <PictureHeader picture={<Illustration first name={article.image} ratio="16/9" />}>
          <Breadcrumb trail={[{ label: "Blog", href: hrefTo.blog() }]} current={article.title} />
          <Badge>{article.category}</Badge>
          {/* A long title at full size fills the first screen of a phone. */}
          <h1 id="article-title" className={article.title.length > 45 ? "text-3xl" : "text-4xl"}>
            <HeadingText text={article.title} />
          </h1>
          <p className="max-w-form text-lg text-muted">{article.excerpt}</p>
          <ArticleByline article={article} withChange />
        </PictureHeader>

        <ReadingLayout contents={body.sections.map(({ id, heading }) => ({ id, label: heading }))}>
          <div className="flex flex-col gap-4 text-lg sm:text-xl">
            {body.introduction.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are never reordered.
              <p key={index}>
                <RichText value={paragraph} />
              </p>
            ))}
          </div>
          <TextSections sections={body.sections} />
          <NextStep title={body.callToAction.title} text={body.callToAction.text}>
            <ButtonLink href={body.callToAction.href} variant="primary">
              {body.callToAction.label}
            </ButtonLink>
          </NextStep>
          <div className="flex flex-col gap-3 border-t border-line pt-5 print:border-0 print:pt-0">
            <p>
              Are you worried after a treatment? Read{" "}
              <TextLink href={hrefTo.ifSomethingGoesWrong()}>If something goes wrong</TextLink>.
            </p>
            <p className="print:hidden">
              Planning a treatment? Keep your notes and quotes together in{" "}
              <TextLink href={hrefTo.plan()}>My plan</TextLink>, on your own device.
            </p>
            <BackToBlog />
          </div>
        </ReadingLayout>
      </article>

      <Band tone="sand" aria-labelledby="read-next">
        <h2 id="read-next" className="mb-8 text-3xl">
          Read next
        </h2>
        <ul className="grid gap-6 sm:grid-cols-2">
          {articlesAfter(article.slug, 2).map((next) => (
            <li key={next.id}>
              <ArticleCard article={next} />
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}

function UnknownAddress() {
  const { NotFound } = notFound.read("page");
  return <NotFound />;
}

function BackToBlog() {
  return (
    <Link
      href={hrefTo.blog()}
      className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-sea underline-offset-4 hover:underline print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-5" /> Back to Blog
    </Link>
  );
}
