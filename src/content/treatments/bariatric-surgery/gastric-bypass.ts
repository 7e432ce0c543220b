import type { TreatmentDetails } from "../../schema.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { daysBefore, duration, flight, stay } = figuresFor(summaries, "gastric-bypass");

export default {
  metaDescription:
    "Gastric bypass in Turkey: how it differs from a sleeve, who may have it, leaks, ulcers and hernias, supplements for life, flying home and cost.",
  outcome: {
    purpose: "To treat obesity and illnesses that come with it, such as type 2 diabetes.",
    lasts: "The change is meant to be permanent. You may regain some weight.",
    undone: "Rarely. Surgeons can reverse it for serious problems, in a difficult operation.",
  },
  overview: [
    "The usual operation is the Roux-en-Y bypass, which has two joins. Some surgeons offer a “mini” or one-anastomosis bypass, which has one join and takes less time. With a mini bypass, bile can flow back into the pouch. Ask which one the surgeon plans.",
  ],
  idealCandidates: [
    "Adults whose body mass index (BMI) is at least 40.",
    "Adults whose BMI is 35 or more and who have diabetes, sleep apnoea or a similar illness.",
    "People with obesity and bad reflux, for whom a sleeve is often a poor choice.",
    "People whose type 2 diabetes is hard to control despite treatment.",
    "People who can afford supplements and will take them every day for life.",
  ],
  notSuitableFor: [
    "People under 18 years old.",
    "People who smoke or vape, because nicotine makes ulcers at the join much more likely.",
    "People who need anti-inflammatory painkillers such as ibuprofen or naproxen.",
    "People with Crohn’s disease, or a lot of scarring from abdominal surgery, unless a specialist agrees.",
    "Women who are pregnant or breastfeeding, or hope for a pregnancy within 12 to 18 months.",
    "People with alcohol or drug problems, or bulimia, that are not under control.",
  ],
  onTheNhs:
    "It’s free for people who meet the NICE rules on weight and illness. Your GP can also tell you whether you can have tirzepatide or semaglutide.",
  rightToChoose: true,
  ifYouDoNothing:
    "Diabetes, sleep apnoea and joint pain may get worse. Medicines or a supported programme may help without surgery.",
  preparation:
    "The team checks your heart, lungs, liver and mental health. A doctor looks at your stomach through a thin camera (endoscope), because most of it is hard to reach later. An infection with Helicobacter bacteria is treated first. For two weeks or more, you follow a diet that shrinks the liver. After a bypass, your body absorbs some medicines differently. Examples are slow-release tablets, the contraceptive pill, and medicines for epilepsy or the thyroid. Ask your own doctor about these, blood thinners and diabetes medicines. Tell the anaesthetist about weight-loss injections, because they slow the stomach down.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation":
      "Your surgeon goes through your records and compares a bypass, a sleeve and treatment without surgery. Take time to decide.",
    "Examination in Turkey":
      "You have any missing tests and meet the surgeon and the anaesthetist. Only then do you sign the consent form, and you can withdraw it.",
    "Making the pouch":
      "The surgeon works through five or six keyhole cuts. Staplers divide the stomach and leave a pouch about the size of an egg.",
    "Upper join": "The surgeon cuts across the small bowel and joins its lower end to the pouch.",
    "Lower join":
      "The other end carries juices from the stomach and pancreas. The surgeon joins it further down. Gaps behind the bowel are stitched, so that loops are less likely to slip through.",
    "Testing the joins":
      "The surgeon uses air or dye to check that the joins do not leak, then closes the cuts.",
    "First night":
      "Staff watch your pulse and breathing all night. You have a drip, then sips of fluid.",
  },
  anaesthetics: ["general"],
  anaesthesiaAndLength: `You have a general anaesthetic, and a machine breathes for you. The operation takes ${duration}, or longer if you’ve had abdominal surgery before. If you use a breathing mask (CPAP) for sleep apnoea, bring it.`,
  recoveryTime: {
    headline: `Most people leave hospital after three or four nights and fly home ${flight} after the operation.`,
    stages: {
      "Days 1 to 3": "You sip water and take short walks on the ward.",
      "To the end of week 2":
        "Drink nourishing liquids. Tiredness is normal, but a high temperature is not.",
      "Weeks 3 and 4":
        "Eat a few spoonfuls of purée at a time. Desk work is often possible by the end of this stage.",
      "Weeks 5 to 8":
        "Move to soft food, then ordinary food. Lift and exercise a little more each week.",
      "Later months":
        "Sweet or fatty food can cause dumping syndrome: sweating, cramps and dizziness. Alcohol affects you faster than before. Many people are left with loose skin.",
    },
  },
  flying: `Wait ${flight} after keyhole surgery without problems. Most early leaks and bleeds appear by then, but clots stay more likely for weeks. Wait longer if you have a very high BMI or have had a clot. Wear your compression stockings and carry your discharge letter on the plane.`,
  typicalStay: `Plan for ${stay}: ${daysBefore} for tests, then ${flight} after the operation. You spend three or four nights in hospital and then stay nearby. The surgeon sees you again before you fly.`,
  followUp:
    "Within two weeks of your return, a GP or nurse should check your wounds and medicines. See a bariatric team and dietitian at four to six weeks. You need check-ups for life. You have blood tests after about 3, 6 and 12 months, then every year. They check iron, folate, calcium, vitamins and more. Vitamin B12 is often given by injection. Ask a GP or private service at home to agree to this in writing before you pay a deposit. Tell every doctor, dentist and pharmacist about your bypass, because some medicines are no longer safe for you.",
  nhs: "medical",
  operation: "general",
  canBeFatal: true,
  risksComplications: {
    common: [
      "Sore wounds, bloating and low energy.",
      "Dumping syndrome after sugar or large meals.",
      "Food that gets stuck if you eat too fast.",
      "A change in bowel habit, and smelly wind.",
      "Hair loss, which usually recovers.",
    ],
    serious: [
      {
        text: "A leak at a join, which can cause a life-threatening infection.",
        figure: "About 1 in 100 people",
        sources: ["bypassLeak"],
      },
      {
        text: "A loop of bowel that gets trapped (internal hernia) or blocked. This can happen years later and in pregnancy.",
        figure: "7 to 11 in 100 people within five years",
        sources: ["bypassObstruction"],
      },
      { text: "An ulcer at the upper join, which may bleed or burst.", likelihood: "common" },
      "Bleeding from the joins, which may need a transfusion or another operation.",
      "Gallstones while you lose weight fast.",
      "A narrow join that has to be stretched through an endoscope.",
      "Severe lack of iron, calcium or vitamin B12.",
      "Low blood sugar after meals.",
      {
        text: "Death after this operation.",
        figure: "About 1 in 1,000 people",
        sources: ["bariatricRegistry"],
      },
    ],
  },
  contains: ["bypass", "weightLoss"],
  costFactors: [
    "Whether it’s a Roux-en-Y bypass, which takes longer, or a one-anastomosis bypass.",
    "Whether it replaces an earlier band or sleeve, which costs much more.",
    "The hospital’s level of care and the number of nights.",
    "Supplements for life, which quotes do not include.",
  ],
  questions: [
    "Which bypass do you suggest for me, and why?",
    "How many of your bypass patients have another operation within 30 days?",
    "Do you close the gaps behind the bowel?",
    "Which of my medicines must change, and who arranges that with my GP?",
    "What happens if a join leaks on day 8, when I’m in the hotel?",
    "Who can a hospital in my country phone at night about the operation?",
    "Which supplements will I need, and what do they cost a month?",
  ],
  related: ["gastric-sleeve", "gastric-balloon"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Stomach and small bowel",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
