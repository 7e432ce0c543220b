import type { Plugin } from "vite";
import { themeTags } from "../ui/theme/theme-script.ts";

/** Adds the tags of the theme to the head of `index.html`. */
export function themeInHead(): Plugin {
  return {
    name: "theme-in-head",
    transformIndexHtml: () => themeTags.map((tag) => ({ ...tag })),
  };
}
