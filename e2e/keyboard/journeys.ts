import type { APIRequestContext } from "@playwright/test";
import { LEAD_FIELDS, OPTIONAL_TEXTS } from "../../supabase/functions/_shared/lead-fields.ts";
import { newPerson } from "../fixtures.ts";
import type { Focus, Keyboard } from "./keyboard.ts";

/** The lead that should be stored at the end. */
export type ExpectedLead = {
  name: string;
  email: string;
  phone: string;
  treatment: string;
  location_city: string;
};

export type Journey = {
  name: string;
  /** Runs the journey, and returns the lead that should be stored, if any. */
  run: (keyboard: Keyboard, request: APIRequestContext) => Promise<ExpectedLead | undefined>;
};

const QUOTE = "Get a free quote";
const PHONE = "Phone (WhatsApp number)";
const CONSENT = "I agree to be contacted by Sanavoy and participating clinics.";
const THANK_YOU = "Thank you! A coordinator will reach out within 24h via email/WhatsApp.";

/** The tab stops of the quote dialog, in order. */
type Stop = Pick<Focus, "role" | "name">;
const stops: readonly Stop[] = [
  { role: "button", name: "Close" },
  { role: "combobox", name: "Treatment" },
  { role: "combobox", name: "Location" },
  { role: "textbox", name: "Full name" },
  { role: "textbox", name: "Email" },
  { role: "combobox", name: "Country code" },
  { role: "textbox", name: PHONE },
  ...OPTIONAL_TEXTS.map((name) => ({
    role: "textbox",
    name: `${LEAD_FIELDS[name].label} (optional)`,
  })),
  { role: "checkbox", name: CONSENT },
  { role: "link", name: "Privacy Policy (opens in a new tab)" },
  { role: "link", name: "Terms (opens in a new tab)" },
  { role: "button", name: "Send my request" },
  { role: "link", name: "How this affects you" },
  { role: "button", name: "See what a reply looks like" },
  { role: "link", name: "My plan" },
];

/** Tab moves down, or to the right: in a row of two fields, or to the top of a second column. */
function isAfter(next: Focus, previous: Focus): boolean {
  return next.top >= previous.bottom || next.left > previous.left;
}

/** Tabs through the dialog to its end, on to its start, and back again. */
async function walkThroughDialog(keyboard: Keyboard, stops: readonly Stop[]): Promise<void> {
  let previous = await keyboard.expectFocus({ ...stops[0], dialog: QUOTE });
  for (const stop of stops.slice(1)) {
    const focus = await keyboard.press("Tab");
    await keyboard.expectFocus({ ...stop, dialog: QUOTE, inView: true, ring: true });
    await keyboard.check(isAfter(focus, previous), `${focus.name} comes after ${previous.name}`);
    previous = focus;
  }
  await keyboard.press("Tab");
  await keyboard.expectFocus({ ...stops[0], dialog: QUOTE });
  for (const stop of stops.toReversed()) {
    await keyboard.press("Tab", { shift: true });
    await keyboard.expectFocus({ ...stop, dialog: QUOTE, inView: true, ring: true });
  }
}

/** Tabs to a field of the dialog. */
async function goTo(keyboard: Keyboard, name: string): Promise<Focus> {
  const stop = stops.find((each) => each.name === name);
  if (!stop) throw new Error(`The quote dialog has no tab stop ${name}.`);
  return keyboard.tabTo(stop.role, stop.name);
}

/** Waits for the thank-you message, and for the dialog to close and return the focus. */
async function expectThanks(keyboard: Keyboard, opener: Focus): Promise<void> {
  await keyboard.expectText(THANK_YOU);
  await keyboard.expectFocus({ name: opener.name, role: opener.role, dialog: null });
}

