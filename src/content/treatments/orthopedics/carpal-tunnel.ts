import type { TreatmentDetails } from "../../schema.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { daysBefore, duration, flight, stay } = figuresFor(summaries, "carpal-tunnel");

export default {
  metaDescription:
    "Carpal tunnel surgery in Turkey: when to try splints and injections first, the operation, care of the hand, risks, flying and estimated cost.",
  outcome: {
    purpose: "To take pressure off a nerve in the wrist and ease tingling, numbness and pain.",
    lasts: "Usually permanent. In some people the symptoms return after years.",
    undone:
      "No. The cut band of tissue heals in a longer shape. The operation sometimes has to be repeated.",
  },
  overview: [
    "Many people get better without surgery. A splint at night for six weeks or more, a change in how you work, or a steroid injection is often enough. This is most likely if symptoms are mild or started in pregnancy. Surgery is for people whose symptoms continue, or whose nerve is being damaged.",
    "Do not wait if your fingertips are numb all day, or if the muscle at the base of your thumb is getting smaller. The damage can become permanent, and surgery may then help only in part. A quick referral at home is often better than a trip.",
  ],
  idealCandidates: [
    "Adults with tingling in the thumb, index and middle fingers that wakes them at night.",
    "People for whom splints and an injection did not help, or helped only for a short time.",
    "People whose nerve tests confirm the problem.",
    "People with weakness, clumsiness or constant numbness who cannot be treated sooner at home.",
  ],
  notSuitableFor: [
    "People whose symptoms started in pregnancy. They usually go away after the birth.",
    "People whose tingling comes from the neck or elbow, or only from diabetes.",
    "People with broken or infected skin on the palm or wrist.",
    "People with an underactive thyroid or inflamed joints, until these have been treated.",
    "People who need both hands soon, for example to use crutches or to care for someone.",
  ],
  onTheNhs: "Splints, injections and the operation are free, and often available near you.",
  rightToChoose: true,
  ifYouDoNothing: "Mild symptoms often go away. Constant numbness can become permanent.",
  preparation:
    "Ask your GP about tests for diabetes and thyroid disease. Send the results of any nerve tests to the clinic. Most people can keep taking aspirin or another blood thinner. Do not stop it before you’ve asked the surgeon and the doctor who prescribes it. Before the operation take off rings and nail varnish. The bandage must stay dry, and you can do little with that hand for several days. At home, prepare easy meals and clothes without small buttons.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation":
      "You describe which fingers tingle, and when. The hand surgeon asks about splints and injections, and may advise you to have treatment at home.",
    "Examination of the hand":
      "In Turkey the surgeon tests feeling and thumb strength, checks your neck and elbow, and repeats nerve tests if they’re old. Only then do you both decide on the operation.",
    Numbing:
      "An injection into the palm and wrist stings for a moment. A tight cuff may be put around your arm to reduce bleeding.",
    "Releasing the nerve":
      "The surgeon makes a cut of 2 to 4 centimetres at the base of the palm and divides the band (ligament) over the nerve. In keyhole surgery the cut is smaller and usually at the wrist.",
    Closing:
      "The wound is closed with fine stitches and covered with a padded bandage. Start to move your fingers straight away.",
    "Leaving hospital":
      "You can leave after an hour or so, with your arm in a sling. Keep your hand above the level of your heart.",
  },
  anaesthetics: ["general", "sedation", "local"],
  anaesthesiaAndLength: `You’re awake, and only the hand is numbed. The operation takes ${duration}, and you’re in hospital for about three hours. You rarely need sedation or a general anaesthetic, which add risk. Surgeons rarely operate on both hands on the same day, because you could hardly wash or dress.`,
  recoveryTime: {
    headline: `Most people leave hospital the same day and can fly after ${flight}, with the hand raised.`,
    stages: {
      "Days 1 to 3":
        "The hand throbs, and painkillers help. Keep the hand raised and the bandage dry, and move your fingers.",
      "Days 4 to 14":
        "You have a lighter dressing. Slowly start to use the hand to dress, eat and do desk work. The stitches come out after 10 to 14 days.",
      "Weeks 3 to 6":
        "Massage the scar. Gripping things and leaning on the palm still hurt. You can drive when you can hold the wheel firmly without pain.",
      "Months 2 to 6":
        "Your hand gets stronger. Many people can do heavy manual work after six to ten weeks.",
      "Up to a year":
        "Numbness that you’ve had for a long time gets better slowly, or only in part.",
    },
  },
  flying: `You can usually fly ${flight} after an operation with local anaesthetic, once the surgeon has checked the wound. The reason to wait is swelling, which pulls on the stitches. A hand that hangs down throbs. Rest it on your chest or a cushion, keep bending your fingers, and let someone else lift your bags.`,
  typicalStay: `Plan for ${stay}: ${daysBefore} for tests and time to think, then ${flight} after the operation. Your dressing is changed once. The stitches come out after 10 to 14 days. Arrange this with a nurse at home before you travel, or stay until then.`,
  followUp:
    "Ask whether you need a hand therapist to show you exercises. Do not expect your GP to manage your recovery. The clinic should answer messages with photographs. If your symptoms have not changed after three months, ask for another nerve test.",
  nhs: "medical",
  operation: "local",
  risksComplications: {
    common: [
      "A tender scar for two to three months.",
      "Aching at the base of the palm when you press on it.",
      "A weaker grip for several months.",
      "Stiff or swollen fingers.",
    ],
    serious: [
      {
        text: "Infection that spreads to the tendons, or a wound that opens.",
        figure:
          "About 1 in 20,000 people go to hospital with an infection, and 3 in 10,000 with an open wound",
        sources: ["carpalTunnel"],
      },
      {
        text: "Injury to the nerve, its branch to the thumb or a tendon, with permanent numbness or weakness.",
        figure:
          "About 1 in 10,000 people go to hospital with an injured nerve, and 3 in 10,000 with an injured tendon",
        sources: ["carpalTunnel"],
      },
      {
        text: "Symptoms that continue because the ligament was not fully cut, or that come back years later.",
        figure: "About 3 in 100 people have another operation",
        sources: ["carpalTunnel"],
      },
      "Complex regional pain syndrome: burning pain, swelling and stiffness that can last.",
    ],
  },
  contains: ["hand", "limb"],
  costFactors: [
    "The number of nights in the package. The operation is short, so hotel and transfers can be a large part of the price.",
    "Open or keyhole surgery. Neither is clearly better in the long term.",
    "Nerve tests, if you’ve had none.",
    "Whether a specialist in hand surgery operates.",
    "Hand therapy afterwards, and a second trip for the other hand.",
    "Compare with a private clinic near you. It may cost no more in total.",
  ],
  questions: [
    "Are you a specialist in hand surgery, and how many of these operations do you do each month?",
    "Have I tried enough other treatments first?",
    "Do you use open or keyhole surgery, and how often do you have to change from one to the other?",
    "Who removes my stitches, and who do I write to if the wound looks wrong?",
    "How likely is it that the feeling in my fingertips will come back?",
    "What would you do if the tingling returns?",
  ],
  related: [],
  cities: ["izmir", "istanbul", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Wrist and hand",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
