import type { ColourToken } from "../../tailwind.config.ts";

/** The colours that may be combined, with the minimum contrast ratio (WCAG). */
export type ColourPair = {
  /** The foreground: text, a mark or a ring. */
  colour: readonly ColourToken[];
  /** The background. */
  on: readonly ColourToken[];
  atLeast: number;
};

const grounds = ["paper", "surface", "sand"] as const;
const softGrounds = ["sea-soft", "danger-soft", "success-soft", "caution-soft"] as const;

/** Body text: 7. */
const readingText: readonly ColourPair[] = [
  { colour: ["ink", "muted"], on: grounds, atLeast: 7 },
  { colour: ["ink"], on: softGrounds, atLeast: 7 },
  { colour: ["on-deep", "on-deep-muted"], on: ["deep"], atLeast: 7 },
];

/** Short text such as links, button labels, badges and errors: 4.5. */
const shortText: readonly ColourPair[] = [
  { colour: ["muted"], on: softGrounds, atLeast: 4.5 },
  { colour: ["sea", "terracotta", "danger", "success", "caution"], on: grounds, atLeast: 4.5 },
  { colour: ["sea"], on: ["sea-soft"], atLeast: 4.5 },
  { colour: ["danger"], on: ["danger-soft"], atLeast: 4.5 },
  { colour: ["success"], on: ["success-soft"], atLeast: 4.5 },
  { colour: ["caution"], on: ["caution-soft"], atLeast: 4.5 },
  // A link inside a callout.
  { colour: ["sea"], on: ["caution-soft", "danger-soft", "success-soft"], atLeast: 4.5 },
  { colour: ["on-sea"], on: ["sea"], atLeast: 4.5 },
  { colour: ["deep"], on: ["on-deep"], atLeast: 4.5 },
  { colour: ["surface"], on: ["danger"], atLeast: 4.5 },
];

/** Non-text elements, such as field borders, focus rings, bars and button fills: 3. */
const marks: readonly ColourPair[] = [
  { colour: ["outline", "focus", "sea", "terracotta"], on: grounds, atLeast: 3 },
  { colour: ["danger", "caution", "success"], on: grounds, atLeast: 3 },
  { colour: ["outline", "focus"], on: softGrounds, atLeast: 3 },
  { colour: ["focus-on-deep", "on-deep", "on-deep-muted"], on: ["deep"], atLeast: 3 },
];

export const colourPairs: readonly ColourPair[] = [...readingText, ...shortText, ...marks];

/** A translucent colour, written `token/percentage` in a class. */
export type MixedColour = {
  colour: ColourToken;
  percentage: number;
  /** The backgrounds that it may be on; `anything` is any part of a page. */
  over: readonly ColourToken[] | "anything";
  /** Text and marks on it, if any. */
  foregrounds: readonly Omit<ColourPair, "on">[];
};

export const mixedColours: readonly MixedColour[] = [
  // A late lead in the list.
  {
    colour: "danger-soft",
    percentage: 50,
    over: ["paper", "surface"],
    foregrounds: [
      { colour: ["ink", "muted"], atLeast: 7 },
      { colour: ["sea"], atLeast: 4.5 },
      { colour: ["outline", "focus", "danger"], atLeast: 3 },
    ],
  },
  // A line under the pointer that opens something, also in a notice.
  {
    colour: "ink",
    percentage: 5,
    over: ["paper", "surface", "sand", "danger-soft", "caution-soft"],
    foregrounds: [
      { colour: ["ink"], atLeast: 7 },
      { colour: ["sea"], atLeast: 3 },
    ],
  },
  // Parts of a bar in a chart.
  {
    colour: "sea",
    percentage: 65,
    over: ["surface"],
    foregrounds: [{ colour: ["surface"], atLeast: 3 }],
  },
  {
    colour: "sea",
    percentage: 80,
    over: ["surface"],
    foregrounds: [{ colour: ["surface"], atLeast: 4.5 }],
  },
  // The overlay of a dialog. Nothing on it needs to be read.
  { colour: "deep", percentage: 60, over: "anything", foregrounds: [] },
  // The chosen theme in the footer, and a decorative line.
  {
    colour: "on-deep",
    percentage: 20,
    over: ["deep"],
    foregrounds: [
      { colour: ["on-deep"], atLeast: 4.5 },
      { colour: ["on-deep-muted"], atLeast: 3 },
    ],
  },
];
