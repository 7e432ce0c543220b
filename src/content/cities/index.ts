import type { CityGuide } from "../schema.ts";
import { antalya } from "./antalya.ts";
import { istanbul } from "./istanbul.ts";
import { izmir } from "./izmir.ts";

/** The guides to the three cities, in the order in which the site shows them. */
export const cityGuides = [istanbul, izmir, antalya] as const satisfies readonly CityGuide[];
