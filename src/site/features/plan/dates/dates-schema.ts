import * as z from "zod/mini";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { isTreatmentSlug } from "@/content/treatments/names.ts";
import { listOf, oneOf, text } from "../schema-parts.ts";
import { ANCHORS, MOST_IN_TRIP } from "./dates-choices.ts";

const treatmentSchema = z.object({
  slug: z.custom<TreatmentSlug>((value) => typeof value === "string" && isTreatmentSlug(value)),
  /** Name of the visit, where a treatment has several; empty for the first. */
  visit: text(40),
});

/** The part of the plan with the days of a trip. Days are as the field gives them: `yyyy-MM-dd` or empty. */
export const datesSchema = z.object({
  /** While empty, the first treatment of the plan. */
  treatments: listOf(treatmentSchema, MOST_IN_TRIP),
  /** What falls on `date`. */
  anchor: oneOf(ANCHORS),
  date: text(10),
  /** Booked flight home. */
  flight: text(10),
  /** Days already spent in Turkey, as typed. */
  daysInTurkey: text(3),
});
export type DatesPart = z.output<typeof datesSchema>;
