import { LEAD_CITIES } from "@shared/cities.ts";
import * as z from "zod/mini";
import { quotePackages } from "@/content/package-contents.ts";
import { typedKeys } from "@/lib/typed-keys.ts";
import type { QuoteDraft } from "./quote-values.ts";

const packageIds = typedKeys(quotePackages);

const draftSchema = z.object({
  values: z.object({
    treatment: z.string(),
    location_city: z.enum(LEAD_CITIES),
    name: z.string(),
    email: z.string(),
    phone_country: z.catch(z.string(), ""),
    phone: z.string(),
    travel_month: z.string(),
    notes: z.string(),
  }),
  package: z.catch(z.optional(z.enum(packageIds)), undefined),
  attempt: z.nullable(z.object({ requestId: z.uuid(), content: z.string() })),
});

/**
 * Parses a stored draft. Returns `undefined` for an invalid one, for example from an older version of the
 * site.
 */
export function parseQuoteDraft(stored: unknown): QuoteDraft | undefined {
  return draftSchema.safeParse(stored).data;
}
