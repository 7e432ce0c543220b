import type { BrowserContext, Page } from "@playwright/test";
import { articles } from "../src/content/articles/index.ts";
import { categories } from "../src/content/categories.ts";
import { treatmentNames } from "../src/content/treatments/names.ts";
import { isPrescriptionOnly } from "../src/content/treatments/prescription-only.ts";
import { hrefTo, type RouteId } from "../src/lib/routes.ts";
import { budgets } from "../src/prerender/budgets.ts";
import { publicPages } from "../src/prerender/public-pages.ts";
import { expect, open, openQuote, test } from "./fixtures.ts";

/** What a page of each route shows: its heading and a few required texts. */
type Shown = { heading: string | RegExp; texts: readonly string[] };

const names: Readonly<Record<string, string>> = treatmentNames;

function one<Item>(items: readonly Item[], is: (item: Item) => boolean): Item {
  const found = items.find(is);
  if (!found) throw new Error("There is no such content.");
  return found;
}

const cities = ["İstanbul", "İzmir", "Antalya"];

/** By route, so that a new public route without an entry fails. */
const shownBy: Partial<Record<RouteId, (slug: string) => Shown>> = {
  home: () => ({
    heading: /Treatment in Turkey/,
    texts: ["How it works", "Illustrative example", ...categories.map(({ title }) => title)],
  }),
  packages: () => ({
    heading: /packages/i,
    texts: ["What a package includes", "What it never includes", "4-star hotel"],
  }),
  treatments: () => ({
    heading: "All treatments",
    texts: ["38 treatments", "Ear, Nose & Throat", "Orthopedics", "£2,500-£4,500"],
  }),
  explore: () => ({ heading: "Destinations", texts: cities }),
  howItWorks: () => ({
    heading: "How It Works",
    texts: ["Choose", "Compare", "Travel", "Search and Explore", "Recovery and Follow-up"],
  }),
  blog: () => ({ heading: "Blog", texts: articles.map(({ title }) => title) }),
  article: (slug) => {
    const { title, readTime } = one(articles, (article) => article.slug === slug);
    return { heading: title, texts: ["Editorial Team", "January 2025", `${readTime} min read`] };
  },
  contact: () => ({ heading: "Contact", texts: ["Write to us", "hello@sanavoy.example"] }),
  faq: () => ({ heading: "Frequently asked questions", texts: ["Still have a question?"] }),
  about: () => ({ heading: /About/, texts: ["What we do not do"] }),
  safety: () => ({
    heading: "Safety & Trust",
    texts: ["Doctor licensing", "Photo policy", "Data protection", "Refund policy"],
  }),
  ifSomethingGoesWrong: () => ({
    heading: "If something goes wrong",
    texts: ["112", "999", "111", "What the NHS treats", "opens GOV.UK"],
  }),
  privacy: () => ({ heading: "Privacy Policy", texts: ["What the quote form stores"] }),
  terms: () => ({ heading: "Terms & Conditions", texts: ["Governing law", "14 days or more"] }),
  disclaimer: () => ({
    heading: "Disclaimer",
    texts: ["1. Not a medical provider", "12. Questions or concerns"],
  }),
  partners: () => ({ heading: "Our Partners", texts: ["Partner requirements"] }),
  compare: () => ({ heading: "Compare treatments", texts: ["Add a treatment"] }),
  plan: () => ({
    heading: "My plan",
    texts: ["kept on your device", "You need no account"],
  }),
  planQuotes: () => ({ heading: "Quotes side by side", texts: ["kept on your device"] }),
  planCosts: () => ({ heading: "What it really costs", texts: ["kept on your device"] }),
  planDates: () => ({ heading: "Dates", texts: ["kept on your device", "Umm al-Qura"] }),
  planChecklist: () => ({ heading: "Questions and documents", texts: ["kept on your device"] }),
  category: (slug) => {
    const category = one(categories, (each) => each.slug === slug);
    return {
      heading: category.name,
      texts: [category.priceFrom, ...category.treatments.flatMap((each) => names[each] ?? [])],
    };
  },
  treatment: (slug) => ({
    heading: names[slug] ?? "",
    texts: [
      "Overview",
      "Procedure Steps",
      "Risks & Complications",
      "Average Cost",
      // A prescription-only medicine is shown without a price.
      ...(isPrescriptionOnly(slug) ? [] : ["£"]),
    ],
  }),
};

