/**
 * `npm run screens`: takes screenshots of every screen, state and email, at four widths and in both themes,
 * into the ignored folder `screenshots/`. Words after `--` select some of them: a number is a width, `light`
 * or `dark` is a theme, and anything else is part of a screen's name (`npm run screens -- treatment 390`).
 * `firefox` or `webkit` takes the pages in that browser, as they open, in the light theme.
 * `--readme` takes the screenshots for the README into `.github/screenshots/` instead.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type UPNGLibrary from "@pdf-lib/upng";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { showOwnFonts } from "../e2e/accessibility-support.ts";
import { open } from "../e2e/fixtures.ts";
import type { KeyboardBrowser, MissingBrowser } from "../e2e/keyboard/browser.ts";
import { launchFirefox } from "../e2e/keyboard/firefox.ts";
import { launchWebKit } from "../e2e/keyboard/webkit.ts";
import type { ScreenState } from "../e2e/screen-state.ts";
import { pathsOfSitemap, signInAsAdmin, states, unlistedPaths } from "../e2e/states.ts";
import config from "../playwright.config.ts";
import { exampleMails } from "../tests/functions/example-mails.ts";

// The package's types declare a default export, but Node does not find one.
const UPNG: typeof UPNGLibrary = createRequire(import.meta.url)("@pdf-lib/upng").default;

type Theme = "light" | "dark";
type Screen = Omit<ScreenState, "show"> &
  Partial<Pick<ScreenState, "show">> & {
    /** HTML to show instead of a page of the site. */
    html?: string;
  };
type SignedIn = Exclude<BrowserContextOptions["storageState"], undefined>;

const project = fileURLToPath(new URL("..", import.meta.url));
/** The port can be changed so that two checkouts can take screenshots at the same time. */
const baseURL = `http://localhost:${process.env.SCREENS_PORT ?? "4197"}`;

/** Heights of the screens, by width. */
const viewports = new Map([
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
]);

/** Starts the server of `npm start` with a throwaway database, and waits until it responds. */
async function startServer(): Promise<ChildProcess> {
  const server = spawn(process.execPath, ["--import", "tsx", "supabase/local/start.ts"], {
    cwd: project,
    env: { ...process.env, PORT: new URL(baseURL).port, DATA_DIR: "memory" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (;;) {
    if (server.exitCode !== null) throw new Error("The server did not start: see above.");
    const isReady = await fetch(baseURL).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return server;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function allScreens(): Promise<Screen[]> {
  const sitemap = await (await fetch(`${baseURL}/sitemap.xml`)).text();
  const pages = pathsOfSitemap(sitemap).map((path) => ({
    name: path === "/" ? "home" : path.slice(1).replaceAll("/", "-"),
    path,
  }));
  const mails = (await exampleMails()).map(({ name, mail }) => ({
    name,
    path: "",
    html: mail.html,
  }));
  return [...pages, ...unlistedPaths, ...states, ...mails];
}

/** Runs work in a browser window for one screen, and closes it afterwards. */
async function withPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL,
    locale: "en-GB",
    timezoneId: "Europe/London",
    reducedMotion: "reduce",
    ...options,
  });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function signIn(browser: Browser): Promise<SignedIn> {
  return withPage(browser, {}, async (page) => {
    await signInAsAdmin(page);
    return page.context().storageState();
  });
}

/** Opens a screen and puts it into its state. */
async function show(page: Page, screen: Screen): Promise<void> {
  if (screen.html) return page.setContent(screen.html);
  await screen.answer?.(page);
  await open(page, screen.path);
  await showOwnFonts(page);
  await screen.show?.(page);
  // Waits for the drawings. The network never becomes idle if a response is delayed on purpose.
  await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => {});
}

/** Scrolls to the end and back, because drawings further down load only when they are near the screen. */
async function loadDrawings(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const before = window.scrollY;
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    const loading = [...document.images].filter((image) => image.checkVisibility());
    await Promise.race([
      Promise.allSettled(loading.map((image) => image.decode())),
      new Promise((resolve) => setTimeout(resolve, 2000)),
    ]);
    window.scrollTo({ top: before, behavior: "instant" });
  });
}

/** True if something covers the screen. The screenshot then shows only the viewport. */
async function coversScreen(page: Page): Promise<boolean> {
  const above = "[role=dialog], [role=listbox], [data-sonner-toast], nav[aria-label=Menu]";
  return page.locator(above).filter({ visible: true }).first().isVisible();
}

function chosenWidths(words: readonly string[]): number[] {
  return [...viewports.keys()].filter(
    (width) => words.includes(String(width)) || !words.some((word) => /^\d+$/.test(word)),
  );
}

function isChosen({ name }: Screen, words: readonly string[]): boolean {
  const names = words.filter((word) => !/^(\d+|light|dark)$/.test(word));
  return names.length === 0 || names.some((word) => name.includes(word));
}

/** The browsers of the keyboard tests, which are not driven by Playwright. */
const otherBrowsers: ReadonlyMap<string, () => Promise<KeyboardBrowser | MissingBrowser>> = new Map(
  [
    ["firefox", launchFirefox],
    ["webkit", launchWebKit],
  ],
);
/** In these browsers a screenshot is as high as the window. This many are taken of a page, from its top. */
const WINDOWS_PER_PAGE = 3;

