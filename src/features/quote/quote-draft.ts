import { LEAD_CITIES } from "@shared/cities.ts";
import * as z from "zod/mini";
import { readStored, writeStored } from "@/lib/storage.ts";

const KEY = "sanavoy.quote-draft";

/** What the form holds while somebody fills it in; consent is never kept, it is given anew. */
const valuesSchema = z.object({
  treatment: z.string(),
  location_city: z.enum(LEAD_CITIES),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  travel_month: z.string(),
  notes: z.string(),
});

const draftSchema = z.object({
  values: valuesSchema,
  /** The package that the form was opened with, where it was. */
  package: z.optional(z.string()),
  /**
   * The last attempt to send: the same content goes out under the same number, so that it is one
   * lead however often it is sent; changed content gets a number of its own.
   */
  attempt: z.nullable(z.object({ requestId: z.uuid(), content: z.string() })),
});

export type QuoteDraftValues = z.infer<typeof valuesSchema>;
export type QuoteDraft = z.infer<typeof draftSchema>;

/** An untouched form. The first city is the default. */
export const EMPTY_QUOTE: QuoteDraftValues = {
  treatment: "",
  location_city: LEAD_CITIES[0],
  name: "",
  email: "",
  phone: "",
  travel_month: "",
  notes: "",
};

/** What was typed before, in this tab; `undefined` where there is nothing that can be read. */
export function readQuoteDraft(): QuoteDraft | undefined {
  return readStored("session", KEY, (stored) => draftSchema.safeParse(stored).data);
}

/** Keeps what is typed, until the tab closes or the request has been sent. */
export function writeQuoteDraft(draft: QuoteDraft): void {
  writeStored("session", KEY, draft);
}

/** Forgets the draft, once its request has been received. */
export function clearQuoteDraft(): void {
  writeStored("session", KEY, undefined);
}
