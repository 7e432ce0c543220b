import { hrefTo } from "../lib/routes.ts";
import type { Testimonial } from "./schema.ts";

/** The label on every testimonial. */
export const testimonialLabel = "Illustrative example";

/** The sentence below the heading of a testimonials section. */
export const testimonialNotice =
  "These are made-up examples of what people worry about before they decide. They’re not reviews, and no real patient is quoted.";

/** Headings of the two sections on Home. */
export const testimonialTitles = {
  first: "Common worries",
  second: "More worries",
} as const;

/** The first section on Home. */
export const testimonials: readonly Testimonial[] = [
  {
    id: "whom-to-call",
    quote:
      "I’m not worried about a sore mouth. I’m worried about who I’d call if something still hurt three weeks later, back at home. That’s the first question on my list.",
    who: "Someone planning dental work",
    answer: { label: "If something goes wrong", href: hrefTo.ifSomethingGoesWrong() },
  },
  {
    id: "three-quotes",
    quote:
      "I have three prices and don’t know why they differ. Does one of them leave out the anaesthetist or some of the nights? I want to check all three against the same list before I speak to anyone.",
    who: "Someone comparing quotes for nose surgery",
    answer: { label: "How to read a quote", href: hrefTo.packages() },
  },
  {
    id: "going-alone",
    quote:
      "Nobody I know has had this done, and I’d be travelling on my own. I want to know what can go wrong. I don’t want a sales talk, and I don’t want to be frightened.",
    who: "Someone thinking about weight-loss surgery",
    answer: {
      label: "Risks of a gastric sleeve",
      href: `${hrefTo.treatment("gastric-sleeve")}#risks-complications`,
    },
  },
];

/** The second section on Home. */
export const moreTestimonials: readonly Testimonial[] = [
  {
    id: "stairs-and-heat",
    quote:
      "My mother already walks with a stick. I need to know about stairs, taxis and the heat. Can I stay in her room?",
    who: "A daughter helping her mother plan a hip replacement",
    answer: { label: "Stairs, taxis and heat in each city", href: hrefTo.explore() },
  },
  {
    id: "who-holds-the-needle",
    quote:
      "Who does the work, the doctor or a technician? If a clinic can’t tell me that clearly, I want to be able to say no, even on the day.",
    who: "Someone looking into a hair transplant",
    answer: {
      label: "Questions to ask about a hair transplant",
      href: `${hrefTo.treatment("fue")}#questions`,
    },
  },
  {
    id: "free-to-wait",
    quote:
      "I’ve read who should not have it. I think I should ask my optician first. If I decide to wait a year, will anyone try to change my mind?",
    who: "Someone reading about laser eye surgery",
    answer: {
      label: "Who should not have LASIK",
      href: `${hrefTo.treatment("lasik")}#ideal-candidates`,
    },
  },
];
