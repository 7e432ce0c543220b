import { CONSENT_PROOF, ERASED_ELSEWHERE_DAYS, RETENTION } from "@shared/retention.ts";
import { brand, mailLink } from "../lib/brand.ts";

const clinicsErase = `We also ask each clinic that has received your data to erase it, and delete our emails and chats with you. This takes up to ${ERASED_ELSEWHERE_DAYS} days.`;

type StatusText = { readonly name: string; readonly text: string };

/** The texts of a patient's own page, behind the private link. */
export const myRequestTexts = {
  /** The meaning of each status, for the patient. */
  statuses: {
    new: {
      name: "Received",
      text: "We have your request. A coordinator will read it and reply to you.",
    },
    contacted: {
      name: "We’ve contacted you",
      text: "A coordinator has contacted you. They ask a clinic for a quote only if you say yes to that clinic.",
    },
    quoted: {
      name: "Quote sent",
      text: "We’ve sent you a quote. You don’t have to accept it.",
    },
    booked: { name: "Booked", text: "You’ve booked with a clinic." },
    closed: { name: "Closed", text: "We’re no longer working on this request." },
  } satisfies Record<string, StatusText>,
  /** Replaces "contacted" once a clinic has received the request. */
  asking: (clinics: number): StatusText => ({
    name: "We’re asking clinics",
    text: `We’ve sent ${clinics === 1 ? "a clinic" : `${clinics} clinics`} what you agreed to, and nothing else, and asked ${clinics === 1 ? "it" : "them"} for a quote. You’ll hear from us when there is one.`,
  }),
  /** Replaces the status after consent has been withdrawn. */
  withdrawn: {
    name: "Consent withdrawn",
    text: "You’ve withdrawn your consent. We’ve stopped working on this request, and we’ll send nothing more about you to any clinic.",
  } satisfies StatusText,
  /** Replaces the status while the request may only be kept. */
  restricted: {
    name: "Kept, but not used",
    text: "You asked us to keep this request and not to use it. We will not write to you about it or send it to a clinic. You can still withdraw your consent, and download or erase the request. To correct something, or to let us use it again, write to us and give your reference:",
  } satisfies StatusText,
  /** What the reader of a mailbox is asked before they see more than the status. */
  prove: {
    title: "Show your request",
    text: "Someone may have typed your email address by mistake instead of theirs. Before we show any personal details, we check that the request is yours. You only do this once.",
    label: "Last four digits of your phone number",
    hint: "The number in your request.",
    missing: "Enter the last four digits of the phone number in your request.",
    notMine: {
      title: "Not your request?",
      text: "If you haven’t asked us for a quote, tell us here. We’ll close this link, stop writing to you, and look for the right address. We won’t delete anything.",
      button: "This is not my request",
    },
  },
  /** After "This is not my request". */
  disowned: {
    title: "Thank you. We’ve closed this link",
    text: "We’ve told our team, who will look for the right email address. We haven’t deleted anything. You don’t need to do anything else.",
  },
  /** Why the team closed a request, as the end of a sentence. "other" says nothing. */
  closeReasons: {
    treatment_done: "you’ve had your treatment",
    booked_elsewhere: "you’ve booked elsewhere",
    not_suitable: "the treatment is not suitable",
    no_answer: "we wrote to you and had no reply",
    changed_mind: "you changed your mind",
    duplicate: "you sent the same request twice",
    spam: "it did not look like a request from a person",
  } satisfies Record<string, string>,
  /** After the reason. */
  reopen: "If you still want quotes, or think that we closed it by mistake, ask again or write to",
  /** For someone who has withdrawn consent. */
  askAgain: "If you change your mind, you can send a new request.",
  keptFor: `We delete this request ${RETENTION.withdrawn} after you withdrew your consent, unless you erase it sooner. We then keep ${CONSENT_PROOF}.`,
  /** For a quote that was sent and is not on the page. How it was sent is not recorded. */
  quoteElsewhere:
    "The quote is not on this page. Look in our emails and other messages to you, and in your spam folder. If you can’t find it, write to",
  /** Shown if no reply has been sent in time. */
  late: "You should have had a reply by now. We’re sorry. Check your spam folder, then contact us and give your reference:",
  /** The clinics that the team suggests, and the patient's answers. */
  proposals: {
    title: "Clinics we’ve suggested",
    lead: "We ask a clinic for a quote only if you say yes to it. You can say yes to all of them, some of them or none.",
    wouldGet: "What this clinic would get, and nothing else",
    got: "What this clinic got, and nothing else",
    yes: "Yes, ask them",
    no: "No",
    takeBack: "Take back my yes",
    change: "Change my answer",
    /** Another tab, or the team, was faster. */
    changedMeanwhile:
      "We did not save your answer, because something changed in the meantime. The current answer is above. If it’s wrong, write to us.",
    withdrawn:
      "You’ve withdrawn your consent, so we won’t ask any clinics, and you cannot answer here any more.",
    restricted:
      "You asked us to keep this request and not to use it, so we won’t ask any clinics, and you cannot say yes here. You can still take back a yes.",
  },
  /** The quotes that the team shared, and what the patient decides about them. */
  quotes: {
    title: "Your quotes side by side",
    noSigns: "There’s no warning sign in these quotes. This does not mean that a clinic is safe.",
    asking:
      "These are the questions that a quote leaves unanswered. Open the message, keep the questions that matter to you, and send it to us: we ask the clinic. “Email” and “Copy” send nothing by themselves.",
    nothingOpen: "Nothing is missing from this quote.",
    toDecision: "Go to your decision",
    deciding:
      "This books nothing and costs nothing. It tells your coordinator, who then writes to you. Take your time: you can change it later.",
    goOn: (clinic: string) => `I’d like to go ahead with ${clinic}`,
    goOnExpired: (clinic: string) =>
      `I’d like to go ahead with ${clinic} (this quote has expired: ask us for a new one)`,
    none: "None of these",
    notThisOne: "Not this one",
    open: "I haven’t decided yet",
    because: "Why not?",
    becauseHint: "You don’t have to say. It helps your coordinator to find something better.",
    tell: "Tell my coordinator",
    chooseOne: "Choose one of the answers.",
    isOutdated:
      "That quote has changed since then, or we no longer share it. Please read the quotes again, and tell us what you think now.",
    /** Another tab, or the team, was faster. */
    changedMeanwhile:
      "We did not save this, because a quote changed in the meantime. Please read the quotes again.",
    keeping:
      "You can print the quotes on one sheet, or copy them into My plan in this browser, where you can change them. Copying again replaces the quotes that you copied before and what you changed in them, except the date and the warning signs that you entered. My plan has room for five quotes: if there are more, your last ones there are removed. Anyone who uses this browser can read My plan.",
    copied: "The quotes are in My plan.",
    copiedSome:
      "The quotes are in My plan. It has room for five, so the last of the quotes that you had there were removed.",
  },
  /** Who can read a request before any clinic receives it. */
  team: `${brand.name}’s coordinators and administrators can read your request.`,
  noClinic: "Our records show that no clinic has received your data.",
  correct: "Our team sees your corrections straight away. We also keep what you first sent.",
  withdraw: {
    text: "You can withdraw your consent at any time. If you do:",
    items: [
      "we stop working on your request and close it",
      "we send nothing more about you to any clinic, and ask any clinic that has received your data to stop using it",
      `we delete your request after ${RETENTION.withdrawn}, unless you erase it sooner, and then keep ${CONSENT_PROOF}`,
    ],
  },
  erase: {
    text: "We delete from our database at once:",
    items: [
      "this request, with your corrections, our notes and the history",
      "messages that you sent with our contact form from the same email address",
      "your newsletter sign-up with that address",
    ],
    kept: "If you’ve sent other requests, they stay. Each has its own private page.",
    clinics: clinicsErase,
    final: "You cannot undo this.",
  },
  /** What has not happened when the server refuses, before the reason. */
  notDone: {
    answer: "Your answer has not been saved.",
    correct: "Your changes have not been saved.",
    decide: "Your decision has not been saved.",
    disown: "This link has not been closed.",
    erase: "Your request has not been erased.",
    prefer: "Your choices have not been saved.",
    withdraw: "Your consent has not been withdrawn.",
  },
  /** The server may have done what was asked, and its answer was lost. */
  noAnswer: `Our server did not answer, so this may not have worked. Check your connection and try again, or write to ${brand.email}.`,
  /** The server failed, perhaps after it had done what was asked. */
  unsure: `Something went wrong, so this may not have worked. Please try again, or write to ${brand.email}.`,
  /** After an erasure, the link no longer works. */
  maybeErased: `Your request may already have been erased. To be sure, write to ${brand.email}.`,
  notSaved: (hasQuotes: boolean) =>
    `Nothing on this page is saved in your browser${hasQuotes ? ", unless you copy quotes into My plan" : ""}. To come back, open the link in our email again.`,
  erased: {
    title: "Your request has been erased",
    lead: "We deleted your request, your contact messages and your newsletter sign-up on",
    items: [
      "This receipt contains no personal data, and your private link no longer works.",
      "If you’ve sent other requests, they stay. Each has its own private page.",
      "Emails that we sent you stay in your own mailbox until you delete them.",
      [
        "Backups of the database may still contain your data until they’re overwritten. To ask how long that takes, write to ",
        { text: brand.email, href: mailLink({ subject: "Privacy request" }) },
        ".",
      ],
      clinicsErase,
      "A clinic may have to keep medical records by law. If it tells us so, we’ll tell you.",
    ],
  },
} as const;
