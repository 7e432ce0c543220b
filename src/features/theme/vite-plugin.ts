import type { Plugin } from "vite";
import { themeTags } from "./theme-script.ts";

/** Puts what the theme needs into the head of `index.html`. */
export function themeInHead(): Plugin {
  return {
    name: "theme-in-head",
    transformIndexHtml: () => themeTags.map((tag) => ({ ...tag })),
  };
}
