import { categories } from "@/content/categories.ts";
import { cityGuides } from "@/content/cities/index.ts";
import { brand } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Link, TextLink } from "@/ui/link.tsx";
import { Logo } from "@/ui/logo.tsx";
import { PageHead } from "@/ui/page-head.tsx";

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

/**
 * Stands in for an address of which the device has no copy. It needs no script, and has no part that
 * does: it may be all that is there.
 */
export function OfflinePage() {
  return (
    <>
      <PageHead
        title="You are offline"
        description="This page cannot be shown without a connection. The city guides and the treatments can be read."
        hidden
      />
      <div className="mx-auto flex min-h-dvh max-w-reading flex-col gap-8 px-5 py-6">
        <header>
          <Link href={hrefTo.home()} aria-label={`${brand.name}: home`} className="text-ink">
            <Logo />
          </Link>
        </header>
        <main className="flex flex-col items-start gap-5 py-6">
          <h1 className="text-3xl">You are offline</h1>
          <p>
            This page is not on your device, so it cannot be shown without a connection. Nothing
            that you typed is lost: a quote request that you had begun is still in the tab where you
            began it.
          </p>
          <p>
            <TextLink href="">Try this page again</TextLink> once you are back online. Until then,
            the pages below can be read, and the rest of the public site with them.
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
