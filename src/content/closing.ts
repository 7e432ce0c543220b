/** The end of a page that leads to a request. In a module of its own, so that pages do not load Home’s texts. */
export const closing = {
  title: "When you’re ready",
  text: "Ask for a free quote, or look around first. You can stop at any time.",
} as const;
