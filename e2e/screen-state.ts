import { expect, type Page } from "@playwright/test";

/** What a person or a server does to a page, or what must be seen next. */
export type Step = (page: Page) => Promise<unknown>;

/** Dialogs, menus and other states of a screen that a URL cannot show. */
export type ScreenState = {
  /** Name of the screenshot, without width and theme. */
  name: string;
  path: string;
  /** Whether `npm test` checks it, as an example of its kind. `npm run test:all` checks every state. */
  typical?: true;
  /** Puts the open page into the state. */
  show: Step;
  /** Mocks responses of the server. Called before the page is opened. */
  answer?: Step;
  /** Whether an administrator is signed in. */
  signedIn?: true;
  /** The state exists only on screens narrower than this. */
  below?: number;
  /** Whether it changes the clock or the connection, and with them every other page of its context. */
  ownContext?: true;
  /** Whether the console is expected to report a failed request. */
  fails?: true;
};

/** A state that a page has after some steps. */
export function state(
  name: string,
  path: string,
  steps: readonly Step[],
  more: Omit<ScreenState, "name" | "path" | "show"> = {},
): ScreenState {
  return { name, path, show: inOrder(...steps), ...more };
}

export function inOrder(...steps: readonly Step[]): Step {
  return async (page) => {
    for (const step of steps) await step(page);
  };
}

type Name = string | RegExp;
type Exact = { exact?: boolean };

/** Presses a button. */
export const press =
  (name: Name, exact: Exact = {}): Step =>
  (page) =>
    page.getByRole("button", { name, ...exact }).click();
/** Follows a link. */
export const follow =
  (name: Name, exact: Exact = {}): Step =>
  (page) =>
    page.getByRole("link", { name, ...exact }).click();
/** Fills in a field. */
export const fill =
  (label: Name, text: string, exact: Exact = {}): Step =>
  (page) =>
    page.getByLabel(label, exact).fill(text);
/** Types with the keyboard: names of keys, or `text:` and a text. */
export const keys = (...all: readonly string[]): Step =>
  inOrder(
    ...all.map(
      (key): Step =>
        ({ keyboard }) =>
          key.startsWith("text:") ? keyboard.type(key.slice("text:".length)) : keyboard.press(key),
    ),
  );
/** Waits until a text is visible. */
export const sees =
  (text: Name): Step =>
  (page) =>
    expect(page.getByText(text)).toBeVisible();
/** Waits until an element with a role, and a name, is visible. */
export const has =
  (role: Parameters<Page["getByRole"]>[0], name?: Name): Step =>
  (page) =>
    expect(page.getByRole(role, name === undefined ? {} : { name })).toBeVisible();
/** Answers requests to an address. */
export const answers =
  (address: string, json: unknown, status = 200): Step =>
  (page) =>
    page.route(address, (route) => route.fulfill({ status, json }));
/** Leaves requests to an address without an answer. */
export const ignores =
  (address: string): Step =>
  (page) =>
    page.route(address, () => {});
/** Answers requests to an address as a database that is out of order. */
export const refuses = (address: string): Step =>
  answers(address, { message: "The database is not available" }, 400);
