import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "glaucoma-treatment",
  metaDescription:
    "Glaucoma laser and surgery in Turkey: what each can do, why drainage surgery needs weeks of checks, risks, flying and indicative cost.",
  overview: [
    "In open-angle glaucoma, the common kind, there are three main steps beyond drops. Laser treatment of the drain (SLT) takes minutes and can be repeated. Tiny implants, known together as MIGS, are often placed during cataract surgery. Trabeculectomy and drainage tubes make a new way out for fluid and lower pressure the most, at the highest risk. Narrow angles are treated differently, with a laser opening in the iris or with lens surgery.",
    "Be honest with yourself about distance. After drainage surgery the pressure is adjusted at frequent visits over weeks, and these visits decide whether it works. For many people, treatment close to home is the sounder choice; travel may fit laser or a second opinion better.",
  ],
  idealCandidates: [
    "Adults with confirmed glaucoma or raised pressure and copies of earlier tests.",
    "People whose drops fail, sting badly or are hard to use every day.",
    "Those with a cataract as well, in whom both might be treated together.",
    "Anyone whose eye team at home has agreed to take over afterwards.",
  ],
  notSuitableFor: [
    "People with sudden pain, halos, vomiting and a red eye: that is an emergency where you are.",
    "Those who cannot remain for several weeks, if drainage surgery is proposed.",
    "Anyone who hopes to regain sight that has already been lost.",
    "People with no specialist at home to measure pressure afterwards.",
    "Those with an infected or heavily inflamed eye.",
  ],
  preparation:
    "Gather visual field charts, nerve scans, pressure readings and a list of every drop that you have tried. Continue drops up to the day unless the surgeon tells you to change them. Mention asthma, slow pulse, steroid use, blood thinners and relatives with glaucoma. Arrange your next appointment at home before leaving.",
  procedureSteps: [
    {
      title: "Reading your records",
      text: "The glaucoma specialist who would treat you studies past tests and talks with you by video about how fast the disease has moved.",
    },
    {
      title: "Fresh tests",
      text: "At the eye hospital pressure, drainage angle, optic nerve and field of view are measured again, and the same doctor explains the choices in person. Take the figures away and think.",
    },
    {
      title: "Laser, where it fits",
      text: "You sit at a microscope, a lens rests on the numbed eye, and brief flashes treat the drain or the iris.",
    },
    {
      title: "Small implants",
      text: "Through a tiny cut, often with cataract removal, a stent is put into the natural drain.",
    },
    {
      title: "Drainage surgery",
      text: "The surgeon makes a guarded opening beneath the upper lid, or fits a tube, so that fluid forms a small blister called a bleb.",
    },
    {
      title: "Fine adjustment",
      text: "After drainage surgery, stitches are loosened or cut and medicine injected near the bleb over several visits.",
    },
  ],
  anaesthesiaAndLength:
    "Laser needs drops only and lasts 10 to 15 minutes. Implants take about half an hour beyond a cataract operation. Trabeculectomy or a tube requires a local injection, with or without sedation, and one to two hours; general anaesthetic is an alternative.",
  recoveryTime: {
    headline:
      "Most people fly about 2 days after laser, but should stay for at least 3 weeks after drainage surgery.",
    stages: [
      {
        when: "Hours after laser",
        what: "Sight blurs and the eye aches slightly. Pressure is measured again, as it may spike.",
      },
      {
        when: "Weeks 4 to 8 after laser",
        what: "The full effect shows. A pressure reading then decides whether drops can be reduced.",
      },
      {
        when: "Week 1 after surgery",
        what: "Vision fluctuates, with visits every few days. Do not bend, strain or rub.",
      },
      {
        when: "Weeks 2 to 4",
        what: "Pressure is fine-tuned, and steroid drops are used many times a day.",
      },
      {
        when: "Months 2 to 3",
        what: "Eyesight steadies, new glasses may be fitted and drops are tapered.",
      },
    ],
  },
  flying:
    "A stable pressure after laser is enough to board. After surgery, altitude matters less than absence: very low pressure or a leaking bleb must be found and treated by someone who knows the eye. Gas or air inside it rules out flying until a doctor confirms that none is left.",
  typicalStay:
    "Three to four days for laser; about a week when only small implants are fitted; three to four weeks, and sometimes longer, after trabeculectomy or a tube. Choose a base near the eye hospital, because you will go back often.",
  followUp:
    "Glaucoma care never ends, so a named clinic near you must have the treatment record before you arrive. In Britain the NHS monitors glaucoma and treats crises, though routine places can take time to come through. Later needling of a bleb or another operation may be done there on medical need; a return to the Turkish surgeon is at your expense.",
  risksComplications: {
    common: [
      "Blurred sight, redness and a scratchy feeling.",
      "A short rise in pressure or mild inflammation after laser.",
      "Droopy lid or awareness of the bleb after surgery.",
      "Need for drops again, or for repeated laser, as the effect wears off.",
      "Faster clouding of the lens after drainage operations.",
    ],
    serious: [
      "Pressure that falls too low, with swelling or bleeding at the back of the eye.",
      "Infection of the bleb, which can occur years later and threaten the eye.",
      "Scarring that closes the new drain, with more surgery.",
      "Sudden loss of the remaining central sight in advanced disease.",
      "Double vision, tube exposure or damage to the cornea.",
      "Blindness in the treated eye, which is uncommon.",
    ],
    seekHelp:
      "With a bleb, treat a red, sticky or painful eye as urgent on any day of your life. Sudden loss of sight, or severe pain with vomiting, needs emergency eye care within the hour.",
  },
  costFactors: [
    "The method: laser lies at the lower end, drainage surgery and tubes at the upper.",
    "The kind and number of implants used.",
    "Cataract removal in the same operation.",
    "How many pressure checks and adjustments are included.",
    "Weeks of lodging, which can exceed the fee for the operation.",
  ],
  questions: [
    "How fast is my glaucoma getting worse, judging by all my field tests?",
    "What pressure do you aim for in my eye, and why?",
    "Could laser or different drops achieve it without an operation?",
    "How many visits after a trabeculectomy do you insist on?",
    "Are you a glaucoma specialist with further training in that field?",
    "Will you write to my eye doctor before I fly, and in English?",
    "What if my pressure is still unstable on the date of my ticket?",
    "Which signs of an infected bleb should I know for later years?",
  ],
  related: ["cataract-surgery", "corneal-transplant", "lasik"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Eye",
};

export default details;
