import type { Page } from "@playwright/test";

/** Dialogs, menus and other states of a screen that a URL cannot show. */
export type ScreenState = {
  /** Name of the picture, without width and theme. */
  name: string;
  path: string;
  /** Brings the open page into the state. */
  show: (page: Page) => Promise<unknown>;
  /** Mocks answers of the server; set up before the page is opened. */
  answer?: (page: Page) => Promise<unknown>;
  /** Signed in as an administrator. */
  signedIn?: true;
  /** Only if the screen is narrower than this. */
  below?: number;
  /** The console reports a failed request, as expected. */
  fails?: true;
};
