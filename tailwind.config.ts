import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";

/**
 * The design tokens: the only place that defines colours, font sizes, radii, shadows and durations. The
 * palette is inspired by the Aegean coast: pine ink, sand and paper, sea blue-green for whatever can be pressed, and a
 * little terracotta for marks.
 *
 * Names describe the role rather than the hue, so that the dark theme can use the same names.
 */
export const palette = {
  light: {
    /** Page background. */
    paper: "#fbf7ef",
    /** Cards, dialogs, fields. */
    surface: "#fffdf9",
    /** Tinted bands and subtle fills. */
    sand: "#f3e9d8",
    /** Decorative hairlines. */
    line: "#dfd3bf",
    /** Borders of fields and other essential shapes: contrast of at least 3:1. */
    outline: "#81775f",
    /** Text. */
    ink: "#10302c",
    /** Secondary text. */
    muted: "#364f49",
    /** Links, buttons, marks. */
    sea: "#0a5c5f",
    /** Fill behind `sea` text and for selected items. */
    "sea-soft": "#dcece7",
    /** Text on a `sea` fill. */
    "on-sea": "#ffffff",
    /** Marks, and the sail of the logo. */
    terracotta: "#a8401f",
    /** Errors. */
    danger: "#98212b",
    "danger-soft": "#f9e1df",
    /** Success. */
    success: "#1d5c33",
    "success-soft": "#deeede",
    /** Warnings: risks and costs to consider. */
    caution: "#6b4700",
    "caution-soft": "#f9ebc8",
    /** Footer and other dark bands. */
    deep: "#0f302d",
    "on-deep": "#f2ede2",
    "on-deep-muted": "#bccfc8",
    /** The focus ring. */
    focus: "#0b4bb3",
    /** The focus ring on dark bands. */
    "focus-on-deep": "#9cc4ff",
  },
  dark: {
    paper: "#0c1f1d",
    surface: "#122926",
    sand: "#173330",
    line: "#2b4a45",
    outline: "#7d9c95",
    ink: "#f3eee2",
    muted: "#bfd0c9",
    sea: "#86d1c5",
    "sea-soft": "#1c423e",
    "on-sea": "#06211e",
    terracotta: "#f09a78",
    danger: "#ffb3ad",
    "danger-soft": "#4a1c1e",
    success: "#9fdcb0",
    "success-soft": "#1b4029",
    caution: "#f2cf85",
    "caution-soft": "#43340f",
    deep: "#081715",
    "on-deep": "#f2ede2",
    "on-deep-muted": "#bccfc8",
    focus: "#9cc4ff",
    "focus-on-deep": "#9cc4ff",
  },
} as const;

/**
 * The colours of the illustrations, by day and by night. The drawings in `public/illustrations` use them as
 * `--art-…`, and the build writes one file per theme. They are separate from `palette` because they are never
 * used with text.
 */
export const artPalette = {
  light: {
    /** The upper sky. `sky-low` is drawn over it near the horizon. */
    sky: "#c4ddd8",
    "sky-low": "#fbe8cf",
    /** Sun by day, moon by night. */
    sun: "#f7c98d",
    /** Light falling on objects. */
    glow: "#fff2d6",
    cloud: "#fff9ee",
    /** Water, and paint in the same blue-green. */
    sea: "#4f9f9a",
    "sea-deep": "#1f6f70",
    /** Light areas of water. */
    foam: "#e6f3ea",
    /** Land, from far to near. */
    "hill-far": "#a5c5c0",
    "hill-mid": "#7ba89f",
    "hill-near": "#4d8074",
    /** Lit walls. `stone-shade` is the side facing away from the light. */
    stone: "#f8edda",
    "stone-shade": "#dcc5a3",
    roof: "#cf7148",
    /** Brass, straw, lemons. */
    gold: "#f2be79",
    terracotta: "#b14a26",
    wood: "#8b5d3e",
    /** Leaves, from olive to cypress. */
    leaf: "#7f9c68",
    "leaf-deep": "#2d5a4a",
    "leaf-light": "#b3c190",
    /** Bougainvillea. */
    bloom: "#cd5f72",
    /** Dark objects: iron, olives, a cat. */
    ink: "#12332f",
    /** Outlines of icons, which must stand out from the page in both themes. */
    line: "#12332f",
    /** Paper, sails, whitewash. */
    cream: "#fffaf0",
    /** Teeth. By night lighter than the paper around them, because grey ones would look decayed. */
    enamel: "#dcc5a3",
    /** Glass by day, lamplight by night. */
    window: "#2f6266",
    /** Shadow, always at a low opacity. */
    shade: "#15413e",
  },
  dark: {
    sky: "#12323b",
    "sky-low": "#456a70",
    sun: "#f3e3ba",
    glow: "#c9dfd4",
    cloud: "#39606a",
    sea: "#1f565d",
    "sea-deep": "#0f3a42",
    foam: "#9cc4bd",
    "hill-far": "#30595f",
    "hill-mid": "#24494d",
    "hill-near": "#18393b",
    stone: "#b8ae97",
    "stone-shade": "#737468",
    roof: "#9d5640",
    gold: "#c79d59",
    terracotta: "#c9663f",
    wood: "#604838",
    leaf: "#456b54",
    "leaf-deep": "#143a35",
    "leaf-light": "#7b9772",
    bloom: "#b65d70",
    ink: "#081c1b",
    line: "#efe6d2",
    cream: "#cbc4ae",
    enamel: "#f6f1e6",
    window: "#ffcf7f",
    shade: "#020f10",
  },
} as const;

