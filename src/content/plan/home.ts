/** Texts of "My plan", the home of the planning tools. */
export const planTexts = {
  title: "My plan",
  metaDescription:
    "Collect your treatments, city, notes and clinics’ quotes for a trip to Turkey. The plan stays on your device. Nothing is sent, and you do not need an account.",
  lead: "Keep your treatments, your city, your notes and clinics’ quotes in one place. You do not need an account.",
  /** Stands on every page of the plan. */
  privacy:
    "Your plan is kept on your device, in this browser. We do not receive it unless you add it to a request. Anyone who uses this browser can read it.",
  /** Shown where the page cannot work. */
  needsScript:
    "This tool works on your device and needs JavaScript. You can read this page without it.",
  /** Shown where the code that reads the plan could not be loaded. */
  unread:
    "We could not read your plan. It is still in this browser. Check your connection, then load this page again.",
  /** Shown where the browser refuses to store anything. */
  notKept:
    "We cannot store your plan in this browser, so you will lose it when you close the page. Save it as a file, or copy its link.",
  /** Link from a tool to the plan. */
  backToPlan: "Share, save or delete it in My plan",
  share: {
    title: "Share, save or delete",
    link: "The link contains the whole plan, after the # sign. Browsers do not send that part of a link to any server. Anyone who has the link can read the plan, so be careful who you share it with.",
    file: "A file is a copy that you can keep, or open on another device.",
    forget: "“Delete everything” deletes the plan from this browser. You cannot undo this.",
  },
  request: {
    title: "Summary of your plan",
    text: "You can attach your plan to a quote request. In the form, choose “Add my plan to the notes”. You can read and change the text there before you send it.",
  },
  received: {
    title: "Someone has shared a plan with you",
    replaces: "If you open it, it replaces the plan in this browser.",
    broken:
      "This link does not contain a plan that we can read. Part of it may be missing. Ask for it again, and copy the whole link.",
    brokenFile:
      "This file does not contain a plan that we can read. Choose a file that you saved from this page.",
  },
} as const;
