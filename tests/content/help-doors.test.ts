import { describe, expect, it } from "vitest";
import ifSomethingGoesWrong from "@/content/documents/if-something-goes-wrong.ts";
import privacy from "@/content/documents/privacy.ts";
import safety from "@/content/documents/safety.ts";
import terms from "@/content/documents/terms.ts";
import { helpDoors } from "@/content/help-doors.ts";
import { hrefTo } from "@/lib/routes.ts";
import { staticPages } from "@/site/features/site-search/static-pages.ts";

/** The title of each page and section, by address. */
const titles = new Map<string, string>([
  ...staticPages.map(({ href, title }) => [href, title] as const),
  ...(
    [
      [hrefTo.ifSomethingGoesWrong(), ifSomethingGoesWrong],
      [hrefTo.privacy(), privacy],
      [hrefTo.safety(), safety],
      [hrefTo.terms(), terms],
    ] as const
  ).flatMap(([href, { sections }]) =>
    sections.map(({ id, heading }) => [`${href}#${id}`, heading] as const),
  ),
]);

describe("where a search for help leads", () => {
  it("is a page or section of this site, under its own heading", () => {
    for (const { href, title } of helpDoors.flatMap(({ links }) => links)) {
      expect(titles.get(href), href).toBe(title);
    }
  });

  it("begins with the emergency numbers for signs of illness, and only for those", () => {
    expect(helpDoors.filter(({ emergency }) => emergency)).toEqual([helpDoors[0]]);
    expect(helpDoors[0]?.links.map(({ href }) => href)).toEqual([hrefTo.ifSomethingGoesWrong()]);
  });
});
