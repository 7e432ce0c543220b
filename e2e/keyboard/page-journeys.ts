import { treatmentNames } from "../../src/content/treatments/names.ts";
import { amountsInWords } from "../../src/site/features/catalogue/cost.ts";
import { costOf } from "../../tests/content/summaries.ts";
import type { Journey } from "./journeys.ts";
import type { Keyboard } from "./keyboard.ts";

/** Goes to the list of all treatments through the header, or through the menu on a phone. */
async function useTheMenu(keyboard: Keyboard): Promise<undefined> {
  await keyboard.open("/about");
  if ((await keyboard.width()) < 1280) {
    await keyboard.tabTo("button", "Menu");
    await keyboard.press("Space");
    await keyboard.press("Tab");
    await keyboard.expectFocus({ role: "link", name: "Home", inView: true, ring: true });
  }
  await keyboard.tabTo("link", "All treatments");
  await keyboard.expectFocus({ inView: true, ring: true });
  await keyboard.press("Enter");
  await keyboard.expectText(`${Object.keys(treatmentNames).length} treatments`);
  // The new page's heading has the focus, so that Tab continues from there.
  await keyboard.expectFocus({ role: "heading", name: "All treatments" });
  await keyboard.press("Tab");
  // During the transition between two pages, `elementFromPoint` finds nothing on them.
  await keyboard.expectFocus({ inView: true });
}

/** Chooses two treatments, compares them and removes one. */
async function compareTreatments(keyboard: Keyboard): Promise<undefined> {
  await keyboard.open("/category/bariatric-surgery");
  for (const name of ["Gastric Sleeve", "Gastric Bypass"]) {
    await keyboard.tabTo("checkbox", `Compare ${name}`);
    await keyboard.press("Space");
    await keyboard.expectFocus({ name: `Compare ${name}`, checked: true, inView: true });
  }
  await keyboard.tabTo("link", "Compare 2 treatments");
  await keyboard.expectFocus({ inView: true, ring: true });
  await keyboard.press("Enter");
  await keyboard.expectText("Can it be undone");
  await keyboard.expectFocus({ role: "heading", name: "Compare treatments" });
  await keyboard.tabTo("button", "Remove Gastric Bypass");
  await keyboard.press("Enter");
  await keyboard.expectText("You’ve chosen Gastric Sleeve.");
  await keyboard.expectFocus({ role: "status" });
}

/** Goes from the text back to the links above it, and on to the header. The page must not scroll. */
async function goBackToTheSectionBar(keyboard: Keyboard): Promise<undefined> {
  await keyboard.open("/safety");
  await keyboard.tabTo("link", "Refund policy");
  await keyboard.press("Enter");
  await keyboard.expectFocus({ role: "heading", name: "Refund policy" });
  await keyboard.press("Tab");
  const last = await keyboard.tabTo("link", "When something goes wrong", { shift: true });
  const next = await keyboard.press("Tab", { shift: true });
  await keyboard.expectFocus({ role: "link", name: "Refund policy", inView: true, ring: true });
  // In the column of a wide screen, each link is above the next one.
  await keyboard.check(Math.abs(last.top - next.top) < 60, "the page has not scrolled");

  const quote = await keyboard.tabTo("button", "Get Quote", { shift: true });
  const search = await keyboard.press("Tab", { shift: true });
  await keyboard.expectFocus({ name: "Search the site", inView: true, ring: true });
  await keyboard.check(Math.abs(quote.top - search.top) < 60, "the page has not scrolled");
}

/** Reads the cards of a shelf, which scrolls sideways on a phone. Each focused link must be in view. */
async function readAShelf(keyboard: Keyboard): Promise<undefined> {
  await keyboard.open("/");
  for (const name of ["How to read a quote", "Questions to ask about a hair transplant"]) {
    await keyboard.tabTo("link", name);
    await keyboard.expectFocus({ inView: true, ring: true });
  }
}

/** Changes the number of implants, and opens a collapsed topic. */
async function readATreatment(keyboard: Keyboard): Promise<undefined> {
  await keyboard.open("/treatment/dental-implants");
  await keyboard.tabTo("link", "Procedure Steps");
  await keyboard.expectFocus({ inView: true, ring: true });
  await keyboard.press("Enter");
  await keyboard.expectFocus({ role: "region", name: "Procedure Steps" });
  await keyboard.press("Tab");
  await keyboard.expectFocus({
    name: "The 6 steps, anaesthetic and time",
    inView: true,
  });
  await keyboard.press("Enter");
  await keyboard.expectText("You send X-rays and your medical history");
  await keyboard.tabTo("textbox", "Number of implants");
  await keyboard.expectFocus({ value: "2", inView: true, ring: true });
  await keyboard.press("ArrowUp");
  await keyboard.expectFocus({ value: "3" });
  const cost = costOf("dental-implants");
  const three = { low: 3 * cost.low, high: 3 * cost.high };
  await keyboard.expectText(`3 implants at ${amountsInWords(cost)} = ${amountsInWords(three)}`);
}

/** Sends the contact form, first empty and then filled in. */
async function writeToUs(keyboard: Keyboard): Promise<undefined> {
  await keyboard.open("/contact");
  await keyboard.tabTo("textbox", "Message");
  await keyboard.tabTo("button", "Send Message");
  await keyboard.press("Enter");
  await keyboard.expectFocus({ name: "There are 4 problems", inView: true });
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await keyboard.expectFocus({ name: "Name", invalid: true, inView: true });
  await keyboard.type("Deniz Example");
  await keyboard.press("Tab");
  await keyboard.type("deniz@example.com");
  await keyboard.press("Tab");
  await keyboard.type("A question");
  await keyboard.press("Tab");
  await keyboard.expectFocus({ name: "Message", inView: true });
  await keyboard.type("Do you answer at weekends?");
  await keyboard.tabTo("button", "Send Message");
  await keyboard.press("Enter");
  await keyboard.expectText("Message Sent!");
}

/** Closes a dialog with Back and with a key. The page must be where it was. */
async function closeADialog(keyboard: Keyboard): Promise<undefined> {
  await keyboard.open("/treatment/hip-replacement");
  const name = "Request Free Quote";
  const opener = await keyboard.tabTo("button", name);
  for (const close of [() => keyboard.goBack(), () => keyboard.press("Escape")]) {
    await keyboard.press("Enter");
    await keyboard.expectFocus({ dialog: "Get a free quote" });
    await close();
    const { top } = await keyboard.expectFocus({ name, dialog: null, inView: true });
    await keyboard.check(Math.abs(top - opener.top) < 2, "the page has not scrolled");
  }
}

/** What readers do on the site with only a keyboard. */
export const pageJourneys: readonly Journey[] = [
  { name: "use the menu", run: useTheMenu },
  { name: "compare treatments", run: compareTreatments },
  { name: "go back to the section bar", run: goBackToTheSectionBar },
  { name: "read a shelf", run: readAShelf },
  { name: "read a treatment", run: readATreatment },
  { name: "close a dialog", run: closeADialog },
  { name: "write to us", run: writeToUs },
];
