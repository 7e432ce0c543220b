import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "beard-transplant",
  metaDescription:
    "Beard transplant in Turkey: who it suits, how scalp hair behaves on the face, shaving and recovery, flying home, plain risks and indicative cost.",
  overview: [
    "The face is less forgiving than the scalp. Marks lie in full view, skin moves with every word, and hair must leave it at a very flat angle. If you may later want to be clean-shaven, consider that small scars or stubble in odd directions may show.",
    "Beards go on filling in until the late twenties, sometimes beyond, so waiting costs nothing but time. Hair used here is also gone from the store that you might need if you go bald.",
  ],
  idealCandidates: [
    "Adults, best from their late twenties, whose beard has stopped changing.",
    "People with a bare patch from a burn, injury or operation that has fully healed.",
    "Trans men whose growth on testosterone has settled over some years.",
    "Those with a good donor area and little risk of losing much scalp hair.",
  ],
  notSuitableFor: [
    "Anyone under 18, and most men in their early twenties.",
    "People with round bald patches from alopecia areata, which can attack the new hair too.",
    "Those with active acne, razor bumps, cold sores or eczema of the face.",
    "People whose skin forms keloids, which on the jaw are conspicuous.",
    "Men with advancing baldness who will need every graft on top.",
    "Anybody who wishes to shave smooth every day.",
  ],
  preparation:
    "Let your beard grow for some days so that its direction can be read, and bring pictures of beards that you like. Treat acne first; some acne medicines delay healing, so name any that you took in the last year. Mention cold sores: a doctor may prescribe protection. Pausing blood thinners is a matter for your own doctor. Do not smoke in the weeks around it, and buy soft food.",
  procedureSteps: [
    {
      title: "First talk at a distance",
      text: "Over video the surgeon asks about your hair, skin and family baldness and may advise you to wait.",
    },
    {
      title: "Design before a mirror",
      text: "At the clinic you and the surgeon outline cheeks, moustache and chin. You look at it, talking and smiling, and may take a night over it or walk away.",
    },
    {
      title: "Numbing",
      text: "Injections to the back of the head come first, those to the face later. The lips can feel as they do at the dentist.",
    },
    {
      title: "Collecting roots",
      text: "Mainly single and double hairs are taken with a fine punch, from a strip that longer hair will hide.",
    },
    {
      title: "Opening the skin",
      text: "The surgeon makes tiny cuts nearly parallel to the face, following natural whorls and the line of the jaw.",
    },
    {
      title: "Setting the hairs",
      text: "Singles go to the edges and moustache, doubles to the body of the beard.",
    },
    {
      title: "Cleaning and discharge",
      text: "The face stays uncovered. You receive saline to spray, written steps and the date of the first wash.",
    },
  ],
  anaesthesiaAndLength:
    "Local anaesthetic keeps you awake and able to move your mouth when asked. The upper lip is the tenderest place; nerve blocks inside the mouth can help. A moustache or a gap takes about three hours, a full beard up to seven. While your lips are numb, avoid hot drinks and chewing.",
  recoveryTime: {
    headline:
      "Most people stay away from company for 7 to 10 days, until the crusts on the face have gone.",
    stages: [
      {
        when: "Days 1 to 3",
        what: "Swollen cheeks and tight lips. Drink through a wide cup, eat what needs little chewing, and sleep on your back.",
      },
      {
        when: "Days 4 to 10",
        what: "Each hair has its crust. Wash as taught, without rubbing. No shaving, no kissing that scrapes, no mask that presses.",
      },
      {
        when: "Weeks 2 to 6",
        what: "Transplanted stubble drops. Pink dots can be hidden by what beard you have. Scissors or a clipper come first; a razor usually waits about a month.",
      },
      {
        when: "Months 3 to 12",
        what: "Hair comes through in waves and softens. Scalp hair grows faster than beard, so trim it often.",
      },
    ],
  },
  flying:
    "Stay until the second or third day, so that the crusts are clean and swelling of the lips is not worsening. A dry cabin parches fresh wounds: use your saline mist and sip water. Show the clinic's note if a security check wants your face covered or uncovered.",
  typicalStay:
    "Three to five days, of which the operation takes one. A further day before it gives time to change the drawing, and one or two after it serve the first wash and inspection. Expect to be seen with a crusted face at the hotel and the airport.",
  followUp:
    "Exchange pictures with the clinic weekly in the first month, then quarterly for a year. Pimples and ingrown hairs are common around the third month and your pharmacist or GP can help. Facial infection is treated by the NHS as it would be for anyone. Gaps, wrong angles or scars are not, and laser removal followed by new grafts would be yours to pay for.",
  risksComplications: {
    common: [
      "Red dots and crusts on the cheeks.",
      "Swelling of lips and jaw.",
      "Ingrown hairs and small cysts.",
      "Numb patches that fade over weeks.",
      "A beard that differs in feel or colour from your own.",
    ],
    serious: [
      "Hair that stands out at a wrong angle and remains so.",
      "Pits, bumps, pale dots or keloids on the face.",
      "Infection, including reactivated cold sores, that spreads across the face.",
      "Lasting change of feeling in lip or chin.",
      "Thin or scarred donor area at the back.",
      "Few grafts surviving, above all in scar tissue.",
      "Dangerous reaction to the local anaesthetic.",
    ],
    seekHelp:
      "Spreading heat and redness of the face, swelling near the eye or a stiff jaw with fever must be seen in hospital without delay. Swollen tongue, wheezing or collapse after an injection is a matter for an ambulance.",
  },
  costFactors: [
    "Which parts: a filled gap, a moustache or the whole beard.",
    "Skin type and curl, since curved roots are slower to take.",
    "Scar tissue, which often takes two sessions.",
    "Whether the surgeon sets the openings on all of the face.",
    "Combination with scalp work, which must not exhaust the donor area.",
  ],
  questions: [
    "At my age, could my beard still fill in by itself?",
    "How many beards has this surgeon transplanted, and how many were redone?",
    "How flat to the skin will you make the openings, and who makes them?",
    "How well does hair from my scalp match my beard in thickness and curl?",
    "What will be left for my scalp if I go bald?",
    "What would my face look like if I later shaved?",
    "When may I use a razor, and who tells me that it is safe?",
    "How do you treat cysts, bumps or hairs that grow the wrong way?",
  ],
  related: ["fue", "dhi", "eyebrow-transplant"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Face",
};

export default details;
