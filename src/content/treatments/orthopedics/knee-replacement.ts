import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "knee-replacement",
  metaDescription:
    "Knee replacement in Turkey: total or partial, the exercises that follow, flying with a swollen knee, serious risks, care at home and indicative cost.",
  overview: [
    "In a total knee replacement all worn surfaces are renewed; in a partial one, only the inner, outer or front part. A partial replacement heals faster and keeps more of your own knee, but suits fewer people and is revised more often. Ask which you would have, and why.",
    "Most people are glad of the result, yet a noticeable minority still has pain or stiffness a year later without a clear cause. Kneeling often stays uncomfortable, and running is not recommended. If your knee only aches on long walks, exercise, weight loss and injections may be enough for years.",
  ],
  idealCandidates: [
    "Adults with severe arthritis on X-ray whose pain limits them every day and wakes them at night.",
    "Those for whom physiotherapy, weight loss and painkillers over several months did not do enough.",
    "People willing to bend a sore knee several times a day for weeks.",
    "People who can stay long enough for the wound to heal before they travel.",
  ],
  notSuitableFor: [
    "People with mild arthritis on the X-ray, who are the likeliest to be disappointed.",
    "Anyone with a current infection, leg ulcer or rash near the knee.",
    "People with very poor circulation in the leg.",
    "People who had a heart attack, stroke or clot in recent months.",
    "Those who cannot take part in rehabilitation, whatever the reason.",
    "Anybody who would come home to stairs and no help.",
  ],
  preparation:
    "Strong thigh muscles before the operation make the weeks after it easier, so start exercises early. Losing weight and giving up smoking lower the risk of infection. Standing X-rays, a blood count, kidney values and a heart tracing belong to the planning, and swabs may look for resistant bacteria. Get written advice about blood thinners, diabetes drugs and medicines for rheumatoid arthritis. Fix your first physiotherapy appointment at home before you fly out.",
  procedureSteps: [
    {
      title: "Discussion by video",
      text: "You show how you walk and bend, and the surgeon who would operate explains total, partial and no replacement.",
    },
    {
      title: "Visit before the operation",
      text: "In the clinic your knee, hip, back and pulses are examined. You get a day to think it over before you sign.",
    },
    {
      title: "Incision",
      text: "A cut of about 15 to 20 centimetres runs down the front, and the kneecap is moved aside. A tourniquet may keep the field free of blood.",
    },
    {
      title: "Shaping the bone",
      text: "Guides, a computer or a robot arm help to remove thin slices of bone at the right angle. The surgeon's experience counts for more than the device.",
    },
    {
      title: "Trial and fitting",
      text: "Test pieces show the right size and tension. The final parts are mostly fixed with bone cement, and the back of the kneecap is resurfaced where needed.",
    },
    {
      title: "Moving early",
      text: "You stand within a day, wear no plaster, and start to straighten and bend.",
    },
  ],
  anaesthesiaAndLength:
    "Spinal and general anaesthesia are both usual, and a nerve block or injections around the joint soften the first day's pain. When the block wears off, pain can rise sharply, so take tablets before it does. Reckon with one to two hours in theatre.",
  recoveryTime: {
    headline:
      "Most people stand up within a day, need crutches for weeks and exercise for three months or longer.",
    stages: [
      {
        when: "First week",
        what: "Swelling, bruises down to the foot and broken nights. Ice, a raised leg and exercises every few hours.",
      },
      {
        when: "Weeks 2 and 3",
        what: "Clips out after about two weeks. The aim is a straight knee and a bend of roughly a right angle.",
      },
      {
        when: "Weeks 4 to 6",
        what: "From two crutches to one, then to a stick. Going downstairs stays hard.",
      },
      {
        when: "Weeks 6 to 12",
        what: "Driving when an emergency stop no longer hurts. Office jobs first, jobs on your feet later.",
      },
      {
        when: "Up to a year",
        what: "Warmth and swelling after activity fade slowly.",
      },
    ],
  },
  flying:
    "Do not plan a flight before the wound is dry and the surgeon has seen it, at two to three weeks. British hospitals often ask for six weeks before a short flight and twelve before a long one, though specialists disagree. The clot risk is higher than after most operations. A tight seat is also painful for a knee that swells, so pay for leg room, wear stockings if told to, drink water and get up each hour.",
  typicalStay:
    "Expect to be in Turkey for 14 to 21 days, longer if bending lags behind. Three to five of the nights are spent in hospital. Physiotherapy at the hotel, daily at best, is not a luxury: the first weeks set how far the knee will bend.",
  followUp:
    "Physiotherapy should go on without a gap, two or three times a week, plus exercises alone. A nurse at your surgery checks the wound, and X-rays are due at around six weeks and a year. Tell any UK hospital that you were a patient abroad, because it will test you for resistant germs. Carry the implant's details with you. A suspected infection belongs in a hospital with joint surgeons at once, and antibiotics from a walk-in service beforehand can hide the germ. A planned second operation may well be yours to fund.",
  risksComplications: {
    common: [
      "Swelling and warmth for months.",
      "Numb skin on the outer side of the scar.",
      "Discomfort when kneeling.",
      "Stiffness, most of all in the morning.",
    ],
    serious: [
      "Deep infection, early or years later, with repeat operations.",
      "Thrombosis, or a clot that travels to the lung.",
      "A knee too stiff to use, which may be bent under anaesthetic.",
      "Lasting pain that nobody can explain.",
      "Injury to a nerve or main blood vessel, in the worst case with loss of the leg.",
      "A broken bone, instability, or parts that work loose.",
      "Death, rarely, from a clot, the heart or an infection.",
    ],
    seekHelp:
      "Treat breathlessness, coughing blood or chest pain as an emergency. A wound that still leaks after a week, a knee that suddenly becomes hot, or a white and cold foot must be seen by a surgeon the same day.",
  },
  costFactors: [
    "Total or partial replacement, and the brand of implant.",
    "Robot or computer guidance, which adds cost without a sure benefit.",
    "One knee, or both in one stay; the range given here is for one.",
    "Physiotherapy sessions that are part of the price.",
  ],
  questions: [
    "Would a partial replacement do for me?",
    "How many knees did you operate on last year, and how many needed revision?",
    "What is the ODEP rating of this implant?",
    "How much pain relief do I take home, and may I carry it through customs?",
    "What bend should I reach before I fly, and what if I do not?",
    "Who looks at photographs of my wound after I leave, and how fast?",
    "If infection appears in month two, what will you do and pay for?",
  ],
  related: ["hip-replacement", "limb-lengthening", "gastric-balloon"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Knee",
};

export default details;
