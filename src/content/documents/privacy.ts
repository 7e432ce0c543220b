import { CLINIC_PROMISE } from "@shared/clinic-consent.ts";
import { DOCUMENT_DATES } from "@shared/lead-fields.ts";
import {
  CONSENT_PROOF,
  ERASED_ELSEWHERE_DAYS,
  EXPORTED_FILES,
  RETENTION,
} from "@shared/retention.ts";
import { brand, mailLink } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import { officialLinks } from "../official-links.ts";
import { officialLink } from "../official-places.ts";
import { operatorSentence } from "../operator-texts.ts";
import type { Document } from "../schema.ts";

/** Subject of a privacy request, so that it is recognised immediately. */
const requestMail = { text: brand.email, href: mailLink({ subject: "Privacy request" }) };

/** The privacy policy: what the site stores, who sees it, for how long, and how to have it deleted. */
const document: Document = {
  title: "Privacy Policy",
  metaDescription: `What ${brand.name} stores when you ask for a quote, who sees it in the UK and Turkey, how long we keep it, and how to have it deleted. No cookies, no tracking.`,
  introduction: [
    "You can read every page of this site without telling us who you are. This policy explains what happens when you do tell us. It says what we store and why, who sees it, how long we keep it, and what you can ask us to do.",
    ["If anything is unclear, or you want to use one of your rights, write to ", requestMail, "."],
  ],
  lastUpdated: DOCUMENT_DATES.privacy,
  sections: [
    {
      id: "in-short",
      heading: "In short",
      blocks: [
        {
          type: "list",
          items: [
            "We set no cookies, and use no analytics, no advertising tags and no tracking.",
            "If you ask for a quote, we store what you send, and treat it as health data. We use it for your quote only with your explicit consent.",
            CLINIC_PROMISE,
            `If you don’t book, we delete your request ${RETENTION.request} after we were last in contact. If you book, we keep it for ${RETENTION.booked} or longer.`,
            "On your private page you can see, correct or erase your request, and withdraw your consent. You can also write to us.",
          ],
        },
      ],
    },
    {
      id: "who-is-responsible",
      heading: "Who is responsible",
      blocks: [
        `${operatorSentence} The operator is the controller of the personal data described here. This means that it decides why and how the data is used. It is responsible for the data under the UK General Data Protection Regulation (UK GDPR) and the Data Protection Act 2018.`,
        "Clinics are independent. Each clinic that receives your details is the controller of the data it holds about you, including medical records. Read its own privacy notice.",
        "This service is for adults. Please do not send us details of anyone under 18. Nobody can agree to the use of health data for another adult, so each adult sends their own request.",
      ],
    },
    {
      id: "quote-request",
      heading: "What the quote form stores",
      blocks: [
        "When you send a quote request, our database stores:",
        {
          type: "list",
          items: [
            "your name, email address and phone (WhatsApp) number, which we also store in international form;",
            "the treatment that you ask about, and the city and country where you would like it;",
            "your travel month, your notes and your preferred language, if you add them;",
            "the address of the page on this site where you opened the form, or, if a coordinator wrote your request down, how it reached us;",
            "the wording that you agreed to, with your confirmation that you are 18 or over and accept the terms, the dates of the terms and of this policy, and when you agreed;",
            "the date and time of the request, its status, which is “new” at first, and its reference, such as SV-7K2M-4QXV;",
            "a number that your browser or our server creates, so that the same form sent twice is stored only once;",
            "what you change later on your private page: corrections to what you sent, how and when to reach you, and whether you withdrew your consent;",
            "what happens to your request: when its status changed, who in our team looks after it and what they do next, our team’s notes, which emails we sent you and whether they arrived, which clinics we suggested and what you answered, which clinic received what, and when, the quotes that clinics gave, and what you decide about them and why, if you say;",
            "if you book: the clinic, the days of your arrival, treatment and return, and whether you agreed to one email that asks how you are, a week after you are home.",
          ],
        },
        "We need the treatment, your name, email address and phone number to prepare a quote. You do not have to give us anything else. Please do not put passport numbers or medical documents in the notes.",
        "To prevent abuse we count requests. For this we store codes (hashes): one made from your network address and one from your email address. If your network address is of the newer kind (IPv6), we store a third, made from the first part of it. We do not store your network address itself. We use the codes for one hour, and delete them when we next receive a request after that hour, or within a day. We count wrong email addresses and digits entered at a private link, requests for a new link, and requests that we could not accept, in the same way.",
        "To open your private page you need the link in our email, your email address and, the first time, the last four digits of your phone number. Someone who gets our email by mistake sees only the reference and the status, and can tell us. The link stops working 26 weeks after the last activity on your request. We do not store it: we work it out again each time we send you an email.",
      ],
    },
    {
      id: "health-data",
      heading: "Data about your health",
      blocks: [
        "The name of a treatment next to your name may reveal something about your health. We therefore treat every quote request as health data, which has special protection in law (Article 9 of the UK GDPR).",
        `We use it only with your explicit consent. You give it by ticking the box in the quote form, which is never ticked in advance, or by telling a coordinator, who records how, when and in which words. You agree that our coordinators, and the clinics in Turkey that they ask for your quote, may use your request to contact you and to prepare your quote. ${CLINIC_PROMISE} You give this second consent for each clinic separately: on your private page, or by telling a coordinator, who records how and when. You can take it back at any time, on that page or by writing to us.`,
        {
          type: "note",
          tone: "information",
          title: "You can withdraw your consent at any time",
          text: [
            "Use your private page, which our email links to, or write to ",
            requestMail,
            ". You do not have to give a reason.",
          ],
        },
        `If you withdraw it, we stop using your request at once, close it, and tell the clinics that we sent it to. We delete it after ${RETENTION.withdrawn}, or at once if you erase it on your private page. After the ${RETENTION.withdrawn} we keep ${CONSENT_PROOF}. The proof doesn’t contain your name or your treatment.`,
        "With each request that you had sent before from the same email address or phone number, we keep the date of your withdrawal, so that nobody contacts you about that request either. Withdrawing your consent does not make what we did before it unlawful.",
      ],
    },
    {
      id: "purposes",
      heading: "Why we use your data",
      blocks: [
        {
          type: "table",
          caption: "Purposes and legal bases",
          columns: ["Purpose", "Legal basis"],
          rows: [
            [
              "Answering your quote request and introducing you to clinics",
              "Your consent (Article 6(1)(a)) and, for health data, your explicit consent (Article 9(2)(a))",
            ],
            [
              "Preventing abuse of the form and keeping the site secure",
              "Our legitimate interest in keeping the service working and safe (Article 6(1)(f))",
            ],
            [
              "Answering what you write to us by email or WhatsApp",
              "Our legitimate interest in replying to you (Article 6(1)(f)). If it is a complaint or a claim and mentions your health, legal claims (Article 9(2)(f)). For anything else about your health, we ask you to use the quote form, which asks for your consent",
            ],
            [
              "Knowing whom to write to at a clinic",
              "Our legitimate interest in reaching the right person there (Article 6(1)(f))",
            ],
            [
              "Accounts for our team",
              "Our legitimate interest in controlling who can see requests (Article 6(1)(f))",
            ],
            [
              "Showing that you gave consent, and dealing with a legal claim",
              "Our legal duty to be able to prove consent (Article 6(1)(c) with Article 7(1)), our legitimate interest in dealing with a claim (Article 6(1)(f)) and, for health data, legal claims (Article 9(2)(f))",
            ],
          ],
        },
        "No important decision about you is made by a computer alone. We do not build profiles, sell your data, or use your request for advertising.",
      ],
    },
    {
      id: "other-forms",
      heading: "Contact form, newsletter, email and WhatsApp",
      blocks: [
        `The contact form sends your name, your email address, the subject and your message to our coordinators by email, so that they can answer you. We send you one email to say that we have it. We keep a copy in our database for ${RETENTION.contact_message}, so that your message is not lost if the email is not delivered. Then we delete it, unless the email could not be sent: in that case we keep it until we have read it. We rely on our legitimate interest in answering people who write to us. To prevent abuse, we count messages in the same way as quote requests.`,
        `If you sign up for our newsletter, we store your email address and when you asked for it, and send you one email with a link. We send you the newsletter only if you open that link and confirm with your address. This is your consent, and we store when you gave it. If you do not confirm, we delete your address after ${RETENTION.unconfirmed}. You can unsubscribe at any time: use the link in each email or “Unsubscribe” in your email program, or write to us. We then delete your address from the list. We count sign-ups in the same way as quote requests.`,
        "Your emails and WhatsApp messages reach us through the companies that run those services. They handle your messages under their own terms. WhatsApp belongs to Meta.",
      ],
    },
    {
      id: "your-browser",
      heading: "What your browser stores",
      blocks: [
        "We set no cookies. We use no analytics, no advertising tags and no tracking. Fonts and pictures come from this site. Your browser connects to our database only when you send a form or use certain pages. These are your private page, the page that confirms or ends a newsletter sign-up, and the pages for our team. Your own device may store:",
        {
          type: "list",
          items: [
            "a draft of the quote form, until you close the tab or send the request;",
            "a receipt of each request that you sent, until you remove it: its reference, your first name, the treatment, the city and the time;",
            "the treatments that you have chosen to compare, until you close the tab;",
            "what you put into My plan, until you remove it: treatments, a city, notes, clinics’ quotes and costs. We do not receive it unless you add it to a request. If you copy its link, the link contains all of it;",
            "your choice of light or dark theme, and whether you have turned off a keyboard shortcut;",
            "the time of the last reload after a page failed to load, until you close the tab;",
            "copies of this site’s public files, so that pages open faster and without a connection;",
            "if you sign in as a member of our team: your session, until you sign out or for at most 12 hours. It may store when you last used the workspace and which list you last looked at. Until you close the tab, it may also store notes that you have not saved.",
          ],
        },
        "You can remove all of it by clearing this site’s data in your browser.",
      ],
    },
    {
      id: "who-sees-it",
      heading: "Who sees your request",
      blocks: [
        {
          type: "list",
          items: [
            `Administrators and coordinators of ${brand.name}. They must sign in, and we give access to each person separately. Administrators can save requests to a file on their own computer.`,
            `Clinics in Turkey that we ask for your quote. ${CLINIC_PROMISE} A clinic first gets what it needs for a quote, without your name or how to reach you.`,
            "Supabase, which runs our database and sign-in for us. It is our processor: it follows our instructions and may not use your data for itself. Supabase and the host of these pages may keep technical logs, with network addresses, for security.",
            "The company that delivers our emails, as our processor. We email you a confirmation when you send a request or a message. That email contains your email address, your first name and, for a request, your reference and your private link. It does not name the treatment. An email about a change of status also contains the status. An email about clinics that we suggest names them and their cities, but not what they would get. An email about the newsletter contains only your address. Emails to our team about a request contain its reference and what has happened to it, and nothing else about you. A message that you send with the contact form reaches our team by email, with all that you wrote.",
            "The company whose program sends our newsletter, if you subscribe, as our processor. It gets your email address and your link to unsubscribe.",
            "Another program of ours, if we connect one to know about new requests. It gets the reference and the times, and nothing about you.",
            "Authorities or advisers, where the law requires it or a legal claim makes it necessary.",
          ],
        },
        `Anyone can create an account on the sign-in page, but an account that has not been given access cannot see any requests. For an account, our sign-in service stores the email address, the password as a hash, and the times of confirmation and sign-in. For each session it stores the network address and the type of browser. Our database stores the name that colleagues see, and a code for each type of browser that you have used, so that we can email you if there is a new one. If you add a device as a second step when you sign in, the sign-in service also stores the name of the device, and the key that it shares with the device. An account without access is deleted after ${RETENTION.account}. The account of someone who has left our team is deleted once the record of what they did has been deleted. Write to us if you want yours deleted sooner.`,
      ],
    },
    {
      id: "transfers",
      heading: "Transfer to Turkey and other countries",
      blocks: [
        "The clinics are in Turkey. The UK has not decided that personal data is protected well enough in Turkey (there are no UK adequacy regulations for Turkey). Turkey has its own data protection law, but your rights may be harder to use there.",
        `When you say yes to a clinic, you agree that what we listed for you goes to that clinic in Turkey for your quote. The form, and the page on which you say yes, tell you that your rights may be harder to use there. ${CLINIC_PROMISE} If you say no, or do not answer, that clinic gets nothing. We can still answer general questions, but we cannot get that clinic’s quote.`,
        "In law, a clinic gets your data because you explicitly agreed to it after we told you about the risks (Article 49(1)(a) of the UK GDPR). The companies that run our database, deliver our emails and send our newsletter may handle data outside the UK. Where they do, the safeguards in our agreement with each of them apply. If you write to us by WhatsApp, Meta handles your messages under its own terms, in other countries too. Ask us which countries these are, or for a copy of the safeguards.",
      ],
    },
    {
      id: "retention",
      heading: "How long we keep it",
      blocks: [
        {
          type: "list",
          items: [
            `Your quote request, if you don’t book: ${RETENTION.request} after we were last in contact.`,
            `Your quote request, if you book: ${RETENTION.booked} after your treatment and the checks planned after it, or after we were last in contact if that is later. This covers the time in which an injury can normally be claimed for.`,
            `Your quote request, if you withdraw your consent: ${RETENTION.withdrawn}. We then keep ${CONSENT_PROOF}, for ${RETENTION.record}. We also keep the date with each request that you had sent before, until we delete that one.`,
            `Requests that are spam, or that you sent twice: ${RETENTION.unwanted} after we closed them.`,
            "We delete requests automatically, within a day, and sooner if you ask. If you ask us to keep your request but not use it, we keep it until you tell us to delete it or use it again, or withdraw your consent.",
            `Files that an administrator has saved: the site cannot delete these. Our rule is that administrators delete them when they no longer need them, and after ${EXPORTED_FILES} at the latest. They also delete the details of anyone who asks us to.`,
            `Your address on the newsletter list: until you unsubscribe, or for ${RETENTION.unconfirmed} if you do not confirm it.`,
            `Messages sent with the contact form: ${RETENTION.contact_message} in our database, or until we have read your message if the email with it could not be sent. The email that our coordinators receive is kept like our other messages with you.`,
            `The name, email address and WhatsApp number of the person we write to at a clinic, which the clinic gives us: while we work with the clinic, and for ${RETENTION.clinic_contact} after that.`,
            "Messages between you and us, and between us and clinics about you: as long as the request that they are about. Our team goes through them each month. If you ask, we delete them sooner.",
            `The record of who in our team did what, and the names of people who have left it: ${RETENTION.record}.`,
            "The codes that prevent abuse: we use them for one hour, and delete them when we next receive a request after that hour, or within a day.",
            "Backups: our database provider may keep some. Deleted data stays in a backup until the backup is overwritten. Ask us how long that takes.",
            "If there is a legal claim: what we need for it, until the claim is settled.",
          ],
        },
        `When we delete a request, nothing that you wrote stays in our database. For ${RETENTION.record} we keep a record of when the request was received, opened, changed, saved to a file and deleted, and by whom, so that we can show what we did with it. The record identifies the request only by a random number and contains none of your details. Until we have told the clinics, we also keep the reference, the names of the clinics and the days on which they received your data. The notice that tells our team what to do contains only the reference, and we keep a record of it for ${RETENTION.mail}. Your message asking us to delete it, and our answer, are kept in our mailbox for ${RETENTION.request}.`,
      ],
    },
    {
      id: "your-rights",
      heading: "Your rights",
      blocks: [
        {
          type: "table",
          caption: "What you can ask for, and what we do",
          columns: ["You can", "What we do"],
          rows: [
            [
              "See what we hold about you (access)",
              "You can download what we hold about your request on your private page, including our notes. If you write to us, we send you a copy of everything, and of who saw it.",
            ],
            [
              "Correct a mistake (rectification)",
              "You can correct it on your private page, or write to us. We also keep what you first sent. We pass the correction on to each clinic that has the request.",
            ],
            [
              "Delete your data (erasure)",
              `You can erase a request at once on your private page. If you write to us, we delete every request that gives your email address, the messages that you sent with the contact form, and your newsletter sign-up. In both cases we also ask each clinic that has received your data to erase it, and delete our emails and chats with you, within ${ERASED_ELSEWHERE_DAYS} days. A clinic may have to keep medical records by law. If it tells us so, we tell you.`,
            ],
            [
              "Ask us to keep your data but not use it (restriction)",
              "We take your request off our lists, nobody uses it, and we tell each clinic that has received it. You can still withdraw your consent, or erase it. We keep it until you say otherwise.",
            ],
            [
              "Get a file that other programs can read (portability)",
              "You can download it on your private page as a JSON file. If you write to us, we send you the same kind of file.",
            ],
            [
              "Say no to a use that rests on our legitimate interest (objection)",
              "We stop, unless we have a compelling legal reason to continue. If so, we tell you what it is.",
            ],
            [
              "Change your mind (withdrawal of consent)",
              `We stop using your request and close it. You can erase it at once, or we delete it after ${RETENTION.withdrawn}.`,
            ],
          ],
        },
        [
          "Write to ",
          requestMail,
          " from the address that you gave us, or suggest another way for us to be sure that it is you. A member of our team will deal with what you ask. We answer within one month, free of charge. If a request is complex and the law gives us longer, we tell you why within that month.",
        ],
      ],
    },
    {
      id: "complaints",
      heading: "Complaints",
      blocks: [
        [
          `If you think that we have handled your data wrongly, please tell us first. We reply within ${brand.replyWithinHours} hours, look into it without delay, and tell you the outcome. You can `,
          officialLink(officialLinks.informationCommissioner, "complain at any time"),
          " to the Information Commissioner’s Office, the UK’s data protection authority. If you live in another country, you may also be able to complain to the authority there.",
        ],
      ],
    },
    {
      id: "changes",
      heading: "Changes to this policy",
      blocks: [
        [
          "When we change what we do, we change this page and the date at the top. If we want to use your data in a new way, we first ask you. ",
          { text: "Safety & Trust", href: hrefTo.safety() },
          " has a short summary of how we look after data.",
        ],
      ],
    },
  ],
};

export default document;
