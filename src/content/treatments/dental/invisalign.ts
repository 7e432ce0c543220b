import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "invisalign",
  metaDescription:
    "Invisalign in Turkey: how clear aligners work, how many journeys they take, who checks you at home, the risks, and what a full course may cost.",
  overview: [
    "Of all dental work this fits travel least, because it runs for months and somebody has to watch it. Movement can go off course, small handles on the teeth come loose, and gums need checking. Ask yourself first whether a dentist close to home could do it.",
    "It can work abroad if you are in Turkey often, or if the clinic and a dentist near you agree beforehand to share the care. A plan that relies on telephone pictures alone, with nobody who can look into your mouth, is a poor one.",
  ],
  idealCandidates: [
    "Adults with mild or moderate crowding, gaps or a relapse after braces in their teens.",
    "People who will truly wear trays for 20 to 22 hours of every day.",
    "Those with healthy gums who can return for several checks.",
    "Anyone who has found a dentist at home willing to examine them between journeys.",
  ],
  notSuitableFor: [
    "People with active gum disease: moving loose teeth can cost them.",
    "Those whose jaws, not just teeth, are out of line, who may need fixed braces or surgery.",
    "Anybody with many implants or bridges where movement is wanted, since these do not move.",
    "People who know that they would leave the trays in their pocket.",
    "Those who cannot come back to the clinic and have nobody to check them locally.",
  ],
  preparation:
    "Get a full examination with X-rays, a gum measurement and any fillings done at home. Do not have crowns or veneers made just before, as tooth shapes must stay as scanned. Mention jaw joint pain, past injuries to teeth and medicines that affect bone. Settle, before paying, who would treat you if you moved house or the clinic closed.",
  procedureSteps: [
    {
      title: "First opinion online",
      text: "The treating dentist or orthodontist looks at pictures and X-rays and tells you whether aligners could work at all.",
    },
    {
      title: "Assessment at the clinic",
      text: "Bite, roots, gums and jaw joints are examined, and a digital scan is made. Nothing needs to be ordered on this visit.",
    },
    {
      title: "Plan on screen",
      text: "You are shown the planned movement, its length and its limits. Approve it only when you have asked what cannot be corrected.",
    },
    {
      title: "Manufacture",
      text: "The trays are made over the following weeks. You may go home and come back.",
    },
    {
      title: "Fitting",
      text: "Small tooth-coloured handles are bonded to some teeth. Thin slivers of enamel may be polished away between teeth to make space.",
    },
    {
      title: "Wear and checks",
      text: "You change trays at home in their order. Checks every six to twelve weeks, in person where possible, compare the teeth with the plan.",
    },
    {
      title: "Refinement and retainers",
      text: "A fresh scan and extra trays are common. At the end the handles come off and retainers hold the result.",
    },
  ],
  anaesthesiaAndLength:
    "Nothing has to be numbed. Scanning takes about half an hour and bonding the handles one to two hours. The length is in the wearing: from half a year for a small correction up to two years, and longer whenever trays stay out of the mouth.",
  recoveryTime: {
    headline:
      "Most people have no time off, though each new tray makes the teeth tender for 2 or 3 days.",
    stages: [
      {
        when: "First week",
        what: "Tightness, rubbed cheeks and a slight lisp are usual. Orthodontic wax covers sharp edges.",
      },
      {
        when: "Each change of tray",
        what: "Pressure for a few days. Changing at bedtime lets you sleep through the worst of it.",
      },
      {
        when: "During the course",
        what: "Take trays out for meals and any drink but water, then brush before they go back. Keep the previous tray as a spare.",
      },
      {
        when: "After the last tray",
        what: "Retainers every day at first, later every night, for as long as you want straight teeth.",
      },
    ],
  },
  flying:
    "You can fly at any time, wearing the tray. Carry the next and the last one in hand luggage, in their case: a lost suitcase would otherwise mean teeth that drift. Airport scanners do them no harm.",
  typicalStay:
    "One to three days for the assessment, and two or three for the fitting some weeks later. Expect further short visits during the course, perhaps three to six, unless a dentist at home takes them over. Count the flights in: they can use up what you hoped to save.",
  followUp:
    "Agree a timetable of checks before the first tray, with names: who examines you, who replaces a lost handle, who answers a message. Changing provider midway often means paying a second time for new scans and trays. NHS orthodontics is rarely open to adults and will not usually finish a private course. Ask for your scan files and X-rays, which belong with any dentist who continues.",
  risksComplications: {
    common: [
      "Tender, slightly loose teeth after every change.",
      "Rubbed lips, cheeks or tongue.",
      "More saliva and altered speech for some days.",
      "Handles that come off and must be bonded again.",
      "Dark triangles near the gum where crowded teeth have been parted.",
    ],
    serious: [
      "Shortening of the roots, which in rare cases loosens teeth.",
      "Decay or gum disease when teeth are not clean under the plastic.",
      "Gums that recede as teeth are moved outwards.",
      "Back teeth that no longer meet properly, or jaw joint pain.",
      "A tooth whose nerve dies, mostly one that was injured earlier.",
      "Teeth that return to their old places after retainers are given up.",
    ],
    seekHelp:
      "Contact a dentist within a day for a swollen gum, a tooth that wobbles more and more, or a tray that no longer fits over the teeth. Swelling of the face or tongue, a rash or wheezing with a new tray is an emergency: take it out and call for help.",
  },
  costFactors: [
    "Number of trays: a small correction costs much less than a full course.",
    "Whether later refinements and replacement trays are included.",
    "Treatment by a specialist orthodontist or by a general dentist.",
    "Retainers, at the end and every few years after it.",
    "Fees of the dentist at home who shares the care.",
    "Every extra flight and night, which no package price shows.",
  ],
  questions: [
    "Who plans my case, and is that person a specialist in orthodontics?",
    "Which parts of my bite will aligners not correct?",
    "How many times must I come to Turkey, and in which months?",
    "Will you write to my dentist at home and agree who does which check?",
    "Are refinements, lost trays and the first retainers in the price?",
    "How much enamel would be taken from between my teeth?",
    "What happens to my treatment and my money if I cannot return?",
    "Would fixed braces near my home be shorter or safer for me?",
  ],
  related: ["veneers", "teeth-whitening", "smile-design"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Noninvasive",
  bodyLocation: "Teeth and jaw",
};

export default details;
