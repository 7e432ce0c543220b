import { categories } from "@/content/categories.ts";
import { cityGuides } from "@/content/cities/index.ts";
import { brand } from "@/lib/brand.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { Link, TextLink } from "@/ui/link.tsx";
import { Logo } from "@/ui/logo.tsx";

const lists = [
  {
    id: "guides",
    title: "City guides",
    links: cityGuides.map(({ id, name }) => ({ label: name, href: hrefTo.explore(id) })),
  },
  {
    id: "treatments",
    title: "Treatments, by area",
    links: categories.map(({ name, slug }) => ({ label: name, href: hrefTo.category(slug) })),
  },
];

/** Shown offline for URLs without a copy. Works without JavaScript, whose files may be missing. */
export function OfflinePage() {
  return (
    <>
      <PageHead
        title="You’re offline"
        description="You need a connection to see this page. You can read the city guides and the treatments."
        hidden
      />
      <div className="mx-auto flex min-h-dvh max-w-reading flex-col gap-8 px-5 py-6">
        <header>
          <Link href={hrefTo.home()} aria-label={`${brand.name}: home`} className="text-ink">
            <Logo name={brand.name} />
          </Link>
        </header>
        <main className="flex flex-col items-start gap-5 py-6">
          <h1 className="text-3xl">You’re offline</h1>
          <p>
            This page is not on your device, so you need a connection to see it. You have not lost
            anything that you typed. If you had started a quote request, it’s still in the same tab.
          </p>
          <p>
            <TextLink href="">Try this page again</TextLink> when you’re back online. Until then you
            can read the pages below.
          </p>
          {lists.map(({ id, title, links }) => (
            <nav key={id} aria-labelledby={id} className="flex flex-col gap-1">
              <h2 id={id} className="text-xl">
                {title}
              </h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <TextLink href={href} className="inline-flex min-h-11 items-center">
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </main>
      </div>
    </>
  );
}
