import { expect, type Page, type Request } from "@playwright/test";

/** The email address that a scanner types. It does not know the recipient's. */
export const SCANNER_EMAIL = "scanner@mail-gateway.example";

/** The scan fails after this many presses, because each press may show further buttons. */
const MOST_PRESSES = 150;

/** Types something plausible into every visible field of the page, and ticks every box. Runs in the page. */
function fillEverything(email: string): void {
  for (const field of document.querySelectorAll<
    HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  >("input, textarea, select")) {
    if (!field.checkVisibility() || field.disabled) continue;
    if (field.type === "checkbox" || field.type === "radio") {
      if (field instanceof HTMLInputElement && !field.checked) field.click();
      continue;
    }
    const about = `${field.type} ${field.autocomplete}`;
    const text =
      field instanceof HTMLSelectElement
        ? (field.options[field.options.length - 1]?.value ?? "")
        : /email/.test(about)
          ? email
          : /tel/.test(about)
            ? "+44 7700 900999"
            : /^(text|textarea|search|password)\b/.test(about)
              ? "Scan Example"
              : field.value;
    // Uses the prototype's setter, because React overrides the one of the element.
    const prototype: unknown = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
    for (const name of ["input", "change"]) {
      field.dispatchEvent(new Event(name, { bubbles: true }));
    }
  }
}

/**
 * Presses the last visible button that has not been pressed before, and returns its name, or `undefined` if
 * none is left. Buttons with the same name are numbered. It starts with the last, because a dialog is at the
 * end of the page and its close button at the start of the dialog. Runs in the page.
 */
function pressNext(pressed: string[]): string | undefined {
  const seen = new Map<string, number>();
  let next: { name: string; button: HTMLElement } | undefined;
  for (const button of document.querySelectorAll<HTMLElement>(
    "button, summary, input[type=submit], input[type=button], [role=button], [role=tab], [role=switch]",
  )) {
    if (!button.checkVisibility() || button.matches(":disabled")) continue;
    const text = (button.getAttribute("aria-label") ?? button.textContent ?? "").trim();
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    const name = times === 1 ? text : `${text} (${times})`;
    if (!pressed.includes(name)) next = { name, button };
  }
  next?.button.click();
  return next?.name;
}

/** Submits a form as its button would, and returns whether there was one. Runs in the page. */
function submitForm(index: number): boolean {
  const form = document.forms[index];
  form?.requestSubmit();
  return form !== undefined;
}

/**
 * Software that checks the links in emails, at its worst: it opens a link, runs the page's script, submits
 * every form, and presses every button in every state that appears, with every field filled. `inspect` is
 * called after each step.
 */
export function createScanner(page: Page, inspect: () => Promise<void>) {
  const waiting = new Set<Request>();
  page.on("request", (request) => waiting.add(request));
  page.on("requestfinished", (request) => waiting.delete(request));
  page.on("requestfailed", (request) => waiting.delete(request));

  /** Waits until the page is hydrated and no request is in progress. */
  async function settle(): Promise<void> {
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-script-ready"));
    await expect.poll(() => waiting.size, { intervals: [20] }).toBe(0);
    // React renders a response in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await inspect();
  }

  async function visit(link: string): Promise<void> {
    // A link to the same page with another fragment would not load the page again.
    await page.goto("about:blank");
    await page.goto(link);
    await settle();
  }

  async function submitForms(link: string): Promise<void> {
    for (let index = 0; ; index++) {
      await visit(link);
      await page.evaluate(fillEverything, SCANNER_EMAIL);
      if (!(await page.evaluate(submitForm, index))) return;
      await settle();
    }
  }

  async function pressButtons(link: string): Promise<string[]> {
    const pressed: string[] = [];
    await visit(link);
    const start = page.url();
    while (pressed.length < MOST_PRESSES) {
      await page.evaluate(fillEverything, SCANNER_EMAIL);
      const name = await page.evaluate(pressNext, pressed);
      if (name === undefined) return pressed;
      pressed.push(name);
      await settle();
      if (page.url() !== start) await visit(link);
    }
    throw new Error(`Too many buttons on ${start}: ${pressed.join(", ")}`);
  }

  return {
    /** Scans a link, and returns the names of the buttons that were pressed. */
    async scan(link: string): Promise<string[]> {
      await submitForms(link);
      return pressButtons(link);
    },
  };
}
