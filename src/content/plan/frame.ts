/** Texts that stand on every page of "My plan". Apart from those of its home, which the tools do not load. */
export const frameTexts = {
  /** Of the home, which the tools lead back to. */
  home: "My plan",
  privacy:
    "Your plan is kept on your device, in this browser. We do not receive it unless you add it to a request. Anyone who uses this browser can read it.",
  /** Shown where the page cannot work. */
  needsScript:
    "This tool works on your device and needs JavaScript. You can read this page without it.",
  /** Shown where the browser refuses to store anything. */
  notKept:
    "We cannot store your plan in this browser, so you will lose it when you close the page. Save it as a file, or copy its link.",
  /** Link from a tool to the plan. */
  backToPlan: "Share, save or forget it in My plan",
} as const;
