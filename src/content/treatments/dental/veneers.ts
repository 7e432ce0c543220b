import type { TreatmentDetails } from "../../schema.ts";
import { TIME_TO_THINK } from "../../time-to-think.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { flight, stay } = figuresFor(summaries, "veneers");

export default {
  metaDescription:
    "Porcelain veneers in Turkey: how they differ from crowns, how much tooth you lose, how long they last, the risks, and the likely cost per tooth.",
  outcome: {
    purpose: "To change the colour, shape or length of front teeth.",
    lasts: "Often ten years or more, then they must be replaced, perhaps several times.",
    undone: "No, if enamel is removed. The tooth then always needs a veneer or a crown.",
  },
  overview: [
    "Make sure you know the difference between a veneer and a crown before you agree to anything. A veneer covers the front of a tooth. For a crown, the tooth is ground down on every side. Some patients abroad were sold “veneers” but got crowns on healthy teeth, and lost far more tooth than they expected.",
    "Porcelain often lasts ten years or more. It then has to be replaced, and you may need this several times in your life. Composite resin bonded to the tooth needs little or no drilling and costs less. It stains and chips sooner, but you can change your mind later.",
  ],
  idealCandidates: [
    "Adults with healthy teeth and gums who have chips, gaps, worn edges or stains that whitening cannot remove.",
    "People with enough enamel for the veneer to bond to.",
    "People who have first considered whitening, straightening and composite bonding.",
    "People who can pay for replacements over the years.",
  ],
  notSuitableFor: [
    "People who grind or clench their teeth, unless this is treated and they wear a night guard.",
    "People whose teeth are badly broken, have large fillings or have little enamel.",
    "People with untreated decay or bleeding gums.",
    "People with very crowded teeth, as aligners could straighten them without drilling.",
    "People under 18, whose teeth and gums are still changing.",
    "People who feel rushed, or who hope that new teeth will end deep distress about how they look.",
  ],
  onTheNhs: "The NHS does not pay for veneers that your teeth do not need.",
  ifYouDoNothing: "Your own enamel stays whole, and you can still have veneers later.",
  preparation:
    "Have decay and gum disease treated at home, and bring your X-rays. Tell the dentist about your medicines and allergies. If you want your natural teeth whiter, whiten them at least two weeks earlier so that the porcelain can be matched. Write down what bothers you, so that the dentist treats no more than you need.",
  stopNicotine: false,
  procedureSteps: {
    "Video consultation": `You talk to the dentist who would prepare your teeth. They look at your photographs and X-rays, ask what you want and explain the alternatives with their costs. ${TIME_TO_THINK}`,
    "Examination in person":
      "The dentist checks your teeth, gums and bite. You get a written plan that says which teeth get a veneer and which get a crown. You have time on your own to think before any drilling.",
    "Trial smile":
      "The dentist covers your teeth with a temporary material, so that you can judge the length and shape and ask for changes.",
    Preparation:
      "Your teeth are numbed. The dentist usually removes about half a millimetre of enamel. Some teeth need less, or none.",
    "Scan and temporaries":
      "A scan or mould goes to the laboratory. Plastic veneers protect your teeth until the final ones are ready.",
    Bonding:
      "The dentist tries each veneer in place. It’s bonded and hardened with light only when you’re happy with the shape and colour.",
    "Bite check":
      "The dentist adjusts how your teeth meet, and checks again about a day later when you’re no longer numb.",
  },
  anaesthetics: ["local"],
  anaesthesiaAndLength:
    "Injections beside the teeth numb them for the preparation, and often for the bonding too. Preparing six to ten teeth takes two to four hours, and fitting them takes about as long, with breaks. You’re awake and can ask to stop at any time.",
  recoveryTime: {
    headline:
      "Most people eat normally within a few days of the final fitting, once the bite has been checked.",
    stages: {
      "After preparation":
        "Teeth under temporary veneers are sensitive to hot and cold. Eat soft food and do not bite with your front teeth.",
      "Days 1 to 3 after bonding":
        "Your gums are tender and your speech may sound a little different. Brush gently, and clean between your teeth as you were shown.",
      "Weeks 1 to 4":
        "Your teeth become less sensitive and the gum edge settles. See a dentist if a tooth becomes more sensitive.",
      "For years":
        "Wear a night guard if you’re advised to. Do not open packets with your teeth. See a dentist once or twice a year.",
    },
  },
  flying: `Wait ${flight} after the final fitting. Flying does not harm new veneers. But it may take a meal or two before you notice that one of them feels too high. The clinic can correct this before you leave. Do not fly while a prepared tooth is throbbing.`,
  typicalStay: `Plan for ${stay}. You need a day for the examination and a night to decide. Then allow time for preparation, the laboratory, fitting and a last check of your bite. A clinic that does all this in two or three days has no time to correct a wrong colour.`,
  followUp:
    "Take home the X-rays from before treatment, the name and shade of the porcelain, and a list of the prepared teeth. See your own dentist after a few weeks, and tell the hygienist about the veneers. If one comes off, keep it. Agree in writing whether the clinic would replace a failed veneer, and who pays for the trip.",
  nhs: "dental",
  risksComplications: {
    common: [
      "Teeth that are sensitive to hot and cold for days or weeks.",
      "Sore gum edges.",
      "A lisp, or teeth that feel strange at first.",
      "An uneven bite that needs polishing.",
    ],
    serious: [
      "Permanent loss of healthy enamel.",
      {
        text: "A tooth nerve that dies, sometimes years later. The tooth may need root canal treatment or be lost.",
        figure: "About 1 in 100 teeth within ten years",
        sources: ["veneersReview"],
      },
      {
        text: "A veneer that chips, cracks or comes off.",
        figure: "About 4 in 100 veneers break within ten years",
        sources: ["veneersReview"],
      },
      {
        text: "Decay at a poorly fitting edge, which can go unnoticed.",
        figure: "Fewer than 1 in 100 veneers within ten years",
        sources: ["veneersReview"],
      },
      "Inflamed or receding gums where the edges are bulky.",
      "Jaw pain or broken teeth because the bite is wrong.",
      "A result that you don’t like. Your own teeth cannot be restored.",
    ],
  },
  contains: ["teeth"],
  costFactors: [
    "How many teeth are treated: ask why each one is on the list.",
    "The material: layered porcelain, pressed ceramic or composite.",
    "The skill and time of the technician who makes the veneers.",
    "A trial smile, temporary veneers and a night guard, if they’re not included.",
    "Treatment of decay or gum disease, which must come first.",
  ],
  questions: [
    "Which of my teeth will get a veneer and which a crown, and can I have that in writing?",
    "How many millimetres of enamel will you remove from each tooth?",
    "Could whitening, aligners or composite bonding do what I want instead?",
    "Can I wear a trial version before any drilling?",
    "Who makes the porcelain, and can I reject the colour before it’s bonded?",
    "What will you do if a nerve dies in the first years?",
    "How long do your veneers usually last, and what does it cost to replace one?",
    "Which X-rays and records can I take home?",
  ],
  related: ["teeth-whitening", "invisalign"],
  cities: ["istanbul", "antalya", "izmir"],
  bodyLocation: "Front teeth",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
