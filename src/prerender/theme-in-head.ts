import type { Plugin } from "vite";
import { themeTags } from "../ui/theme/theme-script.ts";

/** Adds the theme's tags to the head of `index.html`. */
export function themeInHead(): Plugin {
  return {
    name: "theme-in-head",
    transformIndexHtml: () => themeTags.map((tag) => ({ ...tag })),
  };
}
