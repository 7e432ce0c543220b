import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import { deferred } from "../tests/deferred.ts";
import { mainPaths, settle } from "./accessibility-support.ts";
import { axeFindings } from "./axe.ts";
import { faultsOf, isTypical, pages } from "./expected-pages.ts";
import { expect, open, openQuote, test } from "./fixtures.ts";
import { contextFor, type Look, looks, narrowFaults, tiersOf } from "./looks.ts";
import { unlistedPaths } from "./states.ts";

// These tests change nothing, and together take longer than most files.
test.describe.configure({ mode: "parallel" });

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
    // This message is not from the site: tests block the service worker, unless they test it.
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

/** A layout shift that people notice: a fifth of what search engines call good. */
const MOST_SHIFT = 0.02;

/** The sum of the layout shifts since the page was opened, except those after input. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) {
              sum += Number(entry.value);
            }
          }
        }).observe({ type: "layout-shift", buffered: true });
        // The observer receives past entries in a separate task.
        setTimeout(() => resolve(sum), 50);
      }),
  );
}

/** Problems of an open page: axe violations, layout shifts while it loaded, and what is lost when narrow. */
async function layoutFaults(page: Page, look: Look, tag: string): Promise<string[]> {
  await settle(page);
  const shift = await layoutShift(page);
  return [
    ...(shift >= MOST_SHIFT ? [`layout shift of ${shift.toFixed(3)}`] : []),
    ...(await axeFindings(page)),
    ...(await narrowFaults(page, look, tag)),
  ];
}

for (const look of looks) {
  const title = `at ${look.width} pixels, ${look.theme}`;

  for (const { tag, entries } of tiersOf(pages, look, isTypical)) {
    test.describe(`${title}${tag}`, () => {
      test.use({ ...contextFor(look), savesData: true });

      test("every public page shows its texts without console, network, layout or WCAG errors", async ({
        page,
        context,
        baseURL,
      }) => {
        test.setTimeout(60_000 + entries.length * 10_000);
        const { messages, foreign } = await listen(context, baseURL);
        const found: string[] = [];
        const titles = new Set<string>();
        for (const expected of entries) {
          const { path } = expected;
          const response = await page.goto(path);
          await page.waitForFunction(() =>
            document.documentElement.hasAttribute("data-script-ready"),
          );
          const faults = [
            ...(await faultsOf(page, expected)),
            ...(await layoutFaults(page, look, tag)),
          ];
          if (response?.status() !== 200) faults.push(`status ${response?.status()}`);
          titles.add(await page.title());
          found.push(...[...faults, ...messages()].map((fault) => `${path}: ${fault}`));
        }
        expect(found).toEqual([]);
        expect(foreign).toEqual([]);
        expect(titles.size).toBe(entries.length);
      });
    });
  }

  for (const { tag, entries } of tiersOf(
    unlistedPaths,
    look,
    ({ path }) => path === "/admin/login" || path === "/no-such-page",
  )) {
    test.describe(`${title}${tag}`, () => {
      test.use({ ...contextFor(look), savesData: true });

      test("pages outside the sitemap have no layout or accessibility problems", async ({
        page,
        faults,
      }) => {
        faults.allow("404");
        const found: string[] = [];
        for (const { path } of entries) {
          await open(page, path);
          found.push(...(await layoutFaults(page, look, tag)).map((fault) => `${path}: ${fault}`));
        }
        expect(found).toEqual([]);
      });
    });
  }
}

/** The site at another address, where each document stops before its first picture until `goOn` is called. */
async function inPieces(origin = "") {
  let held = deferred<void>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", origin));
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    if (type.startsWith("text/html")) {
      const text = await answer.text();
      const picture = text.indexOf("<img", text.indexOf("<main"));
      response.write(text.slice(0, picture));
      await held.promise;
      response.end(text.slice(picture));
    } else response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    goOn: () => {
      held.resolve();
      held = deferred();
    },
    [Symbol.dispose]: () => server.close(),
  };
}

test("the text of a page does not move when a slow connection brings its picture later", async ({
  page,
  baseURL,
}) => {
  using site = await inPieces(baseURL);
  const moved: string[] = [];
  for (const path of [...mainPaths, "/about"]) {
    await page.goto(site.origin + path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
    site.goOn();
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-script-ready"));
    const shift = await layoutShift(page);
    if (shift >= MOST_SHIFT) moved.push(`${path}: ${shift.toFixed(3)}`);
  }
  expect(moved).toEqual([]);
});

test("unlisted pages and pages with a query log nothing and send no requests to other origins", {
  tag: "@all",
}, async ({ page, context, baseURL }) => {
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
