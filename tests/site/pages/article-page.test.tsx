import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { articles } from "@/content/articles/index.ts";
import { hrefTo } from "@/lib/routes.ts";
import ArticlePage, { preload } from "@/site/pages/article/article-page.tsx";
import { PageAt } from "./page-at.tsx";

async function renderArticle(slug: string) {
  await preload({ slug });
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[hrefTo.article(slug)]}>
        <PageAt page={ArticlePage} />
      </MemoryRouter>,
    );
  });
}

describe("the page of an article", () => {
  it.each(articles)(
    "$slug has a link back, its facts and a list of its contents",
    async (article) => {
      await renderArticle(article.slug);
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(article.title);
      expect(screen.getByRole("link", { name: "Back to Blog" }).getAttribute("href")).toBe(
        hrefTo.blog(),
      );
      const page = screen.getByRole("article", { name: article.title }).textContent ?? "";
      for (const fact of [article.category, article.author, "January 2025"]) {
        expect(page).toContain(fact);
      }
      expect(page).toContain(`${article.readTime} min read`);
      expect(page).toContain("Updated November 23, 2026");
      const help = screen.getAllByRole("link", { name: "If something goes wrong" });
      expect(help.map((link) => link.getAttribute("href"))).toContain(
        hrefTo.ifSomethingGoesWrong(),
      );

      const contents = screen.getByRole("navigation", { name: "On this page" });
      const anchors = [...contents.querySelectorAll("a")].map((link) => link.hash.slice(1));
      expect(anchors.length).toBeGreaterThanOrEqual(4);
      for (const anchor of anchors) expect(document.getElementById(anchor)?.tagName).toBe("H2");
    },
  );

  it("is the not-found page for an unknown URL", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await renderArticle("no-such-article");
    const heading = screen.getByRole("heading", { level: 1 }).textContent;
    expect(heading).toContain("404");
    expect(heading).toContain("Oops! Page not found");
    expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe(
      hrefTo.home(),
    );
    expect(warn.mock.calls.flat().join(" ")).toContain("/blog/no-such-article");
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  });
});
