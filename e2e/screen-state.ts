import type { Page } from "@playwright/test";

/** Dialogs, menus and other states of a screen that a URL cannot show. */
export type ScreenState = {
  /** Name of the screenshot, without width and theme. */
  name: string;
  path: string;
  /** Whether `npm test` checks it, as an example of its kind. `npm run test:all` checks every state. */
  typical?: true;
  /** Puts the open page into the state. */
  show: (page: Page) => Promise<unknown>;
  /** Mocks responses of the server. Called before the page is opened. */
  answer?: (page: Page) => Promise<unknown>;
  /** Whether an administrator is signed in. */
  signedIn?: true;
  /** The state exists only on screens narrower than this. */
  below?: number;
  /** Whether the console is expected to report a failed request. */
  fails?: true;
};
