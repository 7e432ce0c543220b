import type { Testimonial } from "./schema.ts";

/** The label that stands on every testimonial. */
export const testimonialLabel = "Illustrative example";

/** The sentence under the heading of a testimonials section. */
export const testimonialNotice =
  "These are made-up examples of what people ask and worry about before they decide. They are not reviews, and no real patient is quoted.";

/** Headings of the two sections on Home. */
export const testimonialTitles = {
  first: "What people have on their minds",
  second: "Other worries worth saying aloud",
} as const;

/** The first section on Home. */
export const testimonials: readonly Testimonial[] = [
  {
    id: "whom-to-call",
    quote:
      "I can put up with a sore mouth. What I cannot settle is whom I would call if something still hurt three weeks later, back at home. That question is at the top of my list.",
    who: "Someone planning dental work",
  },
  {
    id: "three-quotes",
    quote:
      "I have three prices and no idea why they differ. Does one leave out the anaesthetist, or two of the nights? I want to go through all three with the same list before I speak to anyone.",
    who: "Someone comparing quotes for nose surgery",
  },
  {
    id: "going-alone",
    quote:
      "Nobody I know has had this done, and I would be travelling on my own. I want to read what can go wrong from someone who is not trying to sell it to me or to frighten me.",
    who: "Someone thinking about weight-loss surgery",
  },
];

/** The second section on Home. */
export const moreTestimonials: readonly Testimonial[] = [
  {
    id: "stairs-and-heat",
    quote:
      "My mother walks with a stick already. Before anything else I need to know about stairs, taxis and how hot it gets, and whether I can stay in the room with her.",
    who: "A daughter helping her mother plan a hip replacement",
  },
  {
    id: "who-holds-the-needle",
    quote:
      "Who would actually do the work, the doctor or a technician? If a clinic cannot answer that in one sentence, I want to feel free to walk away, even on the day.",
    who: "Someone looking into a hair transplant",
  },
  {
    id: "free-to-wait",
    quote:
      "I have read the part about who should not have it, and I think that I should ask my optician first. If I then decide to wait a year, will somebody try to change my mind?",
    who: "Someone reading about laser eye surgery",
  },
];
