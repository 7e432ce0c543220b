import type { CityGuide } from "../schema.ts";
import { antalya } from "./antalya.ts";
import { istanbul } from "./istanbul.ts";
import { izmir } from "./izmir.ts";

/** The guides to the three cities, in the site's order. */
export const cityGuides = [istanbul, izmir, antalya] as const satisfies readonly CityGuide[];
