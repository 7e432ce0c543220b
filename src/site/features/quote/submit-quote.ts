/** Validates and sends a quote request. Loaded once the visitor starts to fill in the form. */
import { LEAD_COUNTRY } from "@shared/cities.ts";
import { FAULT_CODES } from "@shared/field-faults.ts";
import { firstName } from "@shared/first-name.ts";
import {
  canBePhoneNumber,
  isShortPhoneNumber,
  type LeadRequest,
  leadFormSchema,
} from "@shared/lead.ts";
import { faultSentence } from "@shared/lead-faults.ts";
import { OPTIONAL_TEXTS } from "@shared/lead-fields.ts";
import { parseReference } from "@shared/reference.ts";
import { recordOf } from "@shared/typed-keys.ts";
import { getCountries, getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import * as z from "zod/mini";
import { functionsUrl, publicHeaders } from "@/lib/supabase-address.ts";
import { type PhoneCountry, phoneCountry } from "./likely-country.ts";
import { QUOTE_MESSAGES } from "./quote-messages.ts";
import { QUOTE_FIELDS, type QuoteFaults } from "./quote-values.ts";
import { keepReceipt, type QuoteReceipt } from "./receipts.ts";

/** Long enough for the function's cold start. */
const TIMEOUT_MILLISECONDS = 30_000;

/** How long to wait before retrying, for example while a server is being replaced. */
const RETRY_MILLISECONDS = 1500;

type CheckedQuote = z.output<typeof leadFormSchema>;

type TypedQuote = z.input<typeof leadFormSchema>;

/**
 * Removes a guessed country if the number has its own country code or is not valid in that country. A number
 * that is merely too short keeps the country, so that an incomplete number is rejected.
 */
function withoutWrongGuess(values: TypedQuote): TypedQuote {
  const { phone, phone_country: country } = values;
  if (!country || !isSupportedCountry(country)) return values;
  const isNational = !/^\s*[+\uFF0B]/.test(phone);
  const belongs = canBePhoneNumber(phone, country) || isShortPhoneNumber(phone, country);
  return isNational && belongs ? values : { ...values, phone_country: "" };
}

/** The schema of what the form's controls have: a ticked box has its value. */
export function quoteSchema(countryIsGuessed: boolean) {
  return z.pipe(
    z.transform(
      ({ consent, ...texts }: Omit<TypedQuote, "consent"> & { consent: boolean | string }) => {
        const typed = { ...texts, consent: consent !== false };
        return countryIsGuessed ? withoutWrongGuess(typed) : typed;
      },
    ),
    leadFormSchema,
  );
}

export { suggestEmail } from "./email-suggestion.ts";

const receiptSchema = z.object({ reference: z.catch(z.optional(z.string()), undefined) });

const sentencesSchema = z.catch(z.optional(z.record(z.string(), z.string())), undefined);
const failureSchema = z.object({
  error: z.catch(z.optional(z.string().check(z.minLength(1))), undefined),
  fields: sentencesSchema,
  codes: sentencesSchema,
});
type Failure = z.infer<typeof failureSchema>;

export type QuoteOutcome =
  | {
      kind: "received";
      /** Missing if the response has no reference, as in older versions of the function. */
      receipt: QuoteReceipt | undefined;
    }
  | {
      kind: "failed";
      message: string;
      faults: QuoteFaults;
      /** Whether the request may have been stored all the same: nothing readable says that it was refused. */
      mayBeSent: boolean;
    };

/** Creates the receipt of a request and stores it in this browser. */
function receiptOf(quote: CheckedQuote, answered: string | undefined): QuoteReceipt | undefined {
  const reference = parseReference(answered ?? "");
  if (!reference) return undefined;
  const receipt = {
    reference,
    firstName: firstName(quote.name) ?? quote.name.split(/\s+/)[0] ?? "",
    treatment: quote.treatment,
    city: quote.location_city,
    sentAt: new Date().toISOString(),
  };
  keepReceipt(receipt);
  return receipt;
}

/** Errors found by the server, with the site's own message for a known code. */
function serverFaults({ fields = {}, codes = {} }: Failure): QuoteFaults {
  const faults: QuoteFaults = {};
  for (const field of QUOTE_FIELDS) {
    const code = FAULT_CODES.find((known) => known === codes[field]);
    const sentence = (code && faultSentence(field, code)) ?? fields[field];
    if (sentence) faults[field] = sentence;
  }
  return faults;
}

/** The fields of a request that the visitor does not fill in. */
type RequestMetadata = Pick<LeadRequest, "request_id" | "source_page" | "website">;

function send(body: string): Promise<Response> {
  return fetch(functionsUrl("submit-lead"), {
    method: "POST",
    headers: { ...publicHeaders(), "content-type": "application/json" },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
}

/**
 * Retries once if the connection broke or no server responded. Both attempts have the same `request_id`, so
 * that a request whose response was lost is only stored once. Rejects like `fetch`.
 */
async function sendWithOneRetry(body: string): Promise<Response> {
  try {
    const response = await send(body);
    if (![502, 503, 504].includes(response.status)) return response;
  } catch (error) {
    // After half a minute, the visitor decides whether to try again.
    if (error instanceof DOMException && error.name === "TimeoutError") throw error;
    if (!navigator.onLine) throw error;
  }
  await new Promise((resolve) => window.setTimeout(resolve, RETRY_MILLISECONDS));
  return send(body);
}

/** Sends a quote request. Never throws: every failure is returned as a message for the visitor. */
export async function submitQuote(
  quote: CheckedQuote,
  metadata: RequestMetadata,
): Promise<QuoteOutcome> {
  const request: LeadRequest = {
    ...quote,
    phone_country: quote.phone_country || null,
    ...recordOf(OPTIONAL_TEXTS, (field) => quote[field] || null),
    location_country: LEAD_COUNTRY,
    ...metadata,
  };
  let response: Response;
  try {
    response = await sendWithOneRetry(JSON.stringify(request));
  } catch {
    return { kind: "failed", message: QUOTE_MESSAGES.network, faults: {}, mayBeSent: true };
  }
  const body: unknown = await response.json().catch(() => null);
  // Captive portals respond with status 200 and their own page.
  const receipt = receiptSchema.safeParse(body);
  if (response.ok && receipt.success) {
    return { kind: "received", receipt: receiptOf(quote, receipt.data.reference) };
  }

  const failure = failureSchema.safeParse(body);
  const fallback = response.status === 429 ? QUOTE_MESSAGES.limited : QUOTE_MESSAGES.refused;
  return {
    kind: "failed",
    message: failure.data?.error || fallback,
    faults: failure.success ? serverFaults(failure.data) : {},
    // A server that failed may have done so after storing it.
    mayBeSent: response.status >= 500 || !failure.data?.error,
  };
}

/** Every country with its own calling code or numbering plan, in alphabetical order. */
export function listPhoneCountries(): readonly PhoneCountry[] {
  const labelled = getCountries().map((code) => phoneCountry(code, getCountryCallingCode(code)));
  return labelled.sort((a, b) => a.label.localeCompare(b.label, "en-GB"));
}
