import type { Category } from "./schema.ts";

/** The eight body-area categories, in the order in which the site shows them. */
export const categories = [
  {
    id: "ent",
    name: "Ear, Nose & Throat",
    title: "Ear, Nose & Throat",
    slug: "ear-nose-throat",
    description:
      "Operations on the nose, sinuses, ears and tonsils: to breathe better, to have fewer infections, or to change a shape.",
    tags: ["Rhinoplasty", "Septoplasty", "Sinus surgery"],
    icon: "ear-nose-throat",
    image: "ear-nose-throat",
    priceFrom: "£1,955",
    treatments: ["rhinoplasty", "septoplasty", "otoplasty", "sinus-surgery", "tonsillectomy"],
    metaDescription:
      "Nose, sinus, ear and tonsil operations in Turkey: indicative costs, recovery, risks and the questions to ask a clinic before you travel.",
  },
  {
    id: "eye-care",
    name: "Eye Care",
    title: "Eye Care",
    slug: "eye-care",
    description:
      "Laser sight correction, cataract and corneal surgery, glaucoma treatment and eyelid surgery, with the checks that come first.",
    tags: ["LASIK", "Cataract surgery", "Eyelid surgery"],
    icon: "eye-care",
    image: "eye-care",
    priceFrom: "£1,020",
    treatments: [
      "lasik",
      "cataract-surgery",
      "blepharoplasty",
      "glaucoma-treatment",
      "corneal-transplant",
    ],
    metaDescription:
      "LASIK, cataract, eyelid, glaucoma and corneal surgery in Turkey: indicative costs, recovery, risks and when it is safe to fly.",
  },
  {
    id: "dental",
    name: "Dental",
    title: "Dental",
    slug: "dental",
    description:
      "From whitening and aligners to veneers and implants: what each can do, how many visits it takes and how long it lasts.",
    tags: ["Implants", "Veneers", "Smile design"],
    icon: "dental",
    image: "dental",
    priceFrom: "£250",
    treatments: [
      "dental-implants",
      "teeth-whitening",
      "veneers",
      "invisalign",
      "smile-design",
      "root-canal",
    ],
    metaDescription:
      "Dental implants, veneers, aligners, whitening and root canal treatment in Turkey: indicative costs, number of visits, risks and questions.",
  },
  {
    id: "hair-transplant",
    name: "Hair Transplant",
    title: "Hair Transplant",
    slug: "hair-transplant",
    description:
      "Transplants to the scalp, beard and eyebrows by different techniques, and what each can and cannot do for hair loss.",
    tags: ["FUE", "DHI", "Beard"],
    icon: "hair-transplant",
    image: "hair-transplant",
    priceFrom: "£1,360",
    treatments: ["fue", "dhi", "sapphire-fue", "beard-transplant", "eyebrow-transplant"],
    metaDescription:
      "FUE, DHI, sapphire FUE, beard and eyebrow transplants in Turkey: how they differ, indicative costs, recovery week by week, and the risks.",
  },
  {
    id: "aesthetic-surgery",
    name: "Aesthetic Surgery",
    title: "Aesthetic Surgery",
    slug: "aesthetic-surgery",
    description:
      "Cosmetic operations on the body, breasts and face. All are real surgery: read the risks and the recovery before the price.",
    tags: ["Liposuction", "Breast surgery", "Tummy tuck"],
    icon: "aesthetic-surgery",
    image: "aesthetic-surgery",
    priceFrom: "£1,790",
    treatments: ["liposuction", "breast-augmentation", "abdominoplasty", "facelift", "bbl"],
    metaDescription:
      "Liposuction, breast augmentation, tummy tuck, facelift and BBL in Turkey: plain facts on risk, recovery, flying home and indicative cost.",
  },
  {
    id: "dermatology",
    name: "Dermatology & Skin",
    title: "Dermatology & Skin",
    slug: "dermatology-skin",
    description:
      "Skin treatments without an operation, from peels and laser to injections that a doctor must prescribe after seeing you.",
    tags: ["Acne scars", "Chemical peels", "Laser hair removal"],
    icon: "dermatology-skin",
    image: "dermatology-skin",
    priceFrom: "£150",
    treatments: [
      "botox-fillers",
      "prp-treatment",
      "acne-scar-removal",
      "chemical-peels",
      "laser-hair-removal",
    ],
    metaDescription:
      "Skin treatments in Turkey, from chemical peels to laser hair removal: what they can do, number of sessions, indicative costs and the risks.",
  },
  {
    id: "bariatric",
    name: "Bariatric Surgery",
    title: "Bariatric Surgery",
    slug: "bariatric-surgery",
    description:
      "Operations and devices that help people who live with obesity to lose weight, and the lifelong follow-up that they need.",
    tags: ["Gastric sleeve", "Gastric bypass", "Gastric balloon"],
    icon: "bariatric-surgery",
    image: "bariatric-surgery",
    priceFrom: "£1,790",
    treatments: ["gastric-sleeve", "gastric-bypass", "gastric-balloon"],
    metaDescription:
      "Gastric sleeve, bypass and balloon in Turkey: who may have them, the serious risks, lifelong follow-up, flying home and indicative costs.",
  },
  {
    id: "orthopedics",
    name: "Orthopedics",
    title: "Orthopedics",
    slug: "orthopedics",
    description:
      "Joint replacement and limb lengthening, which need months of rehabilitation near home, and carpal tunnel surgery, which is short.",
    tags: ["Hip replacement", "Knee replacement", "Carpal tunnel"],
    icon: "orthopedics",
    image: "orthopedics",
    priceFrom: "£2,550",
    treatments: ["hip-replacement", "knee-replacement", "carpal-tunnel", "limb-lengthening"],
    metaDescription:
      "Hip and knee replacement, carpal tunnel and limb lengthening in Turkey: recovery, physiotherapy at home, risks, flying and indicative cost.",
  },
] as const satisfies readonly Category[];
