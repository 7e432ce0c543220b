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
    onSea: "#ffffff",
  },
  dark: {
    paper: "#0c1f1d",
    surface: "#122926",
    line: "#2b4a45",
    ink: "#f3eee2",
    muted: "#bfd0c9",
    sea: "#86d1c5",
    seaSoft: "#1c423e",
    onSea: "#06211e",
  },
} as const;

/** The dark theme. It overrides the styles on the elements, hence `!important`. */
const dark: readonly (readonly [
  selector: string,
  property: "color" | "background" | "border-color",
  value: string,
])[] = [
  [".paper", "background", palette.dark.paper],
  [".card", "background", palette.dark.surface],
  [".card", "border-color", palette.dark.line],
  [".soft", "background", palette.dark.seaSoft],
  [".ink", "color", palette.dark.ink],
  [".muted", "color", palette.dark.muted],
  [".link", "color", palette.dark.sea],
  [".quote", "border-color", palette.dark.line],
  [".button", "background", palette.dark.sea],
  [".button-text", "color", palette.dark.onSea],
];

/** In its own dark mode, Outlook marks where it has changed a string's colour, and where a background. */
const outlookMark = (property: string) => (property === "background" ? "data-ogsb" : "data-ogsc");

const rules = (prefix: (property: string) => string) =>
  dark
    .map(
      ([selector, property, value]) =>
        `${prefix(property)}${selector}{${property}:${value} !important}`,
    )
    .join("");

/** The style sheet of every email. */
export const mailStyles = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules(() => "")}}${rules((property) => `[${outlookMark(property)}] `)}`;
