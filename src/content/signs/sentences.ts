import { CALL_AN_AMBULANCE } from "../../../supabase/functions/_shared/emergency.ts";
import type { Sign } from "./signs.ts";

// Apart from the table, because a planning tool and the city guides need only these.

/** Signs of a blood clot. */
export const clotSigns = {
  chest: {
    text: "chest pain, sudden trouble breathing or coughing up blood",
    door: "ambulance",
  },
  calf: { text: "pain, swelling or warmth in one calf or thigh", door: "doctor" },
} as const satisfies Record<string, Sign>;

/** Signs of heatstroke. */
export const heatSign = {
  text: "confusion in the heat, or dizziness or a headache that is no better after 30 minutes in the shade",
  door: "ambulance",
} as const satisfies Sign;

/** Where each door is, as the end of a sentence. The headings of the lists begin with the same words. */
export const doorInWords: Readonly<Record<Sign["door"], string>> = {
  ambulance: CALL_AN_AMBULANCE,
  surgeons: "go to A&E, in a hospital with surgeons, without waiting",
  eye: "go to an eye casualty department within hours",
  dentist: "see a dentist the same day",
  doctor: "see a doctor the same day",
  appointment: "ask for an appointment with a doctor this week",
};

/** Says in a sentence where a sign leads. */
export function sentenceOn({ text, door }: Sign): string {
  return `If you have ${text}, ${doorInWords[door]}.`;
}
