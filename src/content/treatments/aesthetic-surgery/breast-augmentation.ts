import type { TreatmentDetails } from "../../schema.ts";
import { TIME_TO_THINK } from "../../time-to-think.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { daysBefore, duration, flight, stay } = figuresFor(summaries, "breast-augmentation");

export default {
  metaDescription:
    "Breast implants in Turkey: types and positions, how long implants last, rupture and rare cancers, recovery, flying home and what it may cost.",
  outcome: {
    purpose: "To make the breasts larger or fuller.",
    lasts:
      "Implants do not last a lifetime. Many people have another operation within 10 to 15 years.",
    undone:
      "Partly. Implants can be taken out, but the breasts may sag or look different from before.",
  },
  overview: [
    "Implants differ in size, shape and surface. Most are now round, with a smooth or lightly textured shell filled with silicone gel. The cut is usually in the fold under the breast. An implant partly behind the muscle hides the edges better in slim people, but hurts more at first.",
    "Implants make a breast fuller but do not lift it. A breast lift is a separate operation, which leaves more scars. Fat from another part of the body can also add a small amount of volume.",
  ],
  idealCandidates: [
    "Healthy adults whose breasts have finished developing.",
    "People who have made the decision for themselves.",
    "People who understand that implants need checks and later surgery.",
    "People who are up to date with breast screening for their age and family history.",
    "People whose weight is stable and who do not plan to become pregnant in the next year.",
  ],
  notSuitableFor: [
    "People under 18 years old.",
    "Anyone who is pregnant or breastfeeding, or who stopped breastfeeding in the last six months.",
    "People with untreated breast cancer, a new breast lump or any infection.",
    "People with a serious autoimmune or bleeding disorder, a past blood clot, or poorly controlled diabetes, unless their specialist agrees.",
    "Anyone who feels under pressure from a partner.",
    "People who hope that implants will relieve depression.",
  ],
  onTheNhs: null,
  ifYouDoNothing:
    "Breasts of any size are healthy. Without implants you never need an operation to replace them.",
  preparation:
    "Depending on your age and family history, you may need a mammogram or ultrasound first. Bring the report. Tell the team if you use blood thinners, aspirin, ibuprofen, fish oil, hormones or weight-loss injections. You may have to stop some of them before an anaesthetic. Ask the doctor who prescribed a medicine before you stop it. Buy the soft bra without wires that the surgeon recommends.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation": `Your surgeon asks about your health, pregnancies, breast disease in your family and what you hope for. ${TIME_TO_THINK}`,
    "Examination in Turkey":
      "The surgeon examines your breasts, measures your chest and agrees the size and position with you. This should be at least a day before surgery, so that you can withdraw.",
    "Making the pocket":
      "The surgeon makes a cut of four to five centimetres. Through it, they make a space behind the breast tissue or the muscle.",
    "Placing the implant":
      "The surgeon puts the implant in, touching it as little as possible. The table is then raised at one end, so that the surgeon can compare both sides.",
    "Closing the cut":
      "The surgeon closes the cut with layers of stitches. A bra or band supports your breasts. You get a card with the make, model and serial number of each implant.",
  },
  anaesthetics: ["general"],
  anaesthesiaAndLength: `You’re asleep under a general anaesthetic for ${duration}. A breast lift at the same time adds an hour or more. An anaesthetist stays with you throughout. Some people leave the same evening. It’s safer to stay for a night, because bleeding is most likely in the first 24 hours.`,
  recoveryTime: {
    headline: `Most people spend one night in hospital and fly home after ${flight}.`,
    stages: {
      "First 3 days":
        "Your chest feels tight and heavy, more so if the implant is behind the muscle. Take painkillers as prescribed. Sleep on your back, propped up.",
      "Rest of week 1": "You can do light tasks below shoulder height. Do not lift a suitcase.",
      "Weeks 2 to 3":
        "Most people can return to desk work. You can drive once you can brake hard without pain and your insurer agrees.",
      "Weeks 4 to 6":
        "Wear a support bra day and night. When the surgeon agrees, slowly start to exercise, swim and lift children again.",
      "Months 3 to 6": "The implants settle lower and feel softer. The scars start to fade.",
    },
  },
  flying: `Wait ${flight}. Cabin pressure does not burst implants. The reasons to wait are blood clots, late bleeding and pain when you raise your arms. Ask staff to lift your bag.`,
  typicalStay: `Plan for ${stay}: ${daysBefore} for tests, an examination and time to think, then ${flight} after the operation. You have a check on the second or third day and another before you leave.`,
  followUp:
    "Before you travel, arrange for someone near home to check the wounds. Keep the implant card for life. Before every mammogram, tell the radiographer about your implants. The NHS may remove an implant for a medical reason, but does not normally replace it. Assume that an operation abroad is not in the UK’s implant registry.",
  nhs: "cosmetic",
  operation: "general",
  risksComplications: {
    common: [
      "Swelling, bruising and tightness in the first weeks.",
      "A change of feeling in the nipples, sometimes permanent.",
      "Twinges or shooting pains while the nerves heal.",
    ],
    serious: [
      {
        text: "Infection around the implant. The implant often has to be taken out, and can only be replaced months later.",
        figure: "2 to 3 in 1,000 people within a month",
        sources: ["breastComplications"],
      },
      {
        text: "Hard, painful scar tissue that squeezes the implant (capsular contracture).",
        figure: "About 9 in 100 people within ten years",
        sources: ["breastTenYears"],
      },
      {
        text: "An implant that splits or leaks (rupture), sometimes without any signs.",
        figure: "About 9 in 100 people within ten years",
        sources: ["breastTenYears"],
      },
      {
        text: "Another operation to treat a problem with the implants.",
        likelihood: "very common",
      },
      "Folds or edges that you can see or feel, or a difference between the two sides.",
      {
        text: "Cancers in the scar tissue around the implant. The best known is a cancer of the immune system (BIA-ALCL), mainly with textured implants.",
        figure: "About 1 for each 20,000 implants sold in the UK",
        sources: ["breastLymphoma"],
      },
      "Tiredness, aches or trouble concentrating, which some people link to their implants. The cause is not known.",
      "Trouble with breastfeeding later on.",
    ],
  },
  contains: ["breast", "late"],
  costFactors: [
    "The make and type of implant, and the manufacturer’s warranty.",
    "A breast lift, or removal of old implants, in the same operation.",
    "Whether the implant goes behind the muscle, which takes longer.",
    "The surgeon’s experience and the standard of the hospital.",
    "Later replacement, which quotes do not include.",
  ],
  questions: [
    "Which make, surface and size of implant would you use, and why?",
    "Is that implant approved for use in the UK or Europe?",
    "How many of your patients need another operation, and why?",
    "Would a lift, a smaller size or no operation be better for me?",
    "Who pays for the surgeon, theatre and flights if an implant has to come out early?",
    "Will I get the serial numbers and the operation report in English?",
    "Can I change my mind after we meet, and what would I have to pay?",
  ],
  related: [],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Breast",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