/** Takes screenshots of the pages as they open in one of the other browsers. */
async function takeInBrowser(name: string, words: readonly string[]): Promise<void> {
  const browser = await otherBrowsers.get(name)?.();
  if (!browser || "missing" in browser) throw new Error(browser?.missing ?? `No browser ${name}.`);
  const screens = (await allScreens()).filter(
    (screen) => !screen.show && !screen.signedIn && isChosen(screen, words),
  );
  try {
    for (const width of chosenWidths(words)) {
      const folder = join(project, "screenshots", `${width}-${name}`);
      mkdirSync(folder, { recursive: true });
      const window = await browser.openWindow({ width, height: viewports.get(width) ?? 0 });
      for (const screen of screens) {
        await window.goto(new URL(screen.path, baseURL).href);
        for (let part = 0; part < WINDOWS_PER_PAGE; part += 1) {
          await window.evaluate(`scrollTo(0, ${part} * innerHeight)`);
          // Neither driver waits for the drawings.
          await new Promise((resolve) => setTimeout(resolve, 700));
          await window.screenshot(join(folder, `${screen.name}-${part + 1}.png`));
        }
      }
      await window.close();
    }
  } finally {
    await browser.close();
  }
  console.log(`${browser.name}: the screenshots are in screenshots/.`);
}

async function takeAll(browser: Browser, words: readonly string[]): Promise<void> {
  const widths = chosenWidths(words);
  const themes = (["light", "dark"] as const).filter(
    (theme) => words.includes(theme) || !words.some((word) => /^(light|dark)$/.test(word)),
  );
  const screens = (await allScreens()).filter((screen) => isChosen(screen, words));
  const signedIn = screens.some((screen) => screen.signedIn) ? await signIn(browser) : undefined;

  let taken = 0;
  const failures: string[] = [];
  for (const width of widths) {
    for (const theme of themes) {
      for (const screen of screens) {
        if (screen.below && width >= screen.below) continue;
        const file = join(project, "screenshots", `${width}-${theme}`, `${screen.name}.png`);
        const options = {
          viewport: { width, height: viewports.get(width) ?? 0 },
          colorScheme: theme,
          ...(screen.signedIn && signedIn ? { storageState: signedIn } : {}),
        };
        try {
          await withPage(browser, options, async (page) => {
            await show(page, screen);
            const fullPage = !(await coversScreen(page));
            if (fullPage) await loadDrawings(page);
            // Motion is reduced. Disabling animations would also end those that follow scrolling.
            await page.screenshot({ path: file, fullPage });
          });
          taken += 1;
        } catch (error) {
          failures.push(`${screen.name} at ${width}, ${theme}: ${String(error).split("\n")[0]}`);
        }
      }
    }
  }
  console.log(`${taken} screenshots are in screenshots/.`);
  if (failures.length > 0) {
    console.error(failures.join("\n"));
    process.exitCode = 1;
  }
}

/** The screenshots in the README, as large as the viewport. */
const readmePictures: readonly (Screen & { width: number; theme: Theme })[] = [
  { name: "home-1280", path: "/", width: 1280, theme: "light" },
  { name: "treatment-390", path: "/treatment/dental-implants", width: 390, theme: "light" },
  {
    name: "compare-1280-dark",
    path: "/compare?treatments=gastric-sleeve,gastric-bypass,gastric-balloon",
    width: 1280,
    theme: "dark",
  },
  { name: "leads-1280", path: "/admin/leads", width: 1280, theme: "light", signedIn: true },
];

/** The same screenshot in 256 colours: a screen has few more, and the file is smaller. */
function inFewColours(picture: Buffer): Buffer {
  const image = UPNG.decode(new Uint8Array(picture).buffer);
  return Buffer.from(UPNG.encode(UPNG.toRGBA8(image), image.width, image.height, 256));
}

async function takeReadmePictures(browser: Browser): Promise<void> {
  const signedIn = await signIn(browser);
  const leads = states.find(({ name }) => name === "leads");
  for (const picture of readmePictures) {
    const { width, theme } = picture;
    const options = {
      viewport: { width, height: viewports.get(width) ?? 0 },
      colorScheme: theme,
      ...(picture.signedIn ? { storageState: signedIn } : {}),
    };
    const file = join(project, ".github/screenshots", `${picture.name}.png`);
    await withPage(browser, options, async (page) => {
      await show(page, picture.signedIn && leads ? leads : picture);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, inFewColours(await page.screenshot({ animations: "disabled" })));
    });
  }
  console.log(`${readmePictures.length} screenshots are in .github/screenshots/.`);
}

async function takeInChromium(words: readonly string[]): Promise<void> {
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    if (words.includes("--readme")) await takeReadmePictures(browser);
    else await takeAll(browser, words);
  } finally {
    await browser.close();
  }
}

const words = process.argv.slice(2);
const others = words.filter((word) => otherBrowsers.has(word));
const server = await startServer();
try {
  const screens = words.filter((word) => !others.includes(word));
  for (const name of others) await takeInBrowser(name, screens);
  if (others.length === 0) await takeInChromium(words);
} finally {
  server.kill();
}
