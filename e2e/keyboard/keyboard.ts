import { fileURLToPath } from "node:url";
import { build } from "vite";
import * as z from "zod";

/** Names of keys in the DOM, which Playwright and Puppeteer also use. */
export type KeyName = "Tab" | "Enter" | "Space" | "Escape" | "ArrowDown" | "ArrowUp" | "Backspace";

/** A browser window, limited to what a person can do in it with a keyboard. */
export interface KeyboardDriver {
  goto(address: string): Promise<void>;
  press(key: KeyName, withShift: boolean): Promise<void>;
  type(text: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  screenshot(path: string): Promise<void>;
  close(): Promise<void>;
}

const focusSchema = z.object({
  /** Role and name, as a screen reader announces them. */
  role: z.string(),
  name: z.string(),
  /** What a screen reader adds on focus: hints and the error message. */
  description: z.string(),
  value: z.string().nullable(),
  invalid: z.boolean(),
  expanded: z.boolean(),
  checked: z.boolean(),
  /** The option selected with the arrow keys. */
  activeOption: z.string().nullable(),
  /** Name of the dialog that contains the element. */
  dialog: z.string().nullable(),
  ring: z.boolean(),
  /** Whether the element is on the screen and nothing covers its centre. */
  inView: z.boolean(),
  /** The same for a control. For other elements, whether a part is on the screen and not covered. */
  shown: z.boolean(),
  /** Whether the element is below the one that had the focus before, or to its right. */
  inOrder: z.boolean(),
  top: z.number(),
  bottom: z.number(),
  left: z.number(),
});

/** The focused element. */
export type Focus = z.infer<typeof focusSchema>;

const PROBE = "keyboardProbe";
/** Timeout for anything on the page, also the focus, which a dialog returns in a later task, in milliseconds. */
const PATIENCE = 15_000;
/** Interval between two checks of the page, in milliseconds. */
const PAUSE = 30;
/** Maximum presses of Tab until a journey finds its element. */
const MOST_STOPS = 100;
/** Number of steps in the message of a failure. */
const STEPS_SHOWN = 12;

let bundled: Promise<string> | undefined;

/** The bundled probe, built once for all windows. */
function probeScript(): Promise<string> {
  bundled ??= build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL("page-probe.ts", import.meta.url)),
        formats: ["iife"],
        name: PROBE,
      },
    },
  }).then((result) => {
    const [output] = [result].flat();
    if (!output || !("output" in output)) throw new Error("The probe was not bundled.");
    // A variable would be local to the call that evaluates the script.
    return `${output.output[0].code.replace(`var ${PROBE}`, `window.${PROBE}`)};undefined`;
  });
  return bundled;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Uses a page with only the keyboard. After every key, the focus must be on an element that is on the screen
 * and not covered, and Tab must follow the visual order. A failure lists the last steps and the focus after
 * each.
 */
export class Keyboard {
  readonly #driver: KeyboardDriver;
  readonly #site: string;
  #steps: string[] = [];
  /** The focus after the last key. */
  #seen: Focus | null = null;

  constructor(driver: KeyboardDriver, site: string) {
    this.#driver = driver;
    this.#site = site;
  }

  /** Opens an address and waits until the page is hydrated, and shown in its own fonts. */
  async open(path: string): Promise<void> {
    await this.#load(path);
    // The fonts have arrived by the time that another page opens.
    for (let tries = 0; tries < 5 && !(await this.#ask("hasOwnFonts()", z.boolean())); tries += 1) {
      await this.#load("/disclaimer");
      await this.#load(path);
    }
  }

  async #load(path: string): Promise<void> {
    await this.#driver.goto(new URL(path, this.#site).href);
    await this.#driver.evaluate(await probeScript());
    this.#steps = [`open ${path}`];
    await this.#until(`${path} is hydrated`, () => this.#ask("isHydrated()", z.boolean()));
  }

