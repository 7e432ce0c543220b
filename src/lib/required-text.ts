import { lengthFault } from "@shared/text-length.ts";
import * as z from "zod/mini";

/**
 * The schema of a string that must be given, without spaces around it. `missing` is the error if there is none. `name`
 * starts the error about a string of more than `limit` characters.
 */
export const requiredText = (missing: string, name: string, limit: number) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(limit, lengthFault(name, limit)));
