import { setTimeout as sleep } from "node:timers/promises";
import type { Locator } from "@playwright/test";
import { hrefTo } from "@/lib/routes.ts";
import type { Point, SlowPhone } from "./slow-phone.ts";

/** The result of a visit: figures by row of the table, and remarks about them. */
export type Result = { figures: Record<string, number>; remarks: string[] };

/** How long a link is in view before it is tapped, so that the site can prefetch its page. */
const IN_VIEW_MILLISECONDS = 3000;

/** The centre of an element. */
async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the page.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type HeaderAction = "Get Quote" | "Search";

/**
 * The position of an action in the header. Found beforehand, because the page is busy in a measured visit.
 */
export async function findAction(
  phone: SlowPhone,
  address: string,
  name: HeaderAction,
): Promise<Point> {
  await phone.page.goto(address);
  const header = phone.page.getByRole("banner");
  const action = header.getByRole("button", { name }).or(header.getByRole("link", { name }));
  return middleOf(action);
}

/** Taps an action in the header, and uses the form that it opens. */
async function tapAction(
  phone: SlowPhone,
  place: Point,
  name: HeaderAction,
  when: string,
): Promise<Result> {
  const what = `${name} ${when}`;
  await phone.tap(place);
  const form = await phone.typeIntoForm();
  const tap = await phone.note("tap");
  if (!tap?.text.includes(name)) throw new Error(`${what}: the tap reached "${tap?.text}".`);
  // An action whose code has not loaded may open the contact form, which does not count.
  if (!form || form.where === hrefTo.contact()) {
    return {
      figures: {},
      remarks: [`${what}: no form, but the page ${new URL(phone.page.url()).pathname}`],
    };
  }
  const lost = !(await phone.keepsTyped());
  return {
    figures: {
      [`${what}, shown`]: form.shown - tap.at,
      [`${what}, usable`]: form.typed - tap.at,
    },
    remarks: [
      `${what}: form in ${form.where}`,
      ...(lost ? [`${what}: form lost what was typed`] : []),
    ],
  };
}

/** Taps Get Quote as soon as it is painted. */
export async function quoteAtOnce(
  phone: SlowPhone,
  address: string,
  place: Point,
): Promise<Result> {
  const painted = await phone.openUntilPainted(address);
  const quote = await tapAction(phone, place, "Get Quote", "at once");
  const tapped = (await phone.note("tap"))?.at ?? Number.NaN;
  const late = { "Get Quote at once, tapped after first paint": tapped - painted };
  return { ...quote, figures: { ...late, ...quote.figures } };
}

/** Waits until the page is at rest, reads when it was hydrated, then taps Get Quote. */
export async function quoteAtRest(
  phone: SlowPhone,
  address: string,
  place: Point,
): Promise<Result> {
  await phone.openUntilRest(address);
  const hydrated = await phone.hydrated();
  const quote = await tapAction(phone, place, "Get Quote", "at rest");
  return {
    figures: {
      ...quote.figures,
      ...(hydrated === undefined ? {} : { Hydrated: hydrated }),
    },
    remarks: [...quote.remarks, ...(hydrated === undefined ? ["never hydrated"] : [])],
  };
}

/** Taps the search in the header of a page at rest. */
export async function searchAtRest(
  phone: SlowPhone,
  address: string,
  place: Point,
  when: string,
): Promise<Result> {
  await phone.openUntilRest(address);
  return tapAction(phone, place, "Search", when);
}

/** Taps a link on a page at rest. Both pages have been visited before, so that the cache is warm. */
export async function nextPage(
  phone: SlowPhone,
  { origin, from, to }: { origin: string; from: string; to: string },
  when: string,
): Promise<Result> {
  const { page } = phone;
  await page.goto(`${origin}${to}`);
  const title = await page.locator("h1").textContent();
  await page.goto(`${origin}${from}`);
  await phone.openUntilRest(`${origin}${from}`);
  const link = page.locator(`main a[href="${to}"]`).first();
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await sleep(IN_VIEW_MILLISECONDS);

  await phone.tap(await middleOf(link));
  const heading = await phone.note("heading", ({ where, text }) => where === to && text === title);
  const tap = await phone.note("tap");
  if (tap?.href !== to) throw new Error(`The tap on ${to} reached "${tap?.text}".`);
  if (!heading) throw new Error(`The heading of ${to} did not appear.`);
  return { figures: { [`Next page ${when}`]: heading.at - tap.at }, remarks: [] };
}