/** Opens the dialog through the search on Home, and submits it, first empty and then filled in. */
async function quoteFromHome(keyboard: Keyboard): Promise<ExpectedLead> {
  const person = newPerson("İpek Şahin");
  await keyboard.open("/");
  await keyboard.tabTo("combobox", "Treatment");
  await keyboard.expectFocus({ expanded: true });
  await keyboard.type("hip");
  await keyboard.press("ArrowDown");
  await keyboard.expectFocus({ activeOption: "Hip Replacement" });
  await keyboard.press("Enter");
  await keyboard.expectFocus({ value: "Hip Replacement", expanded: false });
  await keyboard.press("Tab");
  await keyboard.expectFocus({ name: "Location", value: "İstanbul", inView: true });
  await keyboard.press("ArrowDown");
  await keyboard.expectFocus({ value: "İzmir" });
  const opener = await keyboard.press("Tab");
  await keyboard.press("Enter");

  // The first field is preceded by a link to the page of the treatment.
  const [close, ...fields] = stops;
  const link = { role: "link", name: "Hip Replacement" };
  await walkThroughDialog(keyboard, close ? [close, link, ...fields] : []);
  await goTo(keyboard, "Send my request");
  await keyboard.press("Enter");
  await keyboard.expectFocus({ name: "There are 4 problems", inView: true });
  await keyboard.press("Tab");
  await keyboard.expectFocus({ role: "link", name: "Enter your full name.", ring: true });
  await keyboard.press("Enter");
  await keyboard.expectFocus({
    name: "Full name",
    invalid: true,
    description: "Error: Enter your full name.",
    inView: true,
  });

  await keyboard.type(person.name);
  await keyboard.press("Tab");
  await keyboard.type(person.email);
  await goTo(keyboard, PHONE);
  await keyboard.type(person.phone);
  await goTo(keyboard, CONSENT);
  await keyboard.press("Space");
  await keyboard.expectFocus({ name: CONSENT, checked: true, invalid: false });
  await goTo(keyboard, "Send my request");
  await keyboard.press("Enter");
  await expectThanks(keyboard, opener);
  return { ...person, treatment: "Hip Replacement", location_city: "İzmir" };
}

/**
 * Opens the dialog with Space, closes and reopens it, and submits it from a field, first with an invalid
 * email address and then with a valid one.
 */
async function quoteFromTreatment(keyboard: Keyboard): Promise<ExpectedLead> {
  const person = newPerson("Ada Yılmaz");
  const badAddress = "ada.example.com";
  await keyboard.open("/treatment/dental-implants");
  const dialog = QUOTE;
  const opener = await keyboard.tabTo("button", "Request Free Quote");
  await keyboard.press("Space");
  await keyboard.expectFocus({ ...stops[0], dialog });

  // Escape closes the list first, then the dialog.
  await keyboard.press("Tab");
  await keyboard.expectFocus({ name: "Treatment", value: "Dental Implants", expanded: true });
  await keyboard.press("Escape");
  await keyboard.expectFocus({ name: "Treatment", expanded: false, dialog });
  await keyboard.press("Escape");
  await keyboard.expectFocus({ name: opener.name, role: opener.role, dialog: null });

  await keyboard.press("Enter");
  await keyboard.expectFocus({ ...stops[0], dialog });
  await keyboard.press("Tab");
  await keyboard.erase("Dental Implants");
  await keyboard.type("veneer");
  await keyboard.press("ArrowUp");
  await keyboard.expectFocus({ activeOption: "Porcelain Veneers" });
  await keyboard.press("Enter");
  // The list is open again, and must not cover the next field when that has the focus.
  await keyboard.press("ArrowDown");
  await keyboard.expectFocus({ value: "Porcelain Veneers", expanded: true });
  await keyboard.press("Tab");
  await keyboard.expectFocus({ name: "Location", inView: true });
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  await keyboard.expectFocus({ value: "Antalya" });
  await keyboard.press("Tab");
  await keyboard.type(person.name);
  await keyboard.press("Tab");
  await keyboard.type(badAddress);
  await goTo(keyboard, PHONE);
  await keyboard.type(person.phone);
  await goTo(keyboard, CONSENT);
  await keyboard.press("Space");
  await goTo(keyboard, "Full name");
  await keyboard.press("Enter");
  await keyboard.expectFocus({ name: "There is a problem", inView: true });
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await keyboard.expectFocus({
    name: "Email",
    invalid: true,
    description: "Error: Enter an email address in the correct format, like name@example.com.",
    inView: true,
  });
  await keyboard.erase(badAddress);
  await keyboard.type(person.email);
  await keyboard.press("Enter");
  await expectThanks(keyboard, opener);
  return { ...person, treatment: "Porcelain Veneers", location_city: "Antalya" };
}

