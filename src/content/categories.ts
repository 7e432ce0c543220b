import { catalogue } from "./catalogue.ts";
import type { Category, CategoryTexts } from "./schema.ts";

/** The texts about each category, by slug. */
const texts = {
  "ear-nose-throat": {
    title: "Ear, Nose & Throat",
    description:
      "Operations on the nose, sinuses, ears and tonsils. Some help you breathe or prevent infections. Others change the shape of the nose or ears.",
    tags: ["Rhinoplasty", "Septoplasty", "Sinus surgery"],
    icon: "ear-nose-throat",
    image: "ear-nose-throat",
    priceFrom: "£1,955",
    metaDescription:
      "Nose, sinus, ear and tonsil operations in Turkey: estimated costs, recovery, risks and the questions to ask a clinic before you travel.",
  },
  "eye-care": {
    title: "Eye Care",
    description:
      "Laser eye surgery, surgery for cataracts, glaucoma or the cornea, and eyelid surgery. Read which tests you need first.",
    tags: ["LASIK", "Cataract surgery", "Eyelid surgery"],
    icon: "eye-care",
    image: "eye-care",
    priceFrom: "£1,020",
    priceUnit: "per eye",
    metaDescription:
      "LASIK, cataract, eyelid, glaucoma and corneal surgery in Turkey: estimated costs, recovery, risks and when it’s safe to fly.",
  },
  dental: {
    title: "Dental",
    description:
      "Treatments from whitening and aligners to veneers and implants. Read what each can do, how many visits you need and how long it lasts.",
    tags: ["Implants", "Veneers", "Smile design"],
    icon: "dental",
    image: "dental",
    priceFrom: "£250",
    priceUnit: "per tooth",
    metaDescription:
      "Dental implants, veneers, aligners, whitening and root canal treatment in Turkey: estimated costs, how many visits you need, risks and questions.",
  },
  "hair-transplant": {
    title: "Hair Transplant",
    description:
      "Hair transplants to the scalp, beard and eyebrows. Read how the methods differ, and what they can and cannot do.",
    tags: ["FUE", "DHI", "Beard"],
    icon: "hair-transplant",
    image: "hair-transplant",
    priceFrom: "£1,360",
    metaDescription:
      "FUE, DHI, sapphire FUE, beard and eyebrow transplants in Turkey: how they differ, estimated costs, recovery and the risks.",
  },
  "aesthetic-surgery": {
    title: "Aesthetic Surgery",
    description:
      "Cosmetic operations on the body, breasts and face. All of them are surgery and have risks. Read about the risks and the recovery before you decide.",
    tags: ["Liposuction", "Breast surgery", "Tummy tuck"],
    icon: "aesthetic-surgery",
    image: "aesthetic-surgery",
    priceFrom: "£1,790",
    metaDescription:
      "Liposuction, breast augmentation, tummy tuck, facelift and BBL in Turkey: risks, recovery, flying home and estimated costs.",
  },
  "dermatology-skin": {
    title: "Dermatology & Skin",
    description:
      "Skin treatments without an operation, such as chemical peels and lasers. Some injections are prescription-only medicines: a doctor must examine you first.",
    tags: ["Acne scars", "Chemical peels", "Laser hair removal"],
    icon: "dermatology-skin",
    image: "dermatology-skin",
    priceFrom: "£150",
    priceUnit: "per session",
    metaDescription:
      "Skin treatments in Turkey, from chemical peels to laser hair removal: what they can do, how many sessions you need, estimated costs and the risks.",
  },
  "bariatric-surgery": {
    title: "Bariatric Surgery",
    description:
      "Operations and devices that help people with obesity to lose weight. After an operation you need follow-up for life.",
    tags: ["Gastric sleeve", "Gastric bypass", "Gastric balloon"],
    icon: "bariatric-surgery",
    image: "bariatric-surgery",
    priceFrom: "£1,790",
    metaDescription:
      "Gastric sleeve, bypass and balloon in Turkey: who can have them, serious risks, lifelong follow-up, flying home and estimated costs.",
  },
  orthopedics: {
    title: "Orthopedics",
    description:
      "Operations on bones, joints and nerves, from carpal tunnel surgery to new hips and knees. After most of them you need months of physiotherapy near home.",
    tags: ["Hip replacement", "Knee replacement", "Carpal tunnel"],
    icon: "orthopedics",
    image: "orthopedics",
    priceFrom: "£2,550",
    metaDescription:
      "Hip and knee replacement, carpal tunnel and limb lengthening in Turkey: recovery, physiotherapy, risks, flying home and estimated costs.",
  },
} as const satisfies Record<(typeof catalogue)[number]["slug"], CategoryTexts>;

/** The eight body-area categories, in the site's order. */
export const categories = catalogue.map((entry) => ({
  ...entry,
  ...texts[entry.slug],
})) satisfies readonly Category[];

/** The category with this slug, or `undefined`. */
export function findCategory(slug: string | undefined): Category | undefined {
  return categories.find((category) => category.slug === slug);
}
