import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "rhinoplasty",
  metaDescription:
    "Rhinoplasty in Turkey: who it suits, how the operation goes, the lasting risks, when you can fly, and what moves the indicative cost.",
  overview: [
    "Surgeons work in one of two ways. In a closed rhinoplasty all the cuts lie inside the nostrils; in an open one a small cut crosses the strip of skin between them, which gives a better view. Neither is better for everyone. When the septum is straightened in the same operation it is called a septorhinoplasty.",
    "A second operation on the same nose is a revision rhinoplasty. Scar tissue and missing cartilage make it harder, and a graft from the ear or a rib may be needed. Most surgeons wait at least a year after the first operation.",
  ],
  idealCandidates: [
    "Adults whose face has stopped growing and who are in good general health.",
    "People troubled by one clear feature, such as a hump, a wide bridge or a drooping tip.",
    "Those with a blocked airway or an old break, as well as a concern about shape.",
    "Anyone who can accept improvement rather than a copy of somebody else's nose.",
  ],
  notSuitableFor: [
    "Anyone under 18, or anyone who feels pushed into it by a partner, family or work.",
    "People with body dysmorphic disorder or distress that a change of shape is unlikely to relieve.",
    "Smokers and vapers who cannot stop, since poor blood supply can damage the skin of the nose.",
    "Regular cocaine users, because the drug destroys the lining and the septum.",
    "People with a bleeding disorder or another illness that is not yet under control.",
  ],
  preparation:
    "Stop smoking and nicotine for at least four weeks before and after. Give the clinic a full list of medicines, herbs and supplements, and let your own doctor decide whether a blood thinner may be paused. Blood tests are usual, and a scan is sometimes added when breathing is poor. Tell the surgeon about every earlier operation, injury or filler in the nose.",
  procedureSteps: [
    {
      title: "Remote consultation",
      text: "You send photographs and your history and speak by video with the surgeon who would operate. Allow two weeks or more to think before you pay for anything.",
    },
    {
      title: "Examination in Turkey",
      text: "The same surgeon looks inside the nose, discusses what is realistic and goes through consent. You must be free to say no at this point.",
    },
    {
      title: "Reaching the framework",
      text: "Once you are asleep, the skin is lifted from the bone and cartilage through the planned cuts.",
    },
    {
      title: "Reshaping",
      text: "A hump is lowered, the bones may be narrowed, and the tip is supported with stitches or small grafts.",
    },
    {
      title: "Closing",
      text: "Fine stitches close the cuts, a splint goes over the bridge, and soft splints or packing may be placed inside.",
    },
    {
      title: "Splint removal",
      text: "After about a week the surgeon takes off the splint and any stitches and checks the airway.",
    },
  ],
  anaesthesiaAndLength:
    "Rhinoplasty is nearly always done under general anaesthetic, because blood can run into the throat and the bones may be moved. Expect 90 minutes to three hours in theatre. Rib grafts or a revision can take four. Some people stay one night in hospital.",
  recoveryTime: {
    headline:
      "Most people leave hospital within a day, and surgeons prefer a wait of 7 to 10 days before flying.",
    stages: [
      {
        when: "Days 1 to 3",
        what: "The nose feels blocked and the eyelids swell and bruise. Sleep propped up, and breathe through the mouth.",
      },
      {
        when: "Days 5 to 8",
        what: "The splint comes off. What you see is swollen and is not the result.",
      },
      {
        when: "Weeks 2 to 3",
        what: "Bruises fade and desk work is possible. Glasses should not rest on the bridge for several weeks.",
      },
      {
        when: "Weeks 4 to 6",
        what: "Gentle exercise returns in steps. Contact sport waits for three months or more.",
      },
      {
        when: "Up to 12 months or longer",
        what: "The tip is the last to settle, above all in thick skin and after revision.",
      },
    ],
  },
  flying:
    "Five days is the shortest stay that is usually quoted; 7 to 10 days is what surgeons prefer, because a nosebleed in the air is hard to treat and the splint must come off first. Your surgeon should see you before giving clearance to fly.",
  typicalStay:
    "Plan for 7 to 10 days: one for tests and the examination, one for the operation, several near the clinic in case of bleeding, and one for splint removal. A five-day trip leaves little room if anything is slow.",
  followUp:
    "Ask for checks by video at one, three, six and twelve months. Know who will see you in person if a stitch or infection needs attention. At home the NHS treats emergencies, but reshaping a nose that has healed badly is normally at your own cost, as are flights back to the clinic.",
  risksComplications: {
    common: [
      "Bruising around the eyes and swelling for weeks.",
      "A stuffy nose, crusts and a little bleeding.",
      "Numbness of the tip or upper lip, often temporary.",
      "A weaker sense of smell for a while.",
    ],
    serious: [
      "Heavy bleeding or infection that needs treatment in hospital.",
      "A nose that is uneven, pinched or not as you hoped, with a further operation needed.",
      "Lasting difficulty in breathing, or a hole in the septum.",
      "Damage to the skin, visible scars or permanent loss of smell.",
      "A blood clot in the leg or lung, or a severe reaction to the anaesthetic; death is very rare.",
    ],
    seekHelp:
      "Get emergency help for bleeding that does not stop after 15 minutes of firm pressure, or for breathlessness or chest pain. Fever, spreading redness or clear watery fluid from the nose needs a doctor the same day.",
  },
  costFactors: [
    "First operation or revision, and whether cartilage must come from the ear or rib.",
    "Whether the septum or turbinates are treated at the same time.",
    "The surgeon's training and experience, and the hospital's level of care.",
    "How many hotel nights, transfers and checks the quote includes; flights and insurance are extra.",
  ],
  questions: [
    "Which surgeon will perform my rhinoplasty from start to finish, and is that written down?",
    "Are you trained in ear, nose and throat surgery or in plastic surgery, and where can I check it?",
    "Would you use an open or a closed approach for my nose, and why?",
    "Could this change make my breathing worse?",
    "Which of my wishes do you think cannot be met?",
    "How often do your patients need a revision, and what would mine cost?",
    "Who looks after me at night if my nose bleeds at the hotel?",
    "What happens to my money if I decide against it after the examination?",
  ],
  related: ["septoplasty", "sinus-surgery", "blepharoplasty", "facelift"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Nose",
};

export default details;