/** The search on Home: everyday words find pages, Escape leads back to the field, and Enter asks about them. */
async function searchFromHome(keyboard: Keyboard): Promise<undefined> {
  await keyboard.open("/");
  await keyboard.tabTo("combobox", "Treatment");
  await keyboard.type("turkey teeth");
  await keyboard.expectText("Read about it");
  await keyboard.press("ArrowDown");
  const found = await keyboard.expectFocus({ role: "link", inView: true, ring: true });
  await keyboard.check(
    /smile|whiten|veneer|implant/i.test(found.name),
    `${found.name} is about teeth`,
  );
  await keyboard.press("Escape");
  await keyboard.expectFocus({ name: "Treatment", value: "turkey teeth", expanded: false });
  await keyboard.press("Enter");
  await keyboard.expectFocus({ ...stops[0], dialog: QUOTE });
  await keyboard.expectText("Read before you ask:");
  await keyboard.tabTo("combobox", "Treatment");
  await keyboard.expectFocus({ name: "Treatment", value: "turkey teeth", dialog: QUOTE });
  await keyboard.press("Escape");
  await keyboard.press("Escape");
  await keyboard.expectFocus({ name: "Search", dialog: null });
}

/** The site search: results while typing, the tabs, and back to the button that opened it. */
async function searchTheSite(keyboard: Keyboard): Promise<undefined> {
  await keyboard.open("/about");
  const opener = await keyboard.tabTo("button", "Search the site");
  await keyboard.press("Enter");
  const field = { role: "combobox", dialog: "Search" };
  await keyboard.expectFocus(field);
  await keyboard.type("surgery");
  await keyboard.expectFocus({ ...field, expanded: true });
  await keyboard.press("ArrowDown");
  await keyboard.press("Tab");
  await keyboard.expectFocus({ role: "tab", name: "All", inView: true, ring: true });
  await keyboard.press("Tab", { shift: true });
  await keyboard.expectFocus({ ...field, value: "surgery" });
  await keyboard.press("Tab");
  await keyboard.tabTo("button", "Close");
  await keyboard.press("Escape");
  await keyboard.expectFocus({ name: opener.name, role: opener.role, dialog: null });
}

/** The dialog for clinics, opened from the header, or from the menu on a phone. */
async function listAClinic(keyboard: Keyboard): Promise<undefined> {
  await keyboard.open("/how-it-works");
  const onPhone = (await keyboard.width()) < 1280;
  if (onPhone) {
    await keyboard.tabTo("button", "Menu");
    await keyboard.press("Enter");
    await keyboard.press("Tab");
    await keyboard.expectFocus({ role: "link", name: "Home", inView: true, ring: true });
    await keyboard.press("Escape");
    await keyboard.expectFocus({ role: "button", name: "Menu" });
    await keyboard.press("Space");
  }
  await keyboard.tabTo("button", "Become a Partner");
  await keyboard.press("Space");
  const close = await keyboard.expectFocus({ name: "Close" });
  await keyboard.check(close.dialog !== null, "the dialog has the focus");
  await keyboard.tabTo("link", "Email us");
  await keyboard.press("Escape");
  // On a phone, the menu that contains the button has closed.
  await keyboard.expectFocus({ name: onPhone ? "Menu" : "Become a Partner", dialog: null });
}

/** What must work with only a keyboard. */
export const journeys: readonly Journey[] = [
  { name: "quote from Home", run: quoteFromHome },
  { name: "quote from a treatment", run: quoteFromTreatment },
  { name: "search from Home", run: searchFromHome },
  { name: "search the site", run: searchTheSite },
  { name: "ask to list a clinic", run: listAClinic },
];
