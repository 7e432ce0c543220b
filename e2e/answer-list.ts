import type { Page, Route } from "@playwright/test";

/** The requests for rows of the list: those of the table, without polls of known rows and counts. */
const isPage = (route: Route) =>
  route.request().method() === "GET" && /[?&]order=/.test(route.request().url());

export function answerList(page: Page, answer: (route: Route) => unknown): Promise<unknown> {
  return page.route("**/rest/v1/leads?*", (route) =>
    isPage(route) ? answer(route) : route.fallback(),
  );
}

export function answerIds(page: Page, answer: (route: Route) => unknown): Promise<unknown> {
  return page.route("**/rest/v1/leads?*", (route) =>
    new URL(route.request().url()).searchParams.get("select") === "id,created_at"
      ? answer(route)
      : route.fallback(),
  );
}

/** Answers the counts of leads: each with the number that `count` returns for its query, or as usual. */
export function answerCounts(
  page: Page,
  count: (query: URLSearchParams) => number | undefined,
): Promise<unknown> {
  return page.route("**/rest/v1/leads?*", (route) => {
    if (route.request().method() !== "HEAD") return route.fallback();
    const number = count(new URL(route.request().url()).searchParams);
    return number === undefined
      ? route.fallback()
      : route.fulfill({ headers: { "content-range": `*/${number}` }, body: "" });
  });
}

/** Whether a count is of the leads that arrived after a time. */
export const isNewCount = (query: URLSearchParams) =>
  query.get("created_at")?.startsWith("gt.") === true;

/** The rows of the list, without the header. */
export const rows = (page: Page) => page.locator("tbody.leads-rows").getByRole("row");

/** The lead that is open next to the list. */
export const panel = (page: Page) => page.getByRole("complementary", { name: "Open lead" });
