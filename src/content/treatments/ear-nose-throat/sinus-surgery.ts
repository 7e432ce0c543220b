import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "sinus-surgery",
  metaDescription:
    "Endoscopic sinus surgery in Turkey: when it helps, what CT scans show, rare but grave risks to eye and brain, flying, aftercare and cost.",
  overview: [
    "The usual name is functional endoscopic sinus surgery, or FESS. The surgeon widens the natural openings rather than making new ones, so that mucus can drain and medicine can reach the lining. How much is done depends on a CT scan: from one sinus to all of those on both sides.",
    "Chronic sinusitis is often a disease of the lining itself, linked with asthma, allergy or sensitivity to aspirin. An operation makes room; it does not switch off that tendency. Polyps can grow back, and many people use a steroid rinse or spray for years. For severe polyps, injected medicines may be an alternative that a specialist at home can discuss.",
  ],
  idealCandidates: [
    "Adults with sinusitis for more than twelve weeks despite correct use of rinses and steroid sprays.",
    "People whose polyps block the nose or take away their sense of smell.",
    "Those whose CT scan and camera examination agree with their symptoms.",
    "People with repeated infections that come from one blocked passage.",
  ],
  notSuitableFor: [
    "Anyone whose facial pain turns out to be migraine, a dental problem or tension headache.",
    "People who have not yet tried a full course of medical treatment.",
    "Those with asthma that is poorly controlled at the time of travel.",
    "People who cannot stop blood thinners safely.",
    "Anyone unable to stay two weeks or to rinse the nose daily afterwards.",
  ],
  preparation:
    "Bring a recent CT scan on disc or as a file, and letters that list what has been tried. You may be given steroid tablets or antibiotics beforehand; a doctor must prescribe them for you. Get asthma as steady as possible and pack your inhalers. Report any reaction to aspirin or ibuprofen. Smoke of any kind spoils healing of the lining.",
  procedureSteps: [
    {
      title: "Scan and history review",
      text: "The ear, nose and throat surgeon who would operate studies your CT images and discusses them with you remotely. If medicine has not been tried properly, that should be the advice.",
    },
    {
      title: "Camera examination",
      text: "At the hospital the nose is inspected with an endoscope. The surgeon confirms the plan, names the risks to eye and brain, and leaves you time to reconsider.",
    },
    {
      title: "Shrinking the lining",
      text: "After you fall asleep, the nose is treated with a decongestant, which limits bleeding and improves the view.",
    },
    {
      title: "Removing polyps",
      text: "Fine instruments take away polyps and diseased tissue. Samples go to a laboratory.",
    },
    {
      title: "Opening the drainage paths",
      text: "Thin walls of bone between the sinuses and the nose are removed. A navigation system may guide complicated work.",
    },
    {
      title: "Dressing",
      text: "Dissolving sponges are often left in place; firm packing is used only if bleeding continues.",
    },
    {
      title: "Cleaning in clinic",
      text: "Clots and crusts are gently sucked away after one to two weeks, so that the openings do not scar shut.",
    },
  ],
  anaesthesiaAndLength:
    "General anaesthetic is needed for nearly all sinus operations, with blood pressure kept on the low side so that the field stays clear. One or two sinuses take about an hour; extensive polyps on both sides may need three. Balloon widening of a single passage is shorter, and suits few people.",
  recoveryTime: {
    headline:
      "Most people leave hospital within a day, rest for two weeks and fly after 10 to 14 days.",
    stages: [
      {
        when: "Days 1 to 3",
        what: "Expect a heavy head, mouth breathing and bloody discharge. Rest with two or three pillows.",
      },
      {
        when: "Days 4 to 10",
        what: "Frequent rinsing loosens old clots. Tiredness is normal, as with a bad cold.",
      },
      {
        when: "Days 10 to 14",
        what: "After cleaning, the nose feels freer. Light indoor work may be possible.",
      },
      {
        when: "Weeks 3 to 6",
        what: "Discharge dries up and exercise resumes. Smell may start to return.",
      },
      {
        when: "Months 2 to 3",
        what: "The lining heals fully, and medicine for the long run is chosen.",
      },
    ],
  },
  flying:
    "Air trapped in swollen sinuses expands and contracts with altitude, which can cause intense pain, bleeding or, where the bone beneath the brain has been injured, air entering the skull. Most surgeons therefore hold people back for 10 to 14 days, and decide after looking inside.",
  typicalStay:
    "Allow 12 to 14 days. The first two are for scan review and surgery, the following days for rest and rinsing near the hospital, and the last for at least one cleaning. Travelling with a companion makes the first nights easier.",
  followUp:
    "Before you book, find an ear, nose and throat clinic at home that agrees to look into the nose at four to six weeks and again later. Carry home the operation note, laboratory report and scan. Sudden problems with sight or the brain are NHS emergencies; polyps that return join the ordinary waiting list or are treated privately.",
  risksComplications: {
    common: [
      "Congestion, crusts and pressure for some weeks.",
      "Pink or brown discharge, mainly in the first week.",
      "Reduced smell and taste until swelling falls.",
      "Watery eye or slight bruising of the lids.",
    ],
    serious: [
      "Severe bleeding during or after surgery.",
      "Injury around the eye with double vision or, very rarely, blindness.",
      "Leak of brain fluid, with a danger of meningitis.",
      "Scarring that closes the openings, or polyps that come back.",
      "Loss of smell that does not recover.",
      "Stroke, serious anaesthetic reaction or death: all very rare.",
    ],
    seekHelp:
      "Ring for an ambulance if sight changes, an eye bulges, the neck becomes stiff, you grow confused or blood pours. Salty clear fluid dripping from one nostril must be examined that day.",
  },
  costFactors: [
    "How many sinuses are opened, and whether polyps are present.",
    "Use of navigation equipment or powered instruments.",
    "Straightening of the septum in the same session.",
    "Laboratory tests, CT scan and the number of cleaning visits.",
    "An earlier sinus operation, which distorts the landmarks.",
  ],
  questions: [
    "What on my CT scan tells you that surgery will help?",
    "Have my rinses, sprays and allergy care truly been given a fair trial?",
    "Which sinuses would you open, and which would you leave alone?",
    "How close is my disease to the eye socket and the base of the skull?",
    "Is image guidance available in your theatre?",
    "How many cleanings are included before I travel home?",
    "Which medicine will I need afterwards, and for how many months?",
    "Who is on call for eye or brain complications at your hospital?",
  ],
  related: ["septoplasty", "rhinoplasty", "tonsillectomy"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Paranasal sinuses",
};

export default details;
