import { brand } from "../lib/brand.ts";
import { environment } from "../lib/environment.ts";

const {
  VITE_COORDINATOR_NAME,
  VITE_COORDINATOR_PICTURE,
  VITE_COORDINATOR_LANGUAGES,
  VITE_COORDINATOR_HOURS,
} = environment;

/** Who answers a request for a quote, for the card on Home, on About and in the form. */
export const coordinator: {
  /** Empty if none is named. */
  readonly name: string;
  /** Path of a picture; empty if there is none. */
  readonly picture: string;
  /** What else the card says. */
  readonly facts: readonly string[];
} = {
  name: VITE_COORDINATOR_NAME,
  picture: VITE_COORDINATOR_PICTURE,
  facts: VITE_COORDINATOR_NAME
    ? [
        "Coordinator, not a clinician",
        ...(VITE_COORDINATOR_LANGUAGES ? [`Speaks ${VITE_COORDINATOR_LANGUAGES}`] : []),
        ...(VITE_COORDINATOR_HOURS ? [`Answers ${VITE_COORDINATOR_HOURS}`] : []),
      ]
    : [
        brand.operator.name
          ? "We have not named our coordinator here yet. Whoever replies gives you their name. Coordinators are not clinicians."
          : `This is an example of ${brand.name}. On a live site, this card names the coordinator who replies, with their languages and hours.`,
      ],
};
