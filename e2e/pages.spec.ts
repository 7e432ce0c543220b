import type { BrowserContext } from "@playwright/test";
import { faultsOf, pages } from "./expected-pages.ts";
import { expect, open, openQuote, test } from "./fixtures.ts";

type Listening = {
  /** Console messages, errors and CSP violations since the last call. */
  messages: () => string[];
  /** Requests to other origins. */
  foreign: string[];
};

/** Collects console messages, errors and requests of all pages. */
async function listen(context: BrowserContext, origin = ""): Promise<Listening> {
  let heard: string[] = [];
  const foreign: string[] = [];
  context.on("console", (message) => {
    // Not from the site: the journeys block the service worker, except those that test it.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    heard.push(`${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => heard.push(error.error().message));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== origin) foreign.push(request.url());
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.warn(`the policy forbids ${event.blockedURI} (${event.violatedDirective})`);
    });
  });
  return {
    messages: () => {
      const all = heard;
      heard = [];
      return all;
    },
    foreign,
  };
}

test("every public page shows its heading and texts, without a console message or a request to another origin", async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const { messages, foreign } = await listen(context, baseURL);
  const found: string[] = [];
  const titles = new Set<string>();
  for (const expected of pages) {
    const response = await page.goto(expected.path);
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-script-ready"));
    const faults = await faultsOf(page, expected);
    if (response?.status() !== 200) faults.push(`status ${response?.status()}`);
    titles.add(await page.title());
    found.push(...[...faults, ...messages()].map((fault) => `${expected.path}: ${fault}`));
  }
  expect(found).toEqual([]);
  expect(foreign).toEqual([]);
  expect(titles.size).toBe(pages.length);
  expect(pages.length).toBeGreaterThan(60);
});

test("unlisted pages and pages with a query are silent too", async ({ page, context, baseURL }) => {
  const { messages, foreign } = await listen(context, baseURL);
  for (const path of [
    "/compare?treatments=fue,dhi",
    "/category/dental?search=impl",
    "/explore#izmir",
    "/clinic/any",
    "/admin/login",
    "/request",
    "/newsletter",
  ]) {
    await open(page, path);
    await expect(page.locator("h1")).toBeVisible();
    expect(messages(), path).toEqual([]);
  }
  await openQuote(page);
  expect(messages()).toEqual([]);
  expect(foreign).toEqual([]);
});

test("addresses answer with the status and headers that they should", async ({ request }) => {
  const ask = (path: string, encoding = "br") =>
    request.get(path, { maxRedirects: 0, headers: { "accept-encoding": encoding } });

  const html = await (await ask("/")).text();
  const asset = /data-modules="(\S+)/.exec(html)?.[1] ?? "";
  const answers = [
    ["/", 200],
    ["/treatment/fue", 200],
    [asset, 200],
    ["/illustrations/home-hero-light.svg", 200],
    ["/no/such/page", 404],
    ["/treatment/no-such-thing", 404],
    ["/admin/leads", 200],
  ] as const;
  for (const [path, status] of answers) {
    const answer = await ask(path);
    expect(answer.status(), path).toBe(status);
    const headers = answer.headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, path).toMatch(/default-src 'none'/);
    expect(policy, path).toMatch(/frame-ancestors 'none'/);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect(scripts, path).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
    expect(headers, path).toMatchObject({
      "strict-transport-security": expect.stringMatching(/max-age=\d{8}/),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers["cache-control"], path).toMatch(
      path === asset
        ? /^public, max-age=31536000, immutable$/
        : path.endsWith(".svg")
          ? /max-age=604800/
          : /max-age=0, must-revalidate/,
    );
    expect(headers["x-robots-tag"], path).toBe(path.startsWith("/admin") ? "noindex" : undefined);
    if (status === 404) expect(await answer.text()).toContain("Oops! Page not found");
  }
  expect((await ask("/clinic/any")).headers()["x-robots-tag"]).toBe("noindex");

  for (const encoding of ["br", "gzip"]) {
    for (const path of ["/", asset, "/illustrations/home-hero-light.svg"]) {
      const headers = (await ask(path, encoding)).headers();
      expect(headers["content-encoding"], path).toBe(encoding);
      expect(headers.vary, path).toMatch(/accept-encoding/i);
    }
  }
  const slash = await ask("/treatment/fue/?from=mail");
  expect([slash.status(), slash.headers().location]).toEqual([308, "/treatment/fue?from=mail"]);
});

test("an unknown address answers 404 with the not-found page", async ({ page, faults }) => {
  faults.allow("404");
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  const response = await page.goto("/no/such/page?name=secret");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: /404.*Oops! Page not found/s })).toBeVisible();
  await expect.poll(() => warnings.some((text) => text.includes("/no/such/page"))).toBe(true);
  expect(warnings.join()).not.toContain("secret");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});