const pages = publicPages.map(({ path, route, slug = "" }) => {
  const shown = shownBy[route];
  if (!shown) throw new Error(`Nothing is known of the route ${route}.`);
  return { path, route, ...shown(slug) };
});

/** What is wrong with a page as a person sees it. */
async function faultsOf(page: Page, { heading, texts }: Shown): Promise<string[]> {
  const faults: string[] = [];
  const headings = await page.locator("h1:visible").allInnerTexts();
  const [first = ""] = headings;
  if (headings.length !== 1) faults.push(`${headings.length} headings`);
  if (typeof heading === "string" ? first !== heading : !heading.test(first)) {
    faults.push(`the heading "${first}"`);
  }
  // Collapsed answers count: a tap shows them, with script and without.
  const main = (await page.locator("main").textContent()) ?? "";
  // The planning tools show what the browser keeps, and little else.
  const least = new URL(page.url()).pathname.startsWith(hrefTo.plan()) ? 400 : 1000;
  if (main.length < least) faults.push(`only ${main.length} letters`);
  for (const text of texts) {
    // The style sheet may change the case.
    if (!main.toLowerCase().includes(text.toLowerCase())) faults.push(`no "${text}"`);
  }
  return faults;
}

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

test("from page to page the document stays, and heading, title and address change", async ({
  page,
}) => {
  await open(page, "/");
  let documents = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents += 1;
  });
  const main = page.getByRole("main");
  const steps: readonly (readonly [link: string | RegExp, path: string, heading: string])[] = [
    [/^Dental/, "/category/dental", "Dental"],
    [/Porcelain Veneers/, "/treatment/veneers", "Porcelain Veneers"],
    [/İzmir/, "/explore#izmir", "Destinations"],
  ];
  for (const [link, path, heading] of steps) {
    await main.getByRole("link", { name: link }).first().click();
    await expect(page).toHaveURL(path);
    await expect(main.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(heading));
  }
  await page.goBack();
  await expect(main.getByRole("heading", { level: 1, name: "Porcelain Veneers" })).toBeVisible();
  await page.goForward();
  await expect(main.getByRole("heading", { level: 1, name: "Destinations" })).toBeVisible();
  expect(documents).toBe(0);
});

