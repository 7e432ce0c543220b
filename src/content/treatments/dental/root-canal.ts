import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "root-canal",
  metaDescription:
    "Root canal treatment in Turkey: when it saves a tooth, when pain must not wait for a trip, crowns, risks, flying and the indicative cost per tooth.",
  overview: [
    "Toothache should not wait for a journey. Pain that keeps you awake, swelling or fever needs a dentist where you are, now. Draining an abscess or taking out a dying nerve can be done at home, and the finishing of the canals and the crown can be planned calmly afterwards.",
    "Treatment saves most such teeth, but not all. The choices beside it are to extract the tooth and leave a gap, or to fill that gap with a bridge, denture or implant. A treated back tooth is brittle and usually needs a crown soon.",
  ],
  idealCandidates: [
    "You have a tooth with a dead or inflamed nerve that has enough sound structure to be rebuilt.",
    "An old root filling has failed, and a dentist believes that redoing it could succeed.",
    "Your pain and infection are under control, so that travelling is safe.",
    "You understand that the crown is a part of the treatment, not an extra.",
  ],
  notSuitableFor: [
    "Anyone with a swollen face, fever or difficulty swallowing: this is an emergency, not a trip.",
    "Teeth split down the root, or decayed too far below the gum to hold a crown.",
    "Teeth loosened by advanced gum disease.",
    "People who cannot keep their mouth open for an hour, without special arrangements.",
    "Those whose treatment lowers their defences, unless their doctors consent.",
  ],
  preparation:
    "Send a recent X-ray and an account of your pain: when it comes, what brings it on, how long it stays. Say whether you take blood thinners or medicines for bone, have diabetes or heart valve disease, or are pregnant. Antibiotics alone do not cure a dead tooth, so do not put off care because a course has eased it.",
  procedureSteps: [
    {
      title: "Advice before booking",
      text: "The dentist who would treat you reads your X-ray and tells you whether the tooth looks worth saving. Urgent signs send you to a dentist at home instead.",
    },
    {
      title: "Tests in the chair",
      text: "In Turkey the tooth is tapped, cooled and X-rayed again, sometimes with a small 3D scan. You hear the odds and alternatives before you decide.",
    },
    {
      title: "Numbing and isolation",
      text: "After the injection, a rubber sheet is stretched around the tooth. It keeps saliva out of the canals and instruments out of your throat.",
    },
    {
      title: "Opening and cleaning",
      text: "Through a small opening the pulp is taken out. Fine files and a disinfecting liquid clean each canal, often under a microscope.",
    },
    {
      title: "Filling",
      text: "The dry canals are packed with a rubber-like material and sealed. If infection is heavy, a medicine is left inside for a week or more first.",
    },
    {
      title: "Rebuilding",
      text: "A core replaces lost tooth. Molars and premolars are then covered with a crown, on the same stay or soon after at home.",
    },
  ],
  anaesthesiaAndLength:
    "A local anaesthetic makes the tooth numb. A hot, inflamed tooth can resist it, and then extra injections are given; say at once if you feel anything sharp. Front teeth with one canal take about an hour, molars with three or four up to 90 minutes or two sittings. Redoing an old filling takes longer.",
  recoveryTime: {
    headline:
      "Most people work again the next day, with a tooth that is tender to bite on for about a week.",
    stages: [
      {
        when: "First hours",
        what: "Do not chew until feeling returns, or you may bite your cheek.",
      },
      {
        when: "Days 1 to 7",
        what: "Dull ache on chewing, easing daily. A painkiller that is safe for you is normally enough.",
      },
      {
        when: "Until it is crowned",
        what: "Use the other side: an uncovered molar can break beyond repair on one hard bite.",
      },
      {
        when: "Months 6 to 12",
        what: "An X-ray shows whether bone around the root is healing. This can take more than a year.",
      },
    ],
  },
  flying:
    "Leave a day, so that a flare-up can be treated before you go. Gas or pus sealed inside a tooth expands as a plane climbs and may cause fierce pain. A swollen or throbbing tooth belongs in the dentist's chair, not in the air.",
  typicalStay:
    "Two to three days for a straightforward tooth filled in one visit; five to seven when a laboratory crown is added. An infected tooth that needs medicine between two visits may not fit a short stay, and should then be finished near home.",
  followUp:
    "Carry the X-rays, the lengths of the canals if noted, and a line on whether anything was left unusual, such as a piece of a file. Plan the crown within weeks if you have not had it. Your dentist at home repeats the X-ray after six to twelve months. NHS dental services deal with an abscess and may offer treatment under their usual charges; a specialist's retreatment or an implant afterwards is as a rule for you to pay.",
  risksComplications: {
    common: [
      "Tenderness when you bite.",
      "A bruised gum or stiff jaw from the injection.",
      "A flare-up of pain within the first days.",
      "A front tooth that slowly darkens.",
    ],
    serious: [
      "Infection that persists or returns, needing retreatment, root-end surgery or extraction.",
      "A canal that is missed or cannot be reached.",
      "A file that breaks inside the root.",
      "A hole made through the side or tip of the root.",
      "Disinfectant pushed beyond the root: sudden pain, swelling and bruising, rarely nerve injury.",
      "A tooth that fractures before or beneath its crown.",
      "Spread of infection to face, neck or bloodstream, which can threaten life.",
    ],
    seekHelp:
      "Swelling that closes an eye or reaches the neck, a tongue that is pushed up, shivering with fever or trouble breathing means hospital at once. Pain that rises after the third day, or a filling that falls out, needs a dentist within a day.",
  },
  costFactors: [
    "Which tooth it is: molars have more canals than front teeth.",
    "First treatment or the repair of an earlier one.",
    "A specialist in endodontics, microscope and 3D scan.",
    "Post, core and crown, which some quotes leave out.",
    "The number of visits, and so of nights.",
  ],
  questions: [
    "How likely is it that this tooth can be kept, and what would you do if it were yours?",
    "Who does the treatment, and is that person an endodontist?",
    "Do you always use a rubber dam and sterile, single-use files?",
    "Will it be finished in one visit, or might I need to return after a week?",
    "Is the crown included, and when should it be fitted?",
    "If an instrument breaks, will you tell me and show it on the X-ray?",
    "What would extraction with a bridge or implant cost in comparison?",
    "Where do I go at night or at a weekend if pain flares up?",
  ],
  related: ["dental-implants", "smile-design"],
  cities: ["istanbul", "izmir", "antalya"],
  bodyLocation: "Tooth root",
};

export default details;
