import { brand, mailLink } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import type { Document } from "../schema.ts";

/** About: who stands behind the site, what it does and does not do, how it is paid, how it writes. */
const document: Document = {
  title: `About ${brand.name}`,
  metaDescription: `${brand.name} helps people abroad compare treatments in İstanbul, İzmir and Antalya. What we do and do not do, how we are paid, and the rules we write by.`,
  introduction: [
    `${brand.name} helps people who are thinking about treatment abroad to see clearly: what a treatment involves, what it costs as a rule, what can go wrong, and what to ask before deciding. If you then want a quote, we ask for it on your behalf.`,
  ],
  sections: [
    {
      id: "who-we-are",
      heading: "Who we are",
      blocks: [
        {
          type: "paragraph",
          text: "We are a facilitator and a comparison service. We connect people with independent, licensed clinics; we are not one of them. No one here will examine you, prescribe for you or tell you that you should have an operation.",
        },
        {
          type: "paragraph",
          text: [
            "We are starting small. This is a pilot in one country, Turkey, and three of its cities: ",
            { text: "İstanbul", href: hrefTo.explore("istanbul") },
            ", ",
            { text: "İzmir", href: hrefTo.explore("izmir") },
            " and ",
            { text: "Antalya", href: hrefTo.explore("antalya") },
            ". Thailand, South Korea, Mexico and India are planned for later. We would rather do three cities with care than five countries in a hurry.",
          ],
        },
      ],
    },
    {
      id: "what-we-do",
      heading: "What we do",
      blocks: [
        {
          type: "list",
          items: [
            "We explain treatments in eight areas in plain words, with recovery, flying and risks on the same page as the cost.",
            "We let you put treatments side by side, and show what a package includes and what it leaves out.",
            "We write guides to the three cities for people who are recovering there, not only visiting.",
            `We pass your request to clinics that fit it, and a coordinator replies within ${brand.replyWithinHours} hours.`,
            "We ask clinics for their papers before we introduce anyone to them.",
            "We stay reachable, day and night, for practical help while you are away.",
          ],
        },
      ],
    },
    {
      id: "what-we-do-not-do",
      heading: "What we do not do",
      blocks: [
        {
          type: "list",
          items: [
            "We do not treat anyone or give medical advice.",
            "We do not promise results, and no coordinator may do so.",
            "We do not rank clinics or publish ratings, and we show no before-and-after photographs.",
            "We do not use countdowns, expiring prices or places that are about to run out.",
            "We do not serve anyone under 18.",
            "We do not sell your data or follow you around the web.",
          ],
        },
        {
          type: "paragraph",
          text: "There is no directory of clinics on the site yet. Clinics are named to you by a coordinator, one by one, in answer to your request, and you decide which of them hears from you.",
        },
      ],
    },
    {
      id: "how-we-are-paid",
      heading: "How we are paid",
      blocks: [
        {
          type: "paragraph",
          text: `Reading, comparing and asking for a quote cost you nothing. If you decide to book, a small deposit is paid via ${brand.name} and the balance goes directly to the clinic. Before you pay, the offer tells you in writing how much the deposit is, how much of it is passed on to the clinic and how much, if any, stays with us.`,
        },
        {
          type: "paragraph",
          text: "A service that is paid when people book has an interest in their booking. Bear that in mind when you weigh what we say. Ask your coordinator whether a clinic pays us anything else, and expect a straight answer in writing. No clinic can pay to change what a page on this site says about a treatment or its risks.",
        },
      ],
    },
    {
      id: "editorial-rules",
      heading: "How we write",
      blocks: [
        {
          type: "paragraph",
          text: `Our texts come from the ${brand.editorialTeam}. They are general information and have not been reviewed by a doctor, which is why each of them sends you to one. These are the rules that we write by:`,
        },
        {
          type: "list",
          items: [
            "Serious risks are named, and never hidden behind a click.",
            "Prices are ranges in pounds, called indicative, with what moves them up or down.",
            "What we are not sure of, we leave out or say so.",
            "We invent no clinic, doctor, number or review. Testimonials are illustrative examples, and each says so where it stands.",
            "Surgery is called surgery. It is never a treat, a bargain or a part of a holiday.",
            "Mistakes are corrected when we learn of them.",
          ],
        },
        {
          type: "paragraph",
          text: [
            "Found something wrong or unclear? Please write to ",
            { text: brand.email, href: mailLink({ subject: "Correction" }) },
            ".",
          ],
        },
      ],
    },
    {
      id: "read-on",
      heading: "Where to go from here",
      blocks: [
        {
          type: "paragraph",
          text: [
            { text: "How it works", href: hrefTo.howItWorks() },
            " shows the way from a first question to follow-up at home. ",
            { text: "Safety & Trust", href: hrefTo.safety() },
            " says what we check and what you can check yourself. The ",
            { text: "disclaimer", href: hrefTo.disclaimer() },
            " says what you cannot rely on us for. Read it too: it is short and it matters.",
          ],
        },
      ],
    },
  ],
};

export default document;