export type ColourToken = keyof typeof palette.light;

const colourTokens = Object.keys(palette.light) as ColourToken[];

function asVariables(theme: Record<ColourToken, string>, scheme: "light" | "dark") {
  return {
    "color-scheme": scheme,
    ...Object.fromEntries(colourTokens.map((name) => [`--${name}`, theme[name]])),
    // Which of a drawing's two files is displayed.
    "--drawing-light": scheme === "light" ? "block" : "none",
    "--drawing-dark": scheme === "dark" ? "block" : "none",
  };
}

export default {
  content: [],
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      ...Object.fromEntries(colourTokens.map((name) => [name, `var(--${name})`])),
    },
    fontFamily: {
      serif: [
        '"Newsreader Headings"',
        '"Newsreader fallback"',
        '"Newsreader fallback Noto"',
        '"Newsreader fallback Times"',
        "serif",
      ],
      sans: [
        '"Coast Sans"',
        '"Coast Sans fallback"',
        '"Coast Sans fallback Roboto"',
        "system-ui",
        "sans-serif",
      ],
    },
    fontSize: {
      /** Sheets that must fit on one page. */
      print: ["8.5pt", "1.22"],
      /** Tables that must fit on one page, by amount of content. */
      "print-large": ["9pt", "1.35"],
      "print-medium": ["7.5pt", "1.2"],
      "print-small": ["6.75pt", "1.15"],
      "print-smallest": ["6pt", "1.1"],
      xs: ["0.8125rem", "1.25rem"],
      sm: ["0.9375rem", "1.4rem"],
      // Slightly smaller on phones, but at least 16 px, because browsers zoom into fields with smaller text.
      base: ["clamp(1rem, 0.93rem + 0.3vw, 1.0625rem)", "1.5"],
      lg: ["clamp(1.0625rem, 0.98rem + 0.35vw, 1.1875rem)", "1.48"],
      xl: ["clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)", "1.35"],
      "2xl": ["clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem)", "1.25"],
      "3xl": ["clamp(1.75rem, 1.5rem + 1.2vw, 2.375rem)", "1.18"],
      "4xl": ["clamp(2.125rem, 1.7rem + 2.1vw, 3.25rem)", "1.1"],
      "5xl": ["clamp(2.5rem, 1.8rem + 2.6vw, 4rem)", "1.06"],
    },
    borderRadius: {
      none: "0",
      sm: "0.375rem",
      DEFAULT: "0.625rem",
      lg: "1rem",
      xl: "1.5rem",
      full: "9999px",
    },
    boxShadow: {
      none: "none",
      card: "0 1px 2px rgb(16 48 44 / 0.05), 0 6px 20px -8px rgb(16 48 44 / 0.14)",
      raised: "0 2px 4px rgb(16 48 44 / 0.06), 0 18px 44px -14px rgb(16 48 44 / 0.28)",
      /** Lines inside the edge of an element. They take up no space, so nothing moves when they appear. */
      "start-sea": "inset 3px 0 0 var(--sea)",
      "start-danger": "inset 3px 0 0 var(--danger)",
      "inside-outline": "inset 0 -1px 0 var(--outline)",
      "below-focus": "inset 0 -3px 0 var(--focus)",
      "below-outline": "inset 0 -2px 0 var(--outline)",
    },
    transitionDuration: { DEFAULT: "160ms", fast: "120ms", slow: "240ms" },
    extend: {
      /** The only weight that the headings font contains. */
      fontWeight: { heading: "560" },
      maxWidth: { page: "76rem", reading: "36rem", form: "36rem" },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ":root": asVariables(palette.light, "light"),
        // In print, the light theme applies even in dark mode.
        "@media screen and (prefers-color-scheme: dark)": {
          ":root:not([data-theme=light])": asVariables(palette.dark, "dark"),
        },
        "@media screen": {
          ":root[data-theme=dark]": asVariables(palette.dark, "dark"),
        },
      });
    }),
  ],
} satisfies Config;
