import { useSyncExternalStore } from "react";
import { followStored, readStored, writeStored } from "@/lib/storage.ts";

/** The chosen theme. `system` follows the device. */
export type Theme = "system" | "light" | "dark";

/** Storage key, which the script in the head also reads before the first paint. */
export const THEME_KEY = "theme";

// Without zod, which every page would otherwise load.
function parseChosen(stored: unknown): "light" | "dark" | undefined {
  return stored === "light" || stored === "dark" ? stored : undefined;
}

const listeners = new Set<() => void>();
let current: Theme | undefined;

/** The theme chosen on this device. */
function readTheme(): Theme {
  current ??= readStored("local", THEME_KEY, parseChosen) ?? "system";
  return current;
}

/** Applies a theme immediately and stores it for future visits. */
export function setTheme(theme: Theme): void {
  writeStored("local", THEME_KEY, theme === "system" ? undefined : theme);
  show(theme);
}

function show(theme: Theme): void {
  current = theme;
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  colourBrowser(theme);
  for (const listener of listeners) listener();
}

/**
 * Sets the colour of the browser's toolbars. The page has one tag for each of the device's colour schemes. A
 * chosen theme needs its own tag before them, because the first matching tag wins.
 */
function colourBrowser(theme: Theme): void {
  document.querySelector('meta[name="theme-color"]:not([media])')?.remove();
  if (theme === "system") return;
  const tag = document.createElement("meta");
  tag.name = "theme-color";
  tag.content = getComputedStyle(document.documentElement).getPropertyValue("--paper").trim();
  document.head.prepend(tag);
}

/** Applies a choice made on another page. */
function showStored(): void {
  show(readStored("local", THEME_KEY, parseChosen) ?? "system");
}

let unfollow = () => {};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) unfollow = followStored(THEME_KEY, showStored);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unfollow();
  };
}

/** The current theme; "system" during prerendering. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => "system");
}