test.describe("with JavaScript switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("every public page shows its texts, links and pictures", async ({ page }) => {
    test.setTimeout(240_000);
    const answers = new Map<string, number>();
    page.on("response", (response) => {
      answers.set(new URL(response.url()).pathname, response.status());
    });
    const found: string[] = [];
    const allPictures = new Set<string>();
    for (const expected of pages) {
      await page.goto(expected.path);
      const faults = await faultsOf(page, expected);
      const links = await page.locator("main a[href]:visible").count();
      if (links === 0) faults.push("no link");
      const pictures = await page.evaluate(() =>
        [...document.querySelectorAll("img[src]")]
          .filter((picture) => picture.checkVisibility())
          .map((picture) => picture.getAttribute("href") ?? picture.getAttribute("src") ?? ""),
      );
      for (const picture of pictures) {
        allPictures.add(picture);
        const status = answers.get(picture.split("#")[0] ?? "");
        if (status !== 200) faults.push(`the picture ${picture} (${status})`);
      }
      found.push(...faults.map((fault) => `${expected.path}: ${fault}`));
    }
    expect(found).toEqual([]);
    // Eight categories, three cities, five articles, and more.
    expect(allPictures.size).toBeGreaterThan(16);
    expect([...answers.keys()].filter((path) => path.endsWith(".js"))).toEqual([]);
  });

  test("links, the menu and collapsed answers work", async ({ page }) => {
    await page.goto("/treatment/rhinoplasty");
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq");
    await page.locator("main summary").first().click();
    await expect(page.locator("main details").first()).toHaveAttribute("open");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await menu.getByRole("button", { name: "Become a Partner" }).click();
    await expect(page).toHaveURL("/partners");
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/packages");
  });

  test("controls that need script are not there, and their purpose is served by links", async ({
    page,
  }) => {
    await page.goto("/treatment/rhinoplasty");
    await expect(page.getByRole("button", { name: "Print this page" })).toBeHidden();
    await expect(page.getByRole("radio", { name: "Dark" }).first()).toBeHidden();
    await page.getByRole("main").getByRole("link", { name: "Compare Rhinoplasty" }).click();
    await expect(page).toHaveURL("/compare?treatments=rhinoplasty");
    await page.getByLabel("Add a treatment").selectOption("Septoplasty");
    await page.getByRole("button", { name: "Add" }).click();
    await expect(page).toHaveURL("/compare?treatments=septoplasty");
  });
});

