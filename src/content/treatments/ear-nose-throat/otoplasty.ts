import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "otoplasty",
  metaDescription:
    "Otoplasty (ear correction) in Turkey for adults: how ears are set back, the bandage and headband, risks, flying and an indicative cost.",
  overview: [
    "Ears stand out for two main reasons: the fold inside the rim never formed fully, or the bowl next to the ear canal is deep. The surgeon treats whichever applies, and often both. Lobes can be reduced and torn lobes repaired, though these are separate small procedures.",
    "No two ears match exactly before surgery, and they will not match exactly afterwards. The aim is ears that draw less attention while still looking like ears, with a natural curve and no sharp edges. Adult cartilage is stiffer than a child's, so it is weakened or scored in places before stitches hold the new fold.",
  ],
  idealCandidates: [
    "Healthy adults who have disliked the position of their ears for years.",
    "People with ears that stand out unequally and who know that perfect symmetry is not possible.",
    "Those able to wear a headband and avoid knocks to the ears for several weeks.",
    "Anyone who has talked it over with someone they trust and is not deciding in a crisis.",
  ],
  notSuitableFor: [
    "Under-18s, for whom this page and our quotes are not meant.",
    "People who tend to form keloids, the thick raised scars that spread beyond a wound.",
    "Those with an ear infection, eczema or broken skin around the ear at present.",
    "People who expect the change alone to lift a low mood or mend a relationship.",
    "Boxers, wrestlers and rugby players who cannot stay away from training for three months.",
  ],
  preparation:
    "Tell the surgeon about earlier ear surgery, piercings, hearing aids and how your scars usually heal. Have ear infections treated first. Nicotine slows healing of the thin skin here, so stop a month before. Take advice from your prescriber before pausing anything that thins the blood. Wash your hair the evening before, and pack tops that button at the front.",
  procedureSteps: [
    {
      title: "First talk by video",
      text: "You explain what bothers you and the operating surgeon describes what can and cannot be altered. Take at least a fortnight before you commit.",
    },
    {
      title: "Measuring in person",
      text: "Before the operation, the surgeon examines and measures both ears with you at a mirror. You can change your mind after this visit.",
    },
    {
      title: "Opening behind the ear",
      text: "A cut in the natural crease exposes the cartilage. A thin strip of skin may be removed.",
    },
    {
      title: "Shaping the cartilage",
      text: "Permanent stitches create the missing fold or draw the bowl back towards the head. Some surgeons also score the cartilage.",
    },
    {
      title: "Comparing the sides",
      text: "The second ear is set to agree with the first as closely as its own shape allows.",
    },
    {
      title: "Bandaging",
      text: "The wounds are closed, padding fills the hollows of the ear, and a firm head bandage is wrapped around.",
    },
  ],
  anaesthesiaAndLength:
    "Adults can often be treated with injections around the ear plus sedation, which leaves them drowsy and pain-free. A general anaesthetic suits anxious people and longer corrections. Both ears together take between one and two hours, and the stay in hospital is normally a matter of hours.",
  recoveryTime: {
    headline:
      "Most people leave hospital the same day, keep a head bandage on for up to a week and fly after 5 to 7 days.",
    stages: [
      {
        when: "Days 1 and 2",
        what: "Ears throb beneath the bandage. Simple painkillers help; pain that grows on one side is a warning.",
      },
      {
        when: "Days 3 to 7",
        what: "The bandage is changed or taken off, and stitches that do not dissolve come out by about day ten.",
      },
      {
        when: "Weeks 2 to 6",
        what: "A soft headband is worn at night, so that an ear is not bent forward on the pillow.",
      },
      {
        when: "Weeks 6 to 12",
        what: "Swimming and running come back first. Rough sport follows last.",
      },
    ],
  },
  flying:
    "The flight itself does not harm the ears, since the middle ear is not touched. What matters is that the first wound check is over: bleeding under the skin shows itself in the first days, and it must be drained by a surgeon without delay. Protect the ears from headrests and straps.",
  typicalStay:
    "A week to eight days allows the in-person consultation, an unhurried decision, surgery and the removal of the bandage. If your stitches do not dissolve, ask whether they can be taken out before you leave.",
  followUp:
    "Agree on a video check two weeks after surgery and another at three months. A practice nurse may be willing to remove stitches, but ask before travelling. Pus or a hot, swollen ear can be seen urgently by the NHS. If an ear springs back or a stitch pokes through months later, putting it right is a private matter between you and the clinic.",
  risksComplications: {
    common: [
      "Soreness, bruising and swelling of both ears.",
      "Numb or tingling skin for several weeks or months.",
      "Itching beneath the bandage and discomfort when lying on the side.",
      "Small differences between left and right.",
    ],
    serious: [
      "Blood collecting under the skin, which can deform the ear unless drained quickly.",
      "Infection of the cartilage, which may need hospital antibiotics and can leave a misshapen ear.",
      "Thick or keloid scars behind the ear.",
      "Ears that move forward again, or look too flat, needing more surgery.",
      "Stitches that work their way out, and stiffness or altered feeling that does not go.",
      "Reactions to sedation or anaesthetic, which can very rarely be life-threatening.",
    ],
    seekHelp:
      "Contact the surgeon the same hour for sudden or one-sided pain, a tense swelling or blood soaking through. Once you are home, go to an emergency department with fever or a red, hot ear.",
  },
  costFactors: [
    "One ear or two, and a first correction or a redo.",
    "Sedation with local injections, or a general anaesthetic with an anaesthetist.",
    "Added work on lobes or on the bowl of the ear.",
    "Length of hotel stay, and whether headbands and dressings are in the price.",
  ],
  questions: [
    "Which technique do you propose for my ears: stitches, scoring or a mixture?",
    "How many adult ear corrections have you done in the past year?",
    "How likely is it that an ear will move forward again?",
    "May I see the operating surgeon in person at least a day before surgery?",
    "When is the bandage first removed, and who examines the ears then?",
    "What do you do if blood collects during the night after surgery?",
    "Does a second operation for uneven ears cost extra, and for how long is it covered?",
  ],
  related: ["rhinoplasty", "blepharoplasty", "facelift"],
  cities: ["istanbul", "antalya", "izmir"],
  procedureType: "Surgical",
  bodyLocation: "Outer ear",
};

export default details;
