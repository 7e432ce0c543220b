import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "veneers",
  metaDescription:
    "Porcelain veneers in Turkey: how they differ from crowns, how much tooth is lost, what lasts, the risks, questions to ask and indicative cost per tooth.",
  overview: [
    'Know the difference between a veneer and a crown before you agree to anything. A veneer covers the front; a crown needs the tooth to be ground down on every side. Some patients abroad have been sold "veneers" and received crowns on healthy teeth, with far more of the tooth gone than they understood.',
    "Porcelain often lasts ten years or more, then it has to be replaced, and this repeats through life. Composite resin bonded straight onto the tooth needs little or no drilling and costs less. It stains and chips sooner, but it leaves you the option to change your mind.",
  ],
  idealCandidates: [
    "Adults with healthy teeth and gums who are troubled by chips, gaps, worn edges or stains that whitening cannot shift.",
    "People with enough enamel left for the shell to hold on to.",
    "Those who have first considered whitening, straightening and composite bonding.",
    "Anyone able to budget for replacements over the decades.",
  ],
  notSuitableFor: [
    "People who grind or clench, unless this is treated and a night guard is worn.",
    "Anyone whose teeth are badly broken, heavily filled or short of enamel.",
    "People with untreated decay or bleeding gums.",
    "Those with marked crowding, where aligners would spare the enamel.",
    "Under-18s, whose teeth and gums are still changing.",
    "Anybody who feels hurried, or who hopes that new teeth will end deep distress about appearance.",
  ],
  preparation:
    "Have decay and gum disease treated at home, and bring X-rays. If you want whiter natural teeth, whiten at least two weeks earlier so that the porcelain matches. Write down what bothers you, to keep the plan small.",
  procedureSteps: [
    {
      title: "Consultation by video",
      text: "The dentist who would prepare your teeth sees your pictures and X-rays, hears your wish and sets out alternatives with their costs.",
    },
    {
      title: "In-person examination",
      text: "Teeth, gums and bite are checked. You receive a written count of veneers and crowns, tooth by tooth, and time alone to consider it before any drilling.",
    },
    {
      title: "Trial smile",
      text: "A temporary material is laid over your teeth so that you can judge length and shape and ask for changes.",
    },
    {
      title: "Preparation",
      text: "With the teeth numb, a layer of enamel of around half a millimetre is usually removed. Some cases need less, or none.",
    },
    {
      title: "Scan and temporaries",
      text: "A scan or mould goes to the laboratory. Plastic veneers protect the teeth for the days in between.",
    },
    {
      title: "Bonding",
      text: "Each shell is tried in. Only when you agree to shape and colour is it etched, bonded and hardened with light.",
    },
    {
      title: "Bite check",
      text: "The dentist adjusts how the teeth meet, and looks again a day or so later when you are no longer numb.",
    },
  ],
  anaesthesiaAndLength:
    "Injections beside the teeth numb them for preparation, and often for bonding as well. Preparing six to ten teeth takes two to four hours and fitting them about as long, with pauses. You are awake and can ask for a break.",
  recoveryTime: {
    headline:
      "Most people eat normally within a few days of the final fitting, once the bite has been checked.",
    stages: [
      {
        when: "After preparation",
        what: "Teeth under temporaries react to hot and cold. Eat soft food and do not bite with the front teeth.",
      },
      {
        when: "Days 1 to 3 after bonding",
        what: "Gums are tender and speech may sound a little different. Brush gently, and clean between the teeth as you were shown.",
      },
      {
        when: "Weeks 1 to 4",
        what: "Sensitivity fades and the gum edge settles. A tooth that gets worse instead needs to be seen.",
      },
      {
        when: "For years",
        what: "Wear a night guard if advised, do not open packets with your teeth, and have them examined once or twice a year.",
      },
    ],
  },
  flying:
    "Nothing in a veneer forbids flying the next day. The reason to wait is the bite: an edge that hits too soon shows itself only after a meal or a night, and is easily corrected in the same chair. Avoid a flight while a prepared tooth throbs.",
  typicalStay:
    "Five to ten days: one for examination and trial, one for preparation, several for the laboratory, one or two for fitting, and one for the last check. A clinic that squeezes this into two or three days leaves no room for a shade that is wrong.",
  followUp:
    "Take home the X-rays from before, the name and shade of the porcelain, and the list of teeth prepared. See your own dentist after some weeks and tell the hygienist about the veneers. If one comes off, keep it. NHS dentists relieve pain and infection but need not replace cosmetic work. Settle in writing whether the clinic would remake a failed veneer and who bears the travel.",
  risksComplications: {
    common: [
      "Sensitivity to hot and cold for days or weeks.",
      "Sore gum edges.",
      "A lisp or unfamiliar feel at first.",
      "An uneven bite that needs polishing.",
    ],
    serious: [
      "Permanent loss of healthy enamel.",
      "Death of the nerve, sometimes years later, with need for root canal treatment or loss of the tooth.",
      "Chips, cracks or a veneer that comes away.",
      "Decay that starts unseen at a poorly fitting edge.",
      "Inflamed or receding gums where edges are bulky.",
      "Jaw pain or broken teeth from a bite that was set wrongly.",
      "A look that you dislike and that cannot be undone.",
    ],
    seekHelp:
      "Swelling of the face, fever or pain that painkillers do not touch needs urgent dental care the same day. If swelling makes it hard to open the mouth, swallow or breathe, go to an emergency department.",
  },
  costFactors: [
    "How many teeth are treated: ask why each one is on the list.",
    "Material: layered porcelain, pressed ceramic or composite.",
    "The skill and time of the ceramist who builds the shells.",
    "Trial smile, temporaries and a night guard, if not included.",
    "Treatment of decay or gums that must come first.",
  ],
  questions: [
    "Will each of my teeth get a veneer or a crown, and may I have that in writing?",
    "How many millimetres of enamel will you remove from each tooth?",
    "Could whitening, aligners or composite bonding meet my wish instead?",
    "May I wear a trial version before any drilling begins?",
    "Who makes the porcelain, and can I reject the colour before it is bonded?",
    "What will you do if a nerve dies within the first years?",
    "How long do your veneers usually last, and what does replacing one cost?",
    "Which X-rays and records will I take away with me?",
  ],
  related: ["smile-design", "teeth-whitening", "invisalign"],
  cities: ["istanbul", "antalya", "izmir"],
  bodyLocation: "Front teeth",
};

export default details;