/** Delays the site's script until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe("before the script has loaded", () => {
  const isHydrated = (page: Page) =>
    page.evaluate(() => document.documentElement.hasAttribute("data-script-ready"));

  test("a tap on Get Quote leads to the form as a page", async ({ page }) => {
    const release = await holdScript(page);
    await page.goto("/treatment/fue", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Request Free Quote" }).click();
    await expect(page).toHaveURL("/quote/fue");
    await expect(page.getByLabel("Treatment", { exact: true })).toHaveValue("FUE Hair Transplant");
    expect(await isHydrated(page)).toBe(false);
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.getByLabel("Treatment", { exact: true })).toHaveValue("FUE Hair Transplant");
  });

  test("a tap within 50 ms of the document is not lost", async ({ page }) => {
    await page.addInitScript(() => {
      if (location.pathname !== "/") return;
      document.addEventListener("DOMContentLoaded", () => {
        setTimeout(() => {
          const buttons = [...document.querySelectorAll("header [role=button]")];
          const quote = buttons.find((button) => button.textContent === "Get Quote");
          if (quote instanceof HTMLElement) quote.click();
        }, 20);
      });
    });
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "Get your free quote" })).toBeVisible();
    await expect(page).toHaveURL("/quote");
  });

  test("the theme and printing wait until they work", async ({ page }) => {
    const release = await holdScript(page);
    await page.goto("/treatment/fue", { waitUntil: "commit" });
    const print = page.getByRole("button", { name: "Print this page" });
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await expect(print).toBeHidden();
    release();
    await expect(print).toBeVisible();
    const dark = page.getByRole("contentinfo").getByText("Dark", { exact: true });
    await dark.click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("a link works as a link", async ({ page }) => {
    const release = await holdScript(page);
    await page.goto("/", { waitUntil: "commit" });
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Dental/ })
      .first()
      .click();
    await expect(page).toHaveURL("/category/dental");
    await expect(page.getByRole("heading", { level: 1, name: "Dental" })).toBeVisible();
    expect(await isHydrated(page)).toBe(false);
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
  });

  test("no page is wider than a phone, and a place that is tapped is reached", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await holdScript(page);
    for (const path of [
      "/packages",
      "/category/dental",
      "/contact",
      "/faq",
      "/explore",
      "/treatment/rhinoplasty",
    ]) {
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("contentinfo")).toBeAttached();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      // Less if the browser keeps room for a scroll bar.
      expect(width, path).toBeLessThanOrEqual(390);
    }
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "Average Cost" })
      .click();
    await expect(page.getByRole("heading", { name: "Average cost" })).toBeInViewport();
    expect(await isHydrated(page)).toBe(false);
  });

  test("if it never loads, the quote button leads to the form", async ({ page, faults }) => {
    faults.allow("ERR_FAILED", "Failed to fetch dynamically imported module");
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/treatment/rhinoplasty", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Request Free Quote" }).click();
    await expect(page).toHaveURL("/quote/rhinoplasty");
    await expect(page.getByLabel("Treatment", { exact: true })).toHaveValue("Rhinoplasty");
  });

  test("if only the page's own chunk fails to load, the page can be read and left", async ({
    page,
    faults,
  }) => {
    faults.allow("ERR_FAILED", "Failed to fetch dynamically imported module");
    await page.route("**/assets/rhinoplasty-*.js", (route) => route.abort());
    await page.goto("/treatment/rhinoplasty", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "Average cost" })).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: "Get Quote" }).click();
    await expect(page).toHaveURL("/quote/rhinoplasty");
    await expect(page.getByRole("heading", { name: "Get your free quote" })).toBeVisible();
  });

  test("if only the search fails to load, its button leads to the treatments", async ({
    page,
    faults,
  }) => {
    faults.allow("ERR_FAILED", "Failed to fetch dynamically imported module");
    await page.route("**/assets/search-dialog-*.js", (route) => route.abort());
    await open(page, "/about");
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/packages");
  });

  test("what is typed into the search of Home stays and is searched for", async ({ page }) => {
    const release = await holdScript(page);
    await page.goto("/", { waitUntil: "commit" });
    const field = page.getByRole("main").getByLabel("Treatment", { exact: true });
    await field.pressSequentially("Hip Repl");
    await page.getByLabel("Location").selectOption("Antalya");
    expect(await isHydrated(page)).toBe(false);
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(field).toHaveValue("Hip Repl");
    await field.pressSequentially("acement");
    await expect(field).toHaveValue("Hip Replacement");
    await expect(page.getByLabel("Location")).toHaveValue("Antalya");
    await page.getByRole("search").getByRole("button", { name: "Search" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Treatment", { exact: true })).toHaveValue("Hip Replacement");
    await expect(dialog.getByLabel("Location")).toHaveValue("Antalya");
  });

  test("a search sent before the script leads to the quote form, with nothing typed in its address", async ({
    page,
  }) => {
    await holdScript(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("main").getByLabel("Treatment", { exact: true }).fill("LASIK");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/quote\??$/);
    await expect(page.getByLabel("Full name")).toBeVisible();
  });
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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Transferred bytes of a first view, by URL. */
  async function firstView(page: Page, path: string): Promise<Map<string, number>> {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    const heads = new Map<string, { address: string; bytes: number }>();
    const bytes = new Map<string, number>();
    session.on("Network.responseReceived", ({ requestId, response }) => {
      heads.set(requestId, { address: response.url, bytes: response.encodedDataLength });
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const head = heads.get(requestId);
      if (!head) return;
      // Without the headers: hosts compress those too, the local server does not.
      bytes.set(head.address, encodedDataLength - head.bytes);
    });
    await open(page, path);
    await page.waitForLoadState("networkidle");
    await session.detach();
    return bytes;
  }

  // Prefetched pages and offline copies are not part of a first view.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true } });
    }),
  );

  // The build adds up the files of every page; this checks that a browser loads nothing else.
  for (const [path, most] of [
    ["/", budgets.view],
    ["/treatment/dental-implants", budgets.treatmentView],
    ["/treatment/sapphire-fue", budgets.treatmentView],
  ] as const) {
    test(`the first view of ${path} stays within its budget`, async ({ page, baseURL }) => {
      const view = await firstView(page, path);
      const addresses = [...view.keys()];
      expect(addresses.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([]);
      const fonts = addresses.filter((address) => address.endsWith(".woff2"));
      expect(fonts.length).toBeLessThanOrEqual(budgets.fonts);
      const sum = [...view.values()].reduce((total, size) => total + size, 0);
      expect(sum, [...view].join(" ")).toBeLessThanOrEqual(most);
      // A view that did not finish loading would weigh little.
      expect(sum).toBeGreaterThan(100_000);
    });
  }
});

