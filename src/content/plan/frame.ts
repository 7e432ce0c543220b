/** Texts shared by all pages of "My plan". Those of its home page are in `plan-home.ts`. */
export const frameTexts = {
  /** Name of the home page, to which the tools link. */
  home: "My plan",
  privacy:
    "Your plan is kept on your device, in this browser. We do not receive it unless you add it to a request. Anyone who uses this browser can read it.",
  /** Shown without JavaScript. */
  needsScript:
    "This tool works on your device and needs JavaScript. You can read this page without it.",
  /** Shown if the browser refuses to store the plan. */
  notKept:
    "We cannot store your plan in this browser, so you’ll lose it when you close the page. Save it as a file, or copy its link.",
  /** What the plan itself has, below its name in the row of tools. */
  homeStatus: "share or save",
} as const;
