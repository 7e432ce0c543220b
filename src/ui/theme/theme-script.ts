import { palette } from "../../../tailwind.config.ts";

/**
 * Runs in the head of every page before the first paint, so that the other theme does not flash. A short copy
 * of `theme.ts`: storage key, attribute and theme colour. The Content-Security-Policy allows it by its hash.
 */
export const themeScript = [
  "try{",
  'const t=JSON.parse(localStorage.getItem("theme")),',
  `c=t=="dark"?"${palette.dark.paper}":t=="light"&&"${palette.light.paper}";`,
  "if(c){",
  "document.documentElement.dataset.theme=t;",
  'const m=document.createElement("meta");m.name="theme-color";m.content=c;document.head.prepend(m)',
  "}}catch{}",
].join("");

/** Head tags for the theme, in the required order. */
export const themeTags = [
  { tag: "script", children: themeScript, injectTo: "head" },
  {
    tag: "meta",
    attrs: {
      name: "theme-color",
      media: "(prefers-color-scheme: light)",
      content: palette.light.paper,
    },
    injectTo: "head",
  },
  {
    tag: "meta",
    attrs: {
      name: "theme-color",
      media: "(prefers-color-scheme: dark)",
      content: palette.dark.paper,
    },
    injectTo: "head",
  },
] as const;
