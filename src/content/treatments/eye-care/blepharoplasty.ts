import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "blepharoplasty",
  metaDescription:
    "Eyelid surgery (blepharoplasty) in Turkey for adults: upper and lower lids, dry eye and rarer dangers, stitches, flying and likely cost.",
  overview: [
    "Heavy upper lids do not always come from the lid. The brow may have dropped, or the muscle that raises the lid may be weak, which is called ptosis. Removing skin would not solve either, and could make closing the eye harder. Good assessment tells these apart.",
    "Lower-lid surgery is the more delicate of the two. Fat may be removed or moved through a cut under the lashes or from inside the lid. Dark colour, fine lines and puffiness from allergy or poor sleep change little. Ageing also goes on, so the effect lessens with the years.",
  ],
  idealCandidates: [
    "Adults with folds of upper-lid skin that rest on the lashes or limit the outer field of view.",
    "People with steady bags under the eyes that stay the same from morning to evening.",
    "Those with healthy eyes, comfortable tears and lids that spring back when pulled.",
    "Anyone who wants a modest change and has looked at other ways to achieve it.",
  ],
  notSuitableFor: [
    "People with severe dry eye or a weak facial nerve, who may no longer close the eye fully.",
    "Those with thyroid eye disease that is active or has been stable for only a short time.",
    "Anyone younger than 18, or seeking surgery to please someone else.",
    "People with uncontrolled blood pressure or clotting disorders, as bleeding behind the eye threatens sight.",
    "Those who have had laser sight correction within recent months.",
  ],
  preparation:
    "Have an eye examination beforehand, covering tears, pressure and field of view. Fish oil, vitamin E and some herbal products add to bruising; aspirin and other blood thinners need a doctor's advice before any pause. Give up nicotine for a month on either side. Bring spectacles, since contact lenses cannot be worn for about two weeks.",
  procedureSteps: [
    {
      title: "Consultation at a distance",
      text: "The operating surgeon hears your reasons and medical history over video. If a weak muscle or a low brow is the likely cause, you should hear it now.",
    },
    {
      title: "Examination and time to think",
      text: "In Turkey, lids, brows, tears and sight are tested. After a cosmetic discussion you should have at least a night to reconsider, with no charge that traps you.",
    },
    {
      title: "Marking",
      text: "The crease and the skin to be removed are drawn while you sit upright, leaving enough to close the eye.",
    },
    {
      title: "Upper lids",
      text: "A strip of skin, and sometimes a little muscle or fat, is taken through the natural crease.",
    },
    {
      title: "Lower lids",
      text: "Fat is trimmed or spread out. Loose lids may be tightened at the outer corner so that they do not turn outward.",
    },
    {
      title: "Closing and cooling",
      text: "Hair-fine stitches are placed, cold pads applied and your vision tested before you rest.",
    },
  ],
  anaesthesiaAndLength:
    "Upper lids can be treated under local injections with light sedation and take about an hour. Lower lids need one to two hours, and a full anaesthetic is more often chosen for them or for all four lids together. You usually return to the hotel that day with someone beside you.",
  recoveryTime: {
    headline:
      "Most people leave the clinic the same day, have stitches out within a week and fly after 7 days.",
    stages: [
      {
        when: "First 2 days",
        what: "Lids are swollen and sight is filmy from ointment. Keep the head high and check each eye's vision separately.",
      },
      {
        when: "Days 5 to 7",
        what: "Stitches are taken out. Bruises turn yellow and slide towards the cheeks.",
      },
      {
        when: "Week 2",
        what: "Most people feel able to be seen. Make-up is allowed once wounds are sealed.",
      },
      {
        when: "Weeks 3 to 4",
        what: "Bending, weights and sport return. Contact lenses may be tried again.",
      },
      {
        when: "Months 2 to 6",
        what: "Firmness goes and scars pale. Any uneven spot is judged only then.",
      },
    ],
  },
  flying:
    "Wait seven days at least. Straining with suitcases lifts blood pressure in the face, parched cabin air worsens dryness, and bleeding behind the eye must be dealt with in minutes to hours, most of all in the first two days. Sunglasses and tear drops make the journey easier.",
  typicalStay:
    "Eight to nine days allow for eye tests, a pause for thought, surgery and removal of stitches by the person who placed them. Spend the early days within a short drive of the hospital and never alone on the first night.",
  followUp:
    "Video checks at one and three months are sensible; ask for one in person if a lid pulls down or the eye will not close. Your optometrist can look after mild dryness. Sight-threatening trouble belongs in an NHS emergency unit. Correction of too much or too little removed skin is cosmetic work that you would fund, here or in Turkey.",
  risksComplications: {
    common: [
      "Bruises, puffiness and tightness for two weeks or so.",
      "Watery or dry eyes and blurred sight in the first days.",
      "Trouble closing the lids fully until swelling goes.",
      "Pink scars and small lumps along the crease.",
    ],
    serious: [
      "Bleeding behind the eye, which is rare but can cause permanent blindness.",
      "A lower lid that droops or turns outward and exposes the eye.",
      "Lids that no longer shut, with lasting dryness or ulcers of the cornea.",
      "Double vision from injury to an eye muscle.",
      "Hollow, uneven or staring eyes that call for further surgery.",
      "Infection, or a serious reaction to sedation or anaesthetic.",
    ],
    seekHelp:
      "Sudden pain, a hard bulging lid, double or fading vision means emergency care at once, by ambulance if needed. Ring the surgeon from the way there, not instead of going.",
  },
  costFactors: [
    "Upper lids, lower lids or all four.",
    "Type of anaesthetic and whether an anaesthetist attends.",
    "Muscle repair for ptosis, or a brow lift, done with it.",
    "A first operation or correction of an earlier one.",
    "An eye examination before surgery, if it is not in the package.",
  ],
  questions: [
    "Is loose skin really my problem, or is it the brow or the lid muscle?",
    "Are you an oculoplastic, plastic or facial surgeon, and who registers you?",
    "How will you test my tears before eyelid surgery?",
    "How much skin will be left so that my eyes can close?",
    "Can you show me where the scars would run?",
    "Who would open the wound at night if blood collected behind my eye?",
    "On which day are stitches removed, and by whom?",
    "Can I withdraw after the examination without losing everything I paid?",
  ],
  related: ["facelift", "chemical-peels", "rhinoplasty"],
  cities: ["istanbul", "antalya", "izmir"],
  procedureType: "Surgical",
  bodyLocation: "Eyelids",
};

export default details;
