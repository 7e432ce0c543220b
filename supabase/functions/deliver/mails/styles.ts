/** The site's colours (`tailwind.config.ts`), as far as emails use them. */
export const palette = {
  light: {
    paper: "#fbf7ef",
    surface: "#fffdf9",
    line: "#dfd3bf",
    ink: "#10302c",
    muted: "#364f49",
    sea: "#0a5c5f",
    seaSoft: "#dcece7",
    terracotta: "#a8401f",
    onTerracotta: "#ffffff",
  },
  dark: {
    paper: "#0c1f1d",
    surface: "#122926",
    line: "#2b4a45",
    ink: "#f3eee2",
    muted: "#bfd0c9",
    sea: "#86d1c5",
    seaSoft: "#1c423e",
    terracotta: "#f09a78",
    onTerracotta: "#2c0f04",
  },
} as const;

/**
 * The dark theme. It overrides the styles on the elements, hence `!important`. `[data-ogsc]` and `[data-ogsb]`
 * are how Outlook marks its own.
 */
const dark: readonly (readonly [selector: string, rule: string])[] = [
  [".paper", `background:${palette.dark.paper} !important`],
  [
    ".card",
    `background:${palette.dark.surface} !important;border-color:${palette.dark.line} !important`,
  ],
  [".soft", `background:${palette.dark.seaSoft} !important`],
  [".ink", `color:${palette.dark.ink} !important`],
  [".muted", `color:${palette.dark.muted} !important`],
  [".link", `color:${palette.dark.sea} !important`],
  [".quote", `border-color:${palette.dark.line} !important`],
  [".button", `background:${palette.dark.terracotta} !important`],
  [".button-text", `color:${palette.dark.onTerracotta} !important`],
];

/** The style sheet of every email. */
export const mailStyles = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${dark
  .map(([selector, rule]) => `${selector}{${rule}}`)
  .join("")}}${dark.map(([selector, rule]) => `[data-ogsc] ${selector}{${rule}}`).join("")}`;
