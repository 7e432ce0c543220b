import type { TreatmentDetails } from "../../schema.ts";
import { TIME_TO_THINK } from "../../time-to-think.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { visit } = figuresFor(summaries, "invisalign");
const assessment = visit("assessment");
const eachCheck = visit("each check");
const fitting = visit("fitting");

export default {
  metaDescription:
    "Invisalign in Turkey: how clear aligners work, how many trips you need, who checks your teeth at home, the risks, and the likely cost of a course.",
  outcome: {
    purpose: "To straighten crooked or crowded teeth.",
    lasts: "As long as you wear retainers. Without them, your teeth move back.",
    undone:
      "Partly. Teeth can be moved again, but removed enamel and shortened roots do not grow back.",
  },
  overview: [
    "This is one of the hardest dental treatments to have abroad. It takes months, and a dentist must check your teeth regularly. Teeth may not move as planned, the small attachments on them can come off, and your gums need checking. First ask whether a dentist near home could do it.",
    "Treatment in Turkey may work if you’re there often, or if the clinic and a dentist near you agree to share your care. A plan that relies only on phone photographs is not enough: a dentist needs to look inside your mouth.",
  ],
  idealCandidates: [
    "Adults with mild or moderate crowding, gaps, or teeth that have moved back after braces.",
    "People who will wear the trays for 20 to 22 hours every day.",
    "People with healthy gums who can come back for several checks.",
    "People with a dentist at home who agrees to examine them between trips.",
  ],
  notSuitableFor: [
    "People under 18, whose teeth and jaws may still be growing.",
    "People with active gum disease, because loose teeth can be lost if they’re moved.",
    "People whose jaws are out of line as well as their teeth. They may need fixed braces or surgery.",
    "People with implants or bridges where teeth need to move. Implants and bridges cannot be moved.",
    "People who are unlikely to wear the trays all day.",
    "People who cannot come back to the clinic and have nobody to check their teeth at home.",
  ],
  onTheNhs: "NHS braces are mainly for people under 18. Adults get them only for severe problems.",
  ifYouDoNothing: "Crooked teeth can stay as they are if you can keep them clean.",
  preparation:
    "Have a full examination at home, with X-rays, a gum check and any fillings you need. Do not have crowns or veneers made just before, because the teeth must keep the shape that was scanned. Tell the dentist about jaw pain, past injuries to your teeth and medicines that affect bone. Before you pay, agree who would treat you if you moved or the clinic closed.",
  stopNicotine: false,
  procedureSteps: {
    "Video consultation": `The dentist or orthodontist looks at your photographs and X-rays. They tell you whether aligners are likely to work for you. ${TIME_TO_THINK}`,
    "Assessment at the clinic":
      "The dentist examines your bite, roots, gums and jaw joints, and takes a digital scan. You don’t have to order anything at this visit.",
    "Plan on screen":
      "You see how your teeth would move and how long it would take. Ask what cannot be corrected before you agree.",
    "Making the trays":
      "The trays are made over the next few weeks. You can go home and come back.",
    Fitting:
      "The dentist bonds small tooth-coloured attachments to some teeth. Thin strips of enamel may be polished away between teeth to make space.",
    "Wearing the trays and checks":
      "You change the trays at home in the right order. Have your teeth checked every six to twelve weeks, in person if possible.",
    "Refinement and retainers":
      "A new scan and extra trays are common. At the end the attachments come off, and you wear retainers to keep the teeth in place.",
  },
  anaesthetics: [],
  anaesthesiaAndLength:
    "You don’t need an anaesthetic. The scan takes about half an hour. Bonding the attachments takes one to two hours. A small correction takes about six months, and a full course up to two years. It takes longer if you do not wear the trays enough.",
  recoveryTime: {
    headline:
      "Most people need no time off, but each new tray makes the teeth tender for 2 or 3 days.",
    stages: {
      "First week":
        "Tight teeth, sore cheeks and a slight lisp are common. You can cover sharp edges with orthodontic wax.",
      "Each change of tray":
        "You feel pressure for a few days. Change trays at bedtime so that you sleep through the worst of it.",
      "During the course":
        "Take the trays out for meals and for any drink except water. Brush your teeth before you put them back. Keep the previous tray as a spare.",
      "After the last tray":
        "Wear retainers day and night at first, then every night, for as long as you want straight teeth.",
    },
  },
  flying:
    "You can fly at any time and wear your tray. Carry the next tray and the previous one in a case in your hand luggage. If you lose them, your teeth may move back.",
  typicalStay: `Plan for ${assessment.stay} for the assessment and ${fitting.stay} for the fitting a few weeks later. Each later check takes ${eachCheck.stay}. Expect three to eight checks in Turkey unless a dentist at home does some of them. Add up the flights: they can cost as much as you hoped to save.`,
  followUp:
    "Before you start, agree when you have checks, who examines you, who replaces attachments and who answers your messages. If you change provider during treatment, you often pay again for new scans and trays. The NHS rarely provides orthodontic treatment for adults. Ask for your scan files and X-rays so that another dentist can continue.",
  nhs: "dental",
  risksComplications: {
    common: [
      "Tender, slightly loose teeth after every change of tray.",
      "Sore lips, cheeks or tongue.",
      "More saliva and a change in speech for a few days.",
      "Attachments that come off and have to be bonded again.",
      "Small dark gaps near the gum where crowded teeth have been straightened.",
    ],
    serious: [
      {
        text: "Tooth roots that become shorter, which can loosen teeth.",
        figure:
          "A little in about 56 in 100 front roots; a lot in 1 to 5 in 100 people with any brace",
        sources: ["alignerRoots"],
      },
      {
        text: "Tooth decay or gum disease if the teeth are not clean under the plastic.",
        likelihood: "common",
      },
      "Gums that recede as teeth move outwards.",
      "Back teeth that no longer meet properly, or jaw joint pain.",
      {
        text: "Death of the nerve in a tooth, usually one that was injured before.",
        likelihood: "rare",
      },
      "Teeth that move back if you do not wear your retainers.",
    ],
  },
  contains: ["aligners", "teeth"],
  costFactors: [
    "The number of trays: a small correction costs much less than a full course.",
    "Whether refinements and replacement trays are included.",
    "Whether a specialist orthodontist or a general dentist treats you.",
    "Retainers at the end, and new ones every few years.",
    "The fees of the dentist at home who shares your care.",
    "Flights and hotel for every extra trip.",
  ],
  questions: [
    "Who plans my treatment, and are they a specialist in orthodontics?",
    "Which problems with my bite can aligners not correct?",
    "How many times will I need to come to Turkey, and when?",
    "Will you write to my dentist at home and agree who does which check?",
    "Does the price include refinements, replacement trays and the first retainers?",
    "How much enamel would you remove from between my teeth?",
    "What happens to my treatment and my money if I can’t come back?",
    "Would fixed braces near home be quicker or safer for me?",
  ],
  related: ["veneers"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Noninvasive",
  bodyLocation: "Teeth and jaw",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
