import { EMERGENCY } from "@shared/emergency.ts";
import type { TreatmentDetails } from "../../schema.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { visit } = figuresFor(summaries, "glaucoma-treatment");
const laser = visit("laser");
const surgery = visit("surgery");

export default {
  metaDescription:
    "Glaucoma laser treatment and surgery in Turkey: what each can do, why drainage surgery needs weeks of checks, the risks, flying home and the cost.",
  outcome: {
    purpose:
      "To lower the pressure in the eye and slow the loss of sight. It cannot bring lost sight back.",
    lasts:
      "The effect of laser often wears off within a few years. Drainage surgery can last longer, but may fail and need repeating.",
    undone:
      "No. After surgery, the opening or implant permanently changes the eye. Most laser treatment cannot be reversed either.",
  },
  overview: [
    "The most common kind is open-angle glaucoma. Laser treatment of the eye’s drain (SLT) takes minutes, can be repeated and may be offered before drops. Tiny implants are often put in during cataract surgery (minimally invasive glaucoma surgery, MIGS). A trabeculectomy or a drainage tube gives the fluid a new way out. These operations lower the pressure most, but have the highest risk. Narrow-angle glaucoma is treated differently, with a laser opening in the iris or with lens surgery.",
    "Think carefully before you travel for this. After drainage surgery, the surgeon adjusts the pressure at frequent visits over weeks. The result depends on these visits. For many people, drainage surgery is safer near home. Laser treatment or a second opinion may be easier to combine with travel.",
  ],
  idealCandidates: [
    "Adults with confirmed glaucoma or raised eye pressure, who have copies of earlier tests.",
    "People whose drops do not work well enough, sting badly or are hard to use every day.",
    "People who also have a cataract, and could have both treated together.",
    "People whose eye team at home has agreed to take over their care.",
  ],
  notSuitableFor: [
    `People with a red eye and sudden eye pain, halos or vomiting. ${EMERGENCY}`,
    "People who cannot stay for several weeks, if drainage surgery is planned.",
    "People who hope to get back the sight that they have lost.",
    "People with no eye specialist at home to check the pressure afterwards.",
    "People with an infected or very inflamed eye.",
  ],
  onTheNhs:
    "Drops, laser and surgery are free. Since 2022 NICE has recommended a laser (SLT) as a first treatment for open-angle glaucoma.",
  rightToChoose: true,
  ifYouDoNothing: "Untreated glaucoma slowly takes sight away, and lost sight does not come back.",
  preparation:
    "Collect your visual field tests, nerve scans and pressure readings, and list every eye drop you’ve used. Keep using your drops until the surgeon tells you to change them. Tell the surgeon about asthma, a slow pulse, steroids, blood thinners and relatives with glaucoma. Book your next appointment at home before you leave.",
  stopNicotine: false,
  procedureSteps: {
    "Review of your records":
      "The glaucoma specialist looks at your earlier tests. You talk by video about how fast your glaucoma is getting worse.",
    "New tests":
      "At the eye hospital, staff measure your eye pressure, drainage angle, optic nerve and field of vision again. The same doctor explains your choices in person. Take time to think.",
    "Laser treatment":
      "You sit at a microscope and a lens rests on your numbed eye. Short flashes of laser light treat the drain or the iris.",
    "Small implants":
      "Through a tiny cut, the surgeon puts a small tube (stent) into the natural drain, often during cataract surgery.",
    "Drainage surgery":
      "The surgeon makes a small opening under the upper lid, or fits a tube. Fluid drains through it and forms a small blister, called a bleb.",
    Adjustment:
      "After drainage surgery you have several visits. The surgeon may loosen or cut stitches, or inject medicine near the bleb.",
  },
  anaesthetics: ["general", "sedation", "local"],
  anaesthesiaAndLength:
    "Laser treatment needs only numbing drops and takes 10 to 15 minutes. Small implants add about half an hour to a cataract operation. A trabeculectomy or drainage tube takes one to two hours under local anaesthetic, with or without sedation. Some people have a general anaesthetic.",
  recoveryTime: {
    headline: `Most people can fly ${laser.flight} after laser treatment, but only ${surgery.flight} after drainage surgery.`,
    stages: {
      "First hours after laser":
        "Your sight is blurred and the eye aches slightly. Your eye pressure is measured again, because it can rise suddenly.",
      "Weeks 4 to 8 after laser":
        "The treatment reaches its full effect. A pressure check shows whether you can use fewer drops.",
      "Week 1 after surgery":
        "Your sight changes from day to day, and you have a check every few days. Do not bend down, strain or rub the eye.",
      "Weeks 2 to 6":
        "The surgeon adjusts the pressure at further visits. You use steroid drops many times a day.",
      "Months 2 to 3":
        "Your sight becomes stable, the drops are reduced and you may need new glasses.",
    },
  },
  flying: `After laser treatment, wait ${laser.flight}, until the pressure is stable. After drainage surgery, wait ${surgery.flight}. Cabin pressure is not the main problem. Very low eye pressure or a leaking bleb must be found and treated by a surgeon who knows your eye. If there’s gas or air in the eye, do not fly until a doctor confirms that it has gone.`,
  typicalStay: `Plan for ${laser.stay} for laser treatment. Plan for ${surgery.stay} or longer for a trabeculectomy or a drainage tube. Both include ${laser.daysBefore} for the examination and time to think. For small implants the stay is between the two: ask your surgeon. Stay near the eye hospital, as you’ll go there often.`,
  followUp:
    "Glaucoma needs care for life. Make sure that an eye clinic near you has your treatment record before you get home. It can take time to get a routine appointment. A bleb may need a small procedure (needling) or another operation later.",
  nhs: "medical",
  operation: "eye",
  risksComplications: {
    common: [
      "Blurred sight, redness and a scratchy feeling.",
      "A short rise in pressure, or mild inflammation, after laser treatment.",
      "A drooping eyelid, or feeling the bleb, after surgery.",
      "The effect wears off, so that you need drops or laser treatment again.",
      "A cataract that gets worse faster after drainage surgery.",
    ],
    serious: [
      {
        text: "Pressure that falls too low after drainage surgery, with swelling or bleeding at the back of the eye.",
        figure: "About 24 in 100 people have low pressure in the first two weeks",
        sources: ["trabeculectomyUk"],
      },
      {
        text: "Infection of the bleb. It can happen years later and can destroy sight.",
        figure: "1 to 5 in 100 people each year",
        sources: ["moorfieldsTrabeculectomy"],
      },
      "Scarring that closes the new drain, so that you need more surgery.",
      {
        text: "Sight that gets worse after drainage surgery.",
        figure: "About 19 in 100 people within a year",
        sources: ["trabeculectomyUk"],
      },
      "Sudden loss of the remaining central sight in advanced glaucoma, or blindness in the treated eye.",
      "Double vision, a tube that wears through to the surface, or damage to the cornea.",
    ],
  },
  contains: ["drainage", "eyeSurgery"],
  costFactors: [
    "The method: laser treatment costs least, drainage surgery and tubes most.",
    "The type and number of implants.",
    "Cataract surgery in the same operation.",
    "How many pressure checks and adjustments are included.",
    "Weeks of accommodation, which can cost more than the operation.",
  ],
  questions: [
    "How fast is my glaucoma getting worse, judging by all my visual field tests?",
    "What eye pressure are you aiming for, and why?",
    "Could laser treatment or different drops achieve that without an operation?",
    "How many visits will I need after a trabeculectomy?",
    "Are you a glaucoma specialist, and where can I check your training?",
    "Will you write to my eye doctor in English before I fly?",
    "What happens if my eye pressure is still unstable on the day of my flight?",
    "Which signs of an infected bleb should I look out for in later years?",
  ],
  related: ["cataract-surgery"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Eye",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
