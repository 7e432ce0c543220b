import type { KeyboardDriver } from "./keyboard.ts";

export type WindowSize = { width: number; height: number };

/** A browser in which the keyboard tests run. */
export interface KeyboardBrowser {
  /** Its name, and where it was found. */
  name: string;
  /** Opens a window with an empty profile. */
  openWindow(size: WindowSize): Promise<KeyboardDriver>;
  close(): Promise<void>;
}

/** A browser that is not installed. */
export type MissingBrowser = { missing: string };
