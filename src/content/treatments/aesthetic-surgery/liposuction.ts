import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "liposuction",
  metaDescription:
    "Liposuction in Turkey: what it can and cannot change, fluid and volume limits, serious risks, time off, flying home and indicative cost.",
  overview: [
    "The surgeon first fills the area with a solution of salt water, local anaesthetic and adrenaline, which makes the fat easier to draw out and limits bleeding. Some add ultrasound, laser or a vibrating cannula. No device replaces skill, and none makes a large operation safe.",
    "Fat cells that are taken do not grow back, but those that remain can swell if you gain weight. Expect a modest change of shape that takes up to six months to show.",
  ],
  idealCandidates: [
    "Adults in good general health whose weight has been steady for six months or more.",
    "People with firm skin and distinct pockets of fat that diet and exercise have not shifted.",
    "People near a healthy weight, usually with a body mass index below 30.",
    "People who can accept some unevenness and rest for two weeks.",
  ],
  notSuitableFor: [
    "Anyone whose aim is to lose weight.",
    "People with heart, lung, kidney or clotting disease, unless a specialist agrees.",
    "Smokers who cannot stop, and women who are pregnant or gave birth recently.",
    "People with much loose skin, which can look slacker once the fat beneath has gone.",
    "Anyone under 18, or whose distress about their body goes far beyond what others see.",
  ],
  preparation:
    "Expect blood tests, a blood pressure check and sometimes a heart tracing. Hand over a full list of medicines and supplements: blood thinners, anti-inflammatory painkillers and some herbal products raise the risk of bleeding, but a prescribed medicine is stopped only when its prescriber agrees. Give up smoking and vaping at least four weeks before. Ask whether the contraceptive pill or hormone tablets should pause, as they favour clots.",
  procedureSteps: [
    {
      title: "Remote consultation",
      text: "The surgeon who would operate speaks with you by video, goes through your history and photographs, and may say no. Give yourself a fortnight of reflection before any booking.",
    },
    {
      title: "Examination in Turkey",
      text: "You meet that surgeon face to face before the operation, agree areas and amount, and sign the consent form. You may still change your mind.",
    },
    {
      title: "Marking",
      text: "The areas are drawn while you stand, because fat moves when you lie down.",
    },
    {
      title: "Fluid, then suction",
      text: "Through cuts a few millimetres long the surgeon injects the fluid, waits, and moves the cannula to and fro to loosen and draw out fat.",
    },
    {
      title: "Garment and observation",
      text: "You wake in a firm compression garment, and staff check breathing, blood pressure and urine for hours, or overnight after larger amounts.",
    },
  ],
  anaesthesiaAndLength:
    "One small area can be done under local anaesthetic, with or without sedation. Several areas need a general anaesthetic in a hospital. Surgery lasts one to three hours. Treating many areas at once, or adding another operation, raises the risk of clots and of fluid imbalance; about five litres in one session is widely taken as the upper limit, and smaller people need a lower one.",
  recoveryTime: {
    headline:
      "Most people spend no more than one night in hospital and can fly after about 7 days.",
    stages: [
      {
        when: "Days 1 to 3",
        what: "Soreness like that after a very hard workout, swelling, and pink fluid that leaks from the cuts. Short walks every few hours help to prevent clots.",
      },
      {
        when: "Days 4 to 14",
        what: "Bruises spread, then fade. Many people manage desk work towards the end.",
      },
      {
        when: "Weeks 3 to 6",
        what: "The garment stays on day and night except to wash. Running, weights and swimming wait.",
      },
      {
        when: "Months 2 to 6",
        what: "Hard patches soften and numbness eases. Only now can the contour be judged.",
      },
    ],
  },
  flying:
    "Allow at least 7 days, more after several areas. Surgery, swelling and hours in a seat together favour a clot in the leg or lung. Walk the aisle, drink water, and ask the surgeon about stockings or blood-thinning injections.",
  typicalStay:
    "Plan on 7 to 10 days: a night in or near the hospital, two or three wound checks, and a last examination before you are cleared to leave. Come with somebody who can carry bags and would notice if you became unwell.",
  followUp:
    "Video reviews usually fall at one, three and six months. Stitches that do not dissolve are best taken out before you leave, as a GP practice may not do it for private surgery. NHS emergency care treats emergencies; evening out a contour is not its task, so a second operation, and any second journey, would be yours to pay for.",
  risksComplications: {
    common: [
      "Bruising, swelling and soreness for weeks.",
      "Numb or tingling skin, which may take months to recover.",
      "Small lumps, ripples or unevenness.",
      "Fluid that gathers under the skin and needs draining.",
    ],
    serious: [
      "A blood clot in a leg that travels to the lungs, which can kill.",
      "Fat in the bloodstream (fat embolism), rare but sometimes fatal.",
      "A puncture of the bowel or another organ, which needs urgent surgery.",
      "Shock, fluid on the lungs, or poisoning by too much local anaesthetic.",
      "Severe infection that destroys tissue.",
      "Lasting dents, burns, scars or dark marks.",
    ],
    seekHelp:
      "Breathlessness, chest pain, confusion or fainting is a reason to call 112 (Turkey) or 999 (UK). See a doctor the same day for a swollen calf, fever, worsening belly pain, or skin that turns dusky.",
  },
  costFactors: [
    "Number and size of the areas.",
    "Local anaesthetic, or a general one with a hospital night.",
    "Energy devices such as ultrasound or laser.",
    "Whether blood tests, garments and the first wound checks are in the quote.",
  ],
  questions: [
    "Will the surgeon who speaks to me carry out the whole operation?",
    "How many litres would you take at most from somebody of my size?",
    "Does the hospital have intensive care in the same building?",
    "How do you score my risk of blood clots, and what do you do about it?",
    "What will the skin do in the areas that I want treated?",
    "If a contour needs correcting, what would that cost me and where would it happen?",
    "Whom do I ring at night once I am home?",
  ],
  related: ["abdominoplasty", "bbl", "gastric-balloon"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Abdomen, flanks, thighs, arms and chin",
};

export default details;
