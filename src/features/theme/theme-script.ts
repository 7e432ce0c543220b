import { palette } from "../../../tailwind.config.ts";

/**
 * Runs in the head of every page, before anything is painted, so that a chosen theme never flashes
 * in the other one's colours. It says in few bytes what `theme.ts` says: the key and its two values,
 * the attribute on the page, the colour of the browser's bars. Whoever serves the pages allows it by
 * its hash.
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

/** Tags of the head that have to do with the theme, in the order in which they must stand. */
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
