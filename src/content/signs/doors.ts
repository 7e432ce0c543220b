import { callLinks } from "../call-links.ts";

/** Text with links. The same shape as `RichText` of the schema, which imports this folder. */
type Text = readonly (string | { text: string; href: string })[];

/** Where a sign leads, and how fast. */
type Door = {
  /** How urgent the list looks. */
  tone: "danger" | "caution" | "information";
  /** Where to go in Turkey. */
  turkey: Text;
  /** Where to go in the UK. */
  uk: Text;
};

const { emergencyInTurkey, emergencyInUk, nhs111 } = callLinks;

/** The doors, most urgent first. */
export const doors = {
  ambulance: {
    tone: "danger",
    turkey: ["In Turkey call ", emergencyInTurkey, "."],
    uk: [
      "In the UK call ",
      emergencyInUk,
      ", or go straight to A&E. Do not wait for a reply from the clinic or from us.",
    ],
  },
  surgeons: {
    tone: "danger",
    turkey: [
      "In Turkey, call the surgeon or the clinic first. If no surgeon sees you at once, go to a hospital’s emergency department.",
    ],
    uk: ["In the UK, go to A&E. Say which operation you had, and when."],
  },
  eye: {
    tone: "danger",
    turkey: [
      "In Turkey, call the clinic, and ask for an eye surgeon to examine you within hours. If nobody does, go to a hospital’s emergency department.",
    ],
    uk: [
      "In the UK, go to an eye casualty department, or to A&E if there is none. A GP practice does not have the microscope for this.",
    ],
  },
  dentist: {
    tone: "caution",
    turkey: ["In Turkey, call the clinic."],
    uk: [
      "In the UK, call a dentist, or ",
      nhs111,
      " for an urgent dental appointment. A GP cannot treat teeth.",
    ],
  },
  doctor: {
    tone: "caution",
    turkey: ["In Turkey, call the clinic."],
    uk: ["In the UK, call ", nhs111, " or your GP, and tell the clinic as well."],
  },
  appointment: {
    tone: "information",
    turkey: ["In Turkey, ask the clinic."],
    uk: ["In the UK, ask your GP practice."],
  },
} as const satisfies Record<string, Door>;

/** Names a door. */
export type DoorId = keyof typeof doors;
