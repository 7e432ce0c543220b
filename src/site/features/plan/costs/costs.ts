import type { CostsPart } from "./costs-schema.ts";

export type { CostsPart };

export const emptyCosts: CostsPart = { amounts: {}, counts: {}, chance: "", home: "" };