test("pictures load when they are near, in the colours of the theme only", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/illustrations/")) asked.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  const first = asked.length;
  const pictures = page.getByRole("main").locator("img:visible");
  expect(await pictures.count()).toBeGreaterThan(first + 4);
  await pictures.last().scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(first);
  await expect
    .poll(() => pictures.last().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(asked.filter((url) => url.includes("-dark."))).toEqual([]);

  const hero = page.locator("img:visible").first();
  await page.getByRole("contentinfo").getByText("Dark", { exact: true }).click();
  await hero.scrollIntoViewIfNeeded();
  await expect(hero).toHaveAttribute("src", /-dark\.svg$/);
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("a page that is opened again keeps its scroll position", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  const place = page.getByRole("heading", { level: 2 }).last();
  await place.scrollIntoViewIfNeeded();
  await page.reload();
  await expect(place).toBeInViewport();

  await page.goto("/about");
  await page.goBack();
  await expect(place).toBeInViewport();
});

test("an address with an anchor lands below the header, from outside and from inside", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, id] of [
    ["/explore", "antalya"],
    ["/disclaimer", "12"],
    ["/how-it-works", "steps"],
  ] as const) {
    await open(page, path);
    const places = await page
      .locator("main [id]")
      .evaluateAll((nodes) =>
        nodes.filter((node) => node.matches("section, article, h2, li")).map((node) => node.id),
      );
    const place = places.find((each) => each.includes(id)) ?? places.at(-1);
    expect(place, path).toBeDefined();
    await open(page, `/about`);
    await open(page, `${path}#${place}`);
    const header = await page
      .getByRole("banner")
      .evaluate((node) => node.getBoundingClientRect().height);
    const top = () =>
      page.locator(`[id="${place}"]`).evaluate((node) => node.getBoundingClientRect().top);
    await expect.poll(top, path).toBeGreaterThanOrEqual(header - 1);
    const atEnd = await page.evaluate(
      () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2,
    );
    if (!atEnd) await expect.poll(top, path).toBeLessThan(header + 200);
  }
});

test("the guide being read is marked, wherever someone jumps", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/explore");
  const marked = page.getByRole("navigation", { name: "Cities" }).locator("[aria-current]");
  const jump = (to: "start" | "end") =>
    page.evaluate(
      (top) => window.scrollTo({ top, behavior: "instant" }),
      to === "start" ? 0 : 1_000_000,
    );
  await expect(marked).toHaveCount(0);
  await jump("end");
  await expect(marked).toHaveText("Antalya");
  await jump("start");
  await expect(marked).toHaveCount(0);
  await page.locator("#izmir").evaluate((guide) => guide.scrollIntoView({ block: "end" }));
  await expect(marked).toHaveText("İzmir");
});

test("a treatment page prints as a clean sheet with its questions", async ({ page }) => {
  await open(page, "/treatment/hip-replacement");
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Hip Replacement" })).toBeVisible();
  for (const name of ["Overview", "Risks & Complications", "Average Cost", "Questions to Ask"]) {
    await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  const questions = main.locator("#questions li");
  expect(await questions.count()).toBeGreaterThanOrEqual(6);
  for (const question of await questions.all()) await expect(question).toBeVisible();
  await expect(main.getByText(/sanavoy\.example\/treatment\/hip-replacement/)).toBeVisible();

  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toBeHidden();
  for (const button of await page.getByRole("button", { name: /quote/i }).all()) {
    await expect(button).toBeHidden();
  }
  await expect(page.getByRole("heading", { name: "Get Your Free Quote" })).toBeHidden();
});
