import { LEAD_CITIES } from "@shared/cities.ts";
import { recordOf, typedKeys } from "@shared/typed-keys.ts";
import * as z from "zod/mini";
import { quotePackages } from "@/content/package-contents.ts";
import { type QuoteDraft, TYPED_FIELDS } from "./quote-values.ts";

const packageIds = typedKeys(quotePackages);

const draftSchema = z.object({
  values: z.object({
    // An older version of the site did not have every field.
    ...recordOf(TYPED_FIELDS, () => z.catch(z.string(), "")),
    location_city: z.enum(LEAD_CITIES),
  }),
  package: z.catch(z.optional(z.enum(packageIds)), undefined),
  attempt: z.nullable(z.object({ requestId: z.uuid(), content: z.string() })),
});

/** Parses a stored draft; `undefined` for an invalid one, as from an older version of the site. */
export function parseQuoteDraft(stored: unknown): QuoteDraft | undefined {
  return draftSchema.safeParse(stored).data;
}
