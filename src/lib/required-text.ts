import { lengthFault } from "@shared/text-length.ts";
import * as z from "zod/mini";
import { DAY_FAULT, typedDay } from "./calendar-date.ts";

/** A required text, trimmed. `missing` is the error without one, and `name` starts the one about its length. */
export const requiredText = (missing: string, name: string, limit: number) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(limit, lengthFault(name, limit)));

/** The schema of a date field that can be empty. */
export const optionalDay = () =>
  z.string().check(z.refine((text) => text === "" || typedDay(text) !== undefined, DAY_FAULT));

/** The schema of a date field that must be filled in. `missing` is the error if it is not. */
export const requiredDay = (missing: string) => optionalDay().check(z.minLength(1, missing));
