import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { type Note, type NoteOf, noteSchema } from "./notes.ts";

/** Lighthouse's slow 4G: a round trip takes 150 ms, and the speed is 1.6 Mbps. */
export const slow4G = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8 } as const;
const UPLOAD_THROUGHPUT = (0.75 * 1024 * 1024) / 8;
/** How many times slower the phone's processor is than this machine's. */
export const SLOWDOWN = 4;
/** How long after it has loaded a page counts as at rest. */
export const REST_MILLISECONDS = 10_000;
/** Timeout for a form. */
const PATIENCE = 10_000;

/** A point on the screen, in CSS pixels. */
export type Point = { x: number; y: number };

/** A phone on its first visit: a narrow screen, an empty cache, real touch events. */
export class SlowPhone {
  readonly page: Page;
  readonly #session: CDPSession;
  readonly #notes: Note[] = [];
  readonly #errors: string[] = [];

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
    page.on("console", (message) => {
      if (message.type() === "error") this.#errors.push(message.text());
    });
    page.on("pageerror", ({ message }) => this.#errors.push(message));
    session.on("Runtime.bindingCalled", ({ name, payload }) => {
      if (name === "benchNote") this.#notes.push(noteSchema.parse(JSON.parse(payload)));
    });
  }

  /** `watch` is the bundled code of `watch-page.ts`. */
  static async open(browser: Browser, watch: string, slowdown: number): Promise<SlowPhone> {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      locale: "en-GB",
      // Requests of a service worker would not be throttled.
      serviceWorkers: "block",
    });
    await context.addInitScript({ content: watch });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Runtime.enable");
    await session.send("Runtime.addBinding", { name: "benchNote" });
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      ...slow4G,
      uploadThroughput: UPLOAD_THROUGHPUT,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return new SlowPhone(page, session);
  }

  /** Opens a page, and returns the time of its first paint. */
  async openUntilPainted(address: string): Promise<number> {
    this.#notes.length = 0;
    const [painted] = await Promise.all([
      this.note("painted"),
      this.page.goto(address, { waitUntil: "commit" }),
    ]);
    if (!painted) throw new Error(`${address} was never painted.`);
    return painted.at;
  }

  async openUntilRest(address: string): Promise<void> {
    await this.page.goto(address, { waitUntil: "load" });
    await Promise.all([this.page.waitForLoadState("networkidle"), sleep(REST_MILLISECONDS)]);
  }

  /** Taps a point on the screen, after discarding earlier notes. */
  async tap({ x, y }: Point): Promise<void> {
    this.#notes.length = 0;
    await this.#touch({ x, y });
  }

  async #touch({ x, y }: Point): Promise<void> {
    await Promise.all([
      this.#session.send("Input.dispatchTouchEvent", {
        type: "touchStart",
        touchPoints: [{ x, y }],
      }),
      this.#session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
    ]);
  }

  async #type(key: string): Promise<void> {
    const event = { key, text: key, code: `Key${key.toUpperCase()}` };
    await this.#session.send("Input.dispatchKeyEvent", { type: "keyDown", ...event });
    await this.#session.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  }

  /** Waits for a note of a kind since the last tap. */
  async note<Kind extends Note["kind"]>(
    kind: Kind,
    fits: (note: NoteOf<Kind>) => boolean = () => true,
  ): Promise<NoteOf<Kind> | undefined> {
    const isWanted = (note: Note): note is NoteOf<Kind> => note.kind === kind;
    const end = performance.now() + PATIENCE;
    do {
      const found = this.#notes.filter(isWanted).find(fits);
      if (found) return found;
      await sleep(1);
    } while (performance.now() < end);
    return undefined;
  }

  /**
   * Types into the first field of a form as soon as it appears, and reads it back. Returns when the field
   * appeared and when it showed the character, or `undefined` if no form appeared.
   */
  async typeIntoForm() {
    const field = await this.note("field");
    if (!field) return undefined;
    if (!field.focused) {
      await this.#touch(field);
      if (!(await this.note("focus"))) throw new Error("The field did not receive the focus.");
    }
    await this.#type("q");
    const typed = await this.note("typed", ({ text }) => text.includes("q"));
    if (!typed) throw new Error("The field did not accept a character.");
    return { where: field.where, shown: field.at, typed: typed.at };
  }

  /** True if the form keeps what was typed, even after hydration. */
  async keepsTyped(): Promise<boolean> {
    await this.page.waitForLoadState("load");
    await this.page.waitForLoadState("networkidle");
    return (await this.page.evaluate(() => window.benchTyped?.()))?.includes("q") ?? false;
  }

  /** Time from the request to hydration, in milliseconds, or `undefined` if the page never hydrated. */
  async hydrated(): Promise<number | undefined> {
    const hydrated = await this.note("hydrated");
    return hydrated && hydrated.at - (await this.page.evaluate(() => performance.timeOrigin));
  }

  /**
   * Ends the visit. Throws if the page reported an error, which would make the figures worthless.
   */
  async close(): Promise<void> {
    await this.page.context().close();
    if (this.#errors.length > 0) throw new Error(`The page reported: ${this.#errors.join("\n")}`);
  }
}
