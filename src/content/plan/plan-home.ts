import { frameTexts } from "./frame.ts";

/** Texts of the home page of "My plan". */
export const planTexts = {
  title: frameTexts.home,
  metaDescription:
    "Collect your treatments, city, notes and clinics’ quotes for a trip to Turkey. The plan stays on your device unless you share it. You do not need an account.",
  lead: "Keep your treatments, your city, your notes and clinics’ quotes in one place. You don’t need an account.",
  share: {
    title: "Share, save or delete your plan",
    /** While there is nothing to share, save or delete. */
    emptyTitle: "Open a saved plan",
    emptyText: "If you’ve saved a plan as a file, you can open it here.",
    link: "The link contains the whole plan, including what you’ve entered about your health, after the # sign. Browsers do not send that part of a link to any server. Anyone who has the link can read the plan, so be careful who you share it with.",
    file: "A file is a copy of all of this that you can keep, or open on another device.",
    forget:
      "“Delete my plan” deletes everything in your plan from this browser, including what you’ve entered about your health. It also deletes a quote request that you have started in this tab. You cannot undo this. Links and files that you have shared or saved keep their copy.",
  },
  request: {
    title: "Summary of your plan",
    text: "You can attach your plan to a quote request. In the form, choose “Add my plan to the notes”. You can read and change the text there before you send it.",
  },
  received: {
    title: "Do you want to open this plan?",
    replaces: "If you open it, it replaces the plan in this browser.",
    broken:
      "This link does not contain a plan that we can read. Part of it may be missing. Ask for it again, and copy the whole link.",
    brokenFile:
      "This file does not contain a plan that we can read. Choose a file that you saved from this page.",
  },
} as const;
