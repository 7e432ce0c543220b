import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "cataract-surgery",
  metaDescription:
    "Cataract surgery in Turkey: choosing a lens, what happens in theatre, warning signs afterwards, when to fly and indicative cost per eye.",
  overview: [
    "The method in general use is phacoemulsification. Ultrasound breaks up the lens through a cut a few millimetres wide, and a folded artificial lens opens inside the thin bag that held the old one. It is meant to stay there for life.",
    "Choosing the lens deserves as much thought as choosing the clinic. A single-focus (monofocal) lens gives sharp sight at one distance, and glasses serve for the rest. Toric lenses correct astigmatism. Multifocal lenses reduce the need for glasses but can cause halos and softer contrast, and they suit some eyes badly. Exchanging a lens later is a bigger operation than the first.",
  ],
  idealCandidates: [
    "Adults whose cataract interferes with reading, driving, work or moving about safely.",
    "People whose glare or fading colours cannot be improved with new glasses.",
    "Those with diabetes or retinal disease whose doctors need a clear view of the back of the eye.",
    "Anyone able to lie fairly flat and still for half an hour.",
  ],
  notSuitableFor: [
    "People whose blurred sight has a different cause, such as macular degeneration.",
    "Those with an infection of the eye or lids that has not been cleared.",
    "Anyone with unstable heart, lung or blood sugar problems at present.",
    "People who want perfect vision at all distances and could not live with halos.",
    "Those who cannot stay for the first checks or put in drops, and have no helper.",
  ],
  preparation:
    "Ask an optometrist for a recent report. Contact lenses stay out before the eye is measured, and the clinic will say for how long. Say if you take tamsulosin or a similar prostate medicine, which can make the iris floppy in surgery, and if you have ever had laser sight correction, which upsets lens calculations. Most people carry on with blood thinners and tablets; do not alter them on your own.",
  procedureSteps: [
    {
      title: "Remote discussion",
      text: "You and the operating surgeon talk by video about your symptoms, reports, hobbies and feelings about glasses. Nothing needs to be settled then.",
    },
    {
      title: "Measuring the eye",
      text: "At the clinic, the length and curve of the eye are measured and the retina is checked, often with a scan. The surgeon recommends a lens strength, and you may accept, wait or refuse.",
    },
    {
      title: "Numbing",
      text: "Drops widen the pupil and remove feeling. A sheet covers your face and air flows beneath it.",
    },
    {
      title: "Removing the cloudy lens",
      text: "Through a tiny opening the front of the lens bag is opened and ultrasound clears the cataract. You notice lights and running water.",
    },
    {
      title: "Placing the new lens",
      text: "The artificial lens is injected and centred. The opening commonly seals itself without stitches.",
    },
    {
      title: "Shield and check",
      text: "Antibiotic is given, a shield covers the eye, and it is examined again that day or on the following one.",
    },
  ],
  anaesthesiaAndLength:
    "You are awake with drops or an injection beside the eye, and sedation is possible if you are nervous. The operation itself lasts 20 to 45 minutes, while the visit fills half a day. General anaesthetic is kept for people who cannot lie still.",
  recoveryTime: {
    headline:
      "Most people leave the hospital within a few hours and fly after 5 to 7 days, when the eye has been checked.",
    stages: [
      {
        when: "Day 1",
        what: "Vision is hazy and the eye scratches a little. It is examined for pressure and inflammation.",
      },
      {
        when: "Days 2 to 7",
        what: "Colours look brighter. Keep water and soap out, wear the shield in bed, and lift nothing heavy.",
      },
      {
        when: "Weeks 2 to 4",
        what: "Drops continue, commonly for four weeks. Swimming and strenuous sport wait.",
      },
      {
        when: "Weeks 4 to 6",
        what: "The eye is steady enough for a new glasses test.",
      },
    ],
  },
  flying:
    "There is no gas in the eye after routine cataract surgery, so altitude is not the danger. The worry is infection inside the eye, which tends to show in the first week and must be treated within hours. If gas was used because of a retinal problem, flying is forbidden until it has gone.",
  typicalStay:
    "For one eye, six to eight days. For both, surgeons generally leave some days or weeks between, which means about two weeks or a second journey. Having both done in one sitting saves time but exposes both to the same rare infection, so discuss it at length.",
  followUp:
    "You will need an examination at roughly four weeks and a sight test after that. Take home a lens card with the model and power. Optometrists can check pressure and vision for a fee. NHS eye departments treat acute infection or a torn retina; swapping a lens that you do not like is not something to expect from them.",
  risksComplications: {
    common: [
      "Watering, grittiness and light sensitivity for some days.",
      "Bruising of the lid or redness of the white.",
      "Floaters or a shimmer at the edge of sight.",
      "Clouding behind the lens months or years later, cleared with a short laser treatment.",
    ],
    serious: [
      "Infection inside the eye, which is rare and can destroy sight.",
      "A split in the lens bag, with pieces falling back and a second operation.",
      "Retinal detachment, more likely in very short-sighted eyes.",
      "Swelling of the retina or cornea that blurs vision for months or for good.",
      "Bleeding inside the eye, raised pressure or a lens that shifts.",
      "The wrong focus, leaving stronger glasses than planned.",
    ],
    seekHelp:
      "Pain, a redder eye, falling vision, flashes, a shower of floaters or a dark curtain are emergencies: see an eye hospital the same day. In the first two weeks assume infection until a specialist says otherwise.",
  },
  costFactors: [
    "The type of lens: standard, toric, extended focus or multifocal.",
    "Whether one eye is treated or two, and over how many trips.",
    "Dense cataracts, small pupils or earlier surgery that lengthen the operation.",
    "Scans, drops, the shield and sedation, if they are billed apart.",
    "Laser-assisted steps, which raise the price without a proven gain in results for most people.",
  ],
  questions: [
    "Is a cataract the main reason why I see poorly?",
    "Which make and power of lens will I receive, and will I get its card?",
    "Why do you advise this lens for me rather than a plain monofocal one?",
    "Who performs my cataract operation, and how many have they done this year?",
    "How do you guard against infection inside the eye?",
    "Is a retina specialist available if something goes wrong?",
    "How long would you wait before treating the second eye?",
    "What would you do if I could not get used to the new lens?",
  ],
  related: ["lasik", "glaucoma-treatment", "corneal-transplant"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Lens of the eye",
};

export default details;