  /** Waits for a text before the first key is pressed. */
  async waitForText(text: string): Promise<void> {
    await this.#until(`the page shows "${text}"`, () =>
      this.#ask(`shows(${JSON.stringify(text)})`, z.boolean()),
    );
  }

  async press(key: KeyName, options: { shift?: boolean } = {}): Promise<Focus> {
    const shift = options.shift ?? false;
    await this.#driver.press(key, shift);
    const focus = await this.#after(shift ? `Shift+${key}` : key);
    if (key === "Tab" && !shift && !focus.inOrder) {
      throw this.#failure(`Tab moved backwards, to ${describe(focus)}`);
    }
    return focus;
  }

  /** Goes back, with a gesture or a button of the browser. */
  async goBack(): Promise<Focus> {
    await this.#driver.evaluate("history.back()");
    return this.#after("Back");
  }

  async type(text: string): Promise<Focus> {
    await this.#driver.type(text);
    return this.#after(`type "${text}"`);
  }

  /** Deletes the text before the caret, letter by letter. */
  async erase(text: string): Promise<void> {
    for (const _letter of text) await this.#driver.press("Backspace", false);
    await this.#after(`Backspace × ${text.length}`);
  }

  /** Presses Tab, or Shift and Tab, until an element has the focus. */
  async tabTo(role: string, name: string | RegExp, options: { shift?: boolean } = {}) {
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      const focus = await this.press("Tab", options);
      const fits = typeof name === "string" ? focus.name === name : name.test(focus.name);
      if (focus.role === role && fits) return focus;
    }
    throw this.#failure(`Tab did not reach ${role} "${name}" within ${MOST_STOPS} stops`);
  }

  /** The focused element. */
  async focus(): Promise<Focus> {
    const focus = await this.#focusOrNothing();
    if (!focus) throw this.#failure("Nothing has the focus");
    return focus;
  }

  /** Waits until the focused element matches. */
  async expectFocus(expected: Partial<Focus>): Promise<Focus> {
    let focus = this.#seen ?? (await this.focus());
    const fits = () =>
      focusSchema
        .keyof()
        .options.every((key) => expected[key] === undefined || expected[key] === focus[key]);
    if (fits()) return focus;
    await this.#until(`the focus fits ${JSON.stringify(expected)}`, async () => {
      focus = await this.focus();
      return fits();
    });
    return focus;
  }

  /** Waits for a text to appear on the page. An element must have the focus all the time. */
  async expectText(text: string): Promise<void> {
    await this.#until(`the page shows "${text}"`, async () => {
      await this.focus();
      return this.#ask(`shows(${JSON.stringify(text)})`, z.boolean());
    });
  }

  /** Fails with the last steps if a condition is false. */
  async check(condition: boolean, expectation: string): Promise<void> {
    if (!condition) throw this.#failure(`This is not the case: ${expectation}`);
  }

  async width(): Promise<number> {
    return this.#ask("width()", z.number());
  }

  async #after(step: string): Promise<Focus> {
    // During the transition between two pages, `elementFromPoint` finds nothing on them.
    const focus = await this.#focusOrNothing(({ shown }) => shown);
    this.#steps.push(`${step} → ${describe(focus)}`);
    this.#seen = focus;
    if (!focus) throw this.#failure("Nothing has the focus");
    if (!focus.shown) throw this.#failure("The focused element cannot be seen");
    return focus;
  }

  /** Waits until an element that fits has the focus. Returns the focus after the timeout in any case. */
  async #focusOrNothing(fits: (focus: Focus) => boolean = () => true): Promise<Focus | null> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const focus = await this.#ask("focused()", focusSchema.nullable());
      if ((focus && fits(focus)) || Date.now() > end) return focus;
      await wait(PAUSE);
    }
  }

  async #ask<Answer>(call: string, schema: z.ZodType<Answer>): Promise<Answer> {
    return schema.parse(await this.#driver.evaluate(`window.${PROBE}.${call}`));
  }

  async #until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (!(await holds())) {
      if (Date.now() > end) {
        throw this.#failure(
          `Timed out waiting until ${what}; the focus is on ${describe(await this.#focusOrNothing())}`,
        );
      }
      await wait(PAUSE);
    }
  }

  #failure(message: string): Error {
    const steps = this.#steps.slice(-STEPS_SHOWN).map((step) => `  ${step}`);
    return new Error(`${message}. The last steps:\n${steps.join("\n")}`);
  }
}

function describe(focus: Focus | null): string {
  if (!focus) return "nothing";
  const value = focus.value ? ` = "${focus.value}"` : "";
  const place = focus.dialog === null ? "" : ` in dialog "${focus.dialog}"`;
  const faults = `${focus.inView ? "" : ", out of view"}${focus.ring ? "" : ", without a ring"}`;
  return `${focus.role} "${focus.name}"${value}${place}${faults}`;
}
