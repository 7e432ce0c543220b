import type { TreatmentDetails } from "../../schema.ts";
import { TIME_TO_THINK } from "../../time-to-think.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { daysBefore, flight, stay } = figuresFor(summaries, "smile-design");

export default {
  metaDescription:
    "Smile design in Turkey: whitening, veneers or zirconia crowns in one plan, why drilling fewer teeth is better, recovery, risks and the likely cost.",
  outcome: {
    purpose: "To change how the front teeth look, with several treatments in one plan.",
    lasts:
      "Whitening fades within about three years. Veneers and crowns often last ten years or more, then need replacing.",
    undone:
      "Whitening and some bonding, yes. Veneers and crowns, no: removed enamel does not grow back.",
  },
  overview: [
    "A “Hollywood smile” can mean 16 or more crowns made in a week. Zirconia, a hard white ceramic, is a good material for teeth that are broken or have large fillings. For a crown, the dentist has to grind the tooth down on every side to a stump. On a healthy tooth this does lasting harm, and the nerve may die later.",
    "A good plan starts with what cleaning, whitening, straightening and bonding can do. Teeth are drilled only where these are not enough. The price on this page is for ten to twenty veneers or crowns.",
  ],
  idealCandidates: [
    "Adults with several problems in their front teeth, such as colour, wear, old crowns or uneven gums.",
    "People with failing crowns or large fillings in teeth that show.",
    "People with healthy or treated gums, whose bite a dentist has examined.",
    "People who can stay for two weeks or come twice.",
  ],
  notSuitableFor: [
    "People with healthy, straight teeth who only want them whiter.",
    "Younger adults who are offered crowns on many healthy teeth, because they’ll need replacements for decades.",
    "People with untreated gum disease, decay or jaw joint problems.",
    "People who grind their teeth badly, until this has been treated.",
    "People who are under 18.",
    "People who worry a lot about flaws that others cannot see. Psychological support should come first.",
  ],
  onTheNhs:
    "The NHS has a fixed charge (band 3 in England) for crowns that your teeth need, but none for looks.",
  ifYouDoNothing: "Teeth that are not drilled stay stronger.",
  preparation:
    "Ask two dentists, one of them at home, what they would do and why. Collect your X-rays and a gum chart. Have decay and gum disease treated before any design work starts. List your medicines. Tell the clinic if you have heart valve disease or a joint replacement, and if you smoke.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation": `You talk to the dentist who would do the work. Say what you want to keep as well as what you want to change. ${TIME_TO_THINK}`,
    "Examination and records":
      "In Turkey you have X-rays, scans and photographs. The dentist checks the plan and may suggest doing less.",
    "Digital design and mock-up":
      "You see the design on a screen, then try it on as a removable layer. You agree which teeth to treat and how. Take at least one night to think.",
    "Whitening and gums":
      "These come first. If gum or bone is reshaped, it needs weeks or months to heal before you’re measured for crowns.",
    "Preparing the teeth":
      "Under local anaesthetic, the dentist shapes the teeth: a little for veneers, on every side for crowns. You get temporary teeth the same day.",
    "Try-in": "The dentist checks fit, colour and speech before anything is cemented.",
    "Cementing and bite":
      "The veneers or crowns are bonded. Your bite is checked straight away, and again a day or two later.",
  },
  anaesthetics: ["sedation", "local"],
  anaesthesiaAndLength:
    "You have a local anaesthetic in one part of the mouth at a time. The longest appointment, when the teeth are prepared, can take four to six hours. You may be offered light sedation if you’re anxious: ask who monitors you. General anaesthetic adds risk and is hard to justify for cosmetic dentistry.",
  recoveryTime: {
    headline:
      "Most people eat soft food for about 3 days, and the gums take 1 to 3 months to settle.",
    stages: {
      "Days 1 to 3":
        "Your gums are sore, your jaw is tired and the teeth under the temporary ones are sensitive. Eat soft, lukewarm food.",
      "Until the final fit":
        "If a temporary tooth comes off, call the clinic. Do not glue it back yourself.",
      "First 2 weeks after fitting":
        "Your speech and your bite start to feel normal. Tell the dentist if one tooth feels too high or aches when you chew.",
      "Months 1 to 3":
        "The gums settle around the new edges. A check with X-rays shows whether the teeth underneath are healthy.",
      "Long term":
        "Clean between the teeth and wear a night guard. The work will still need replacing one day.",
    },
  },
  flying: `Wait ${flight} after the last fitting, so that the dentist can adjust a tooth that feels too high. If gum or bone was cut, the dentist must check the wound before you fly. You may have to wait several days longer.`,
  typicalStay: `Plan for ${stay} if you have veneers or crowns without gum surgery. You need ${daysBefore} for the examination and time to think, then time for preparation, the laboratory, fitting and a last check. With gum surgery, two trips several months apart are better. Keep the last two days free for changes.`,
  followUp:
    "Take home X-rays from before and after, a list of the materials and a record of each tooth. Your dentist should examine everything within about six weeks, then every six months. If many teeth have crowns, a problem in one can mean cutting through a crown or replacing a whole bridge. Correcting a poor result can cost more than the first treatment.",
  nhs: "dental",
  risksComplications: {
    common: [
      "Teeth that are sensitive to cold, sweet food or pressure.",
      "Swollen or bleeding gum edges.",
      "Aching jaw muscles after long appointments.",
      "A temporary tooth that comes loose.",
    ],
    serious: [
      "Permanent loss of healthy tooth wherever a crown is fitted.",
      {
        text: "A nerve that dies later. You may then have an abscess, need root canal treatment or lose the tooth.",
        figure: "About 16 in 100 crowned teeth within ten years",
        sources: ["crownNerve"],
      },
      {
        text: "Gum disease and bone loss where joined or bulky crowns cannot be cleaned.",
        likelihood: "common",
      },
      "Decay under a crown, which may be found late.",
      "Lasting pain in the jaw joints or muscles because the bite has changed.",
      {
        text: "A crown that cracks, or a tooth stump that breaks off with its crown.",
        figure: "5 to 8 in 100 crowns fail within five years",
        sources: ["crownReview"],
      },
      "Gums that recede after surgery and show the edges of the crowns.",
    ],
  },
  contains: ["teeth"],
  costFactors: [
    "How many teeth are treated. This makes the biggest difference.",
    "Veneers, zirconia crowns or bonding, and the laboratory used.",
    "Gum surgery, root canal treatment or implants, if you turn out to need them.",
    "The mock-up, temporary teeth, night guard and repairs, if they’re charged separately.",
    "One long stay or two trips.",
  ],
  questions: [
    "What’s the smallest plan that would give me most of what I want?",
    "Why does each tooth on your list need a crown and not a veneer, or nothing?",
    "How many healthy teeth would you grind down, and how much of each would be left?",
    "Can I see and wear the mock-up, and refuse it without losing my money?",
    "Will the crowns be single or joined, and how do I clean between them?",
    "Will the same dentist do the design, the preparation and the fitting?",
    "How long do you let gums heal before the final measurements?",
    "If a nerve dies after I get home, what will you pay for?",
  ],
  related: ["teeth-whitening", "invisalign", "veneers"],
  cities: ["istanbul", "antalya", "izmir"],
  bodyLocation: "Teeth and gums",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
