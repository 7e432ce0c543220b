import type { Sign } from "./signs.ts";

// Apart from the table, because a planning tool needs only these.

/** Signs of a blood clot. */
export const clotSigns = {
  chest: {
    text: "chest pain, sudden trouble breathing or coughing up blood",
    door: "ambulance",
  },
  calf: { text: "pain, swelling or warmth in one calf or thigh", door: "doctor" },
} as const satisfies Record<string, Sign>;

const inASentence: Readonly<Record<Sign["door"], string>> = {
  ambulance: "call 112 in Turkey or 999 in the UK",
  surgeons: "go to A&E, in a hospital with surgeons",
  eye: "go to an eye casualty department within hours",
  dentist: "see a dentist the same day",
  doctor: "see a doctor the same day",
  appointment: "ask for an appointment with a doctor this week",
};

/** Says in a sentence where a sign leads. */
export function sentenceOn({ text, door }: Sign): string {
  return `If you have ${text}, ${inASentence[door]}.`;
}
