import { countedHashes } from "../_shared/counted-hashes.ts";
import { createFormEndpoint } from "../_shared/form-endpoint.ts";
import type { FormSettings } from "../_shared/form-settings.ts";
import { refuseFilledHoneypot } from "../_shared/honeypot.ts";
import { FORM_KEY_FIELD, Refusal } from "../_shared/http.ts";
import { createKeyedHash, type KeyedHash, uuidOfHash } from "../_shared/keyed-hash.ts";
import { readLead, type SentLead } from "../_shared/lead.ts";
import { NOT_SENT_CODES, type NotSentCode } from "../_shared/lead-faults.ts";
import { CONSENT_TEXT } from "../_shared/lead-fields.ts";
import { phoneInE164 } from "../_shared/phone.ts";
import { QUOTE_NOT_SENT_PATH, QUOTE_SENT_PATH } from "../_shared/quote-paths.ts";
import type { RefusalLimitSettings } from "../_shared/refusal-limit.ts";
import { waitInWords } from "../_shared/wait-in-words.ts";
import type { StoredLead, StoreLead } from "./lead-store.ts";

/** The handler's dependencies. */
export interface HandlerDependencies
  extends RefusalLimitSettings,
    Pick<FormSettings, "publicKeys" | "allowedOrigins" | "contactEmail"> {
  storeLead: StoreLead;
  /** Starts sending the emails about a stored lead, without waiting. */
  requestDelivery: () => void;
}

/** Maximum size of a JSON body in bytes. */
export const JSON_LIMIT_BYTES = 16 * 1024;

/** Maximum size of a form, which encoding makes up to three times as long as in JSON. */
export const FORM_LIMIT_BYTES = 32 * 1024;

const TOO_LONG = "Your request is too long. Please shorten your notes and try again.";

/** Returned with the ID and reference of a lead whose `request_id` already belonged to different content. */
const RENUMBERED = "renumbered";

/** The code of the page that explains, without script, why the form was not sent. */
function notSentCode({ code, details }: Refusal): NotSentCode {
  const fields = details.faults?.fields ?? {};
  // The codes are in the order of the form, so the first one is the topmost error.
  return NOT_SENT_CODES.find((known) => known === code || known in fields) ?? "failed";
}

/** Makes the function that handles a quote request. It never throws. */
export function createHandler(
  dependencies: HandlerDependencies,
): (request: Request) => Promise<Response> {
  const { hashSecret, contactEmail, limits } = dependencies;
  const hashForLimits = createKeyedHash(hashSecret, "submit-lead limits");
  const hashForForms = createKeyedHash(hashSecret, "submit-lead form");

  async function store(
    values: unknown,
    request: Request,
    isForm: boolean,
  ): Promise<StoredLead & { code?: typeof RENUMBERED }> {
    const read = readLead(values);
    if (!read.success) {
      const [first = "The request is not a quote request."] = Object.values(read.faults.fields);
      throw new Refusal(400, "invalid_fields", first, { faults: read.faults });
    }
    const { website, request_id, phone_country, ...lead } = read.lead;
    refuseFilledHoneypot(website, contactEmail);
    const requestId = isForm
      ? await formRequestId(lead, hashForForms)
      : (request_id ?? crypto.randomUUID());
    const outcome = await dependencies.storeLead({
      lead: {
        ...lead,
        phone_e164: phoneInE164(lead.phone, phone_country),
        request_id: requestId,
        consent_text: CONSENT_TEXT,
      },
      ...(await countedHashes(
        hashForLimits,
        request.headers,
        dependencies.addressHeader,
        lead.email,
      )),
      limits,
    });
    if (outcome.outcome === "created") {
      dependencies.requestDelivery();
      const { id, reference, renumbered } = outcome;
      return { id, reference, ...(renumbered ? { code: RENUMBERED } : {}) };
    }
    const wait = waitInWords(outcome.retry_after);
    const message =
      outcome.limit === "own"
        ? `Too many submissions. Please try again in ${wait}.`
        : `We are receiving more requests than we can handle at the moment. Please try again in ${wait}, or write to ${contactEmail}.`;
    throw new Refusal(429, "limit", message, {
      headers: { "retry-after": String(outcome.retry_after) },
    });
  }

  return createFormEndpoint({
    ...dependencies,
    formLimit: { bytes: FORM_LIMIT_BYTES, message: TOO_LONG },
    jsonLimit: { bytes: JSON_LIMIT_BYTES, message: TOO_LONG },
    messages: {
      unknownOrigin: "Quote requests are not accepted from this site.",
      wrongMethod: "Send quote requests with POST.",
      wrongMediaType: "Send quote requests as JSON.",
      failed: "Failed to submit quote request. Please try again.",
    },
    readValues: leadFromForm,
    store,
    sentPath: ({ reference }) => `${QUOTE_SENT_PATH}#${reference}`,
    notSentPath: (refusal) => `${QUOTE_NOT_SENT_PATH}#${notSentCode(refusal)}`,
  });
}

/** The fields of the plain HTML form on /quote, which works without script, in the form that `readLead` checks. */
export function leadFromForm(form: URLSearchParams): Record<string, unknown> {
  const { [FORM_KEY_FIELD]: _key, consent, ...fields } = Object.fromEntries(form);
  for (const [name, text] of Object.entries(fields)) {
    // Browsers post each line break as CRLF but count it once for `maxlength`.
    fields[name] = text.replace(/\r\n?/g, "\n");
  }
  // Browsers leave out a box that is not ticked.
  return { ...fields, consent: consent === "true" };
}

/** The request_id of a posted form, from content and day: posted twice, it becomes one lead. */
async function formRequestId(
  lead: Omit<SentLead, "website" | "request_id" | "phone_country">,
  hash: KeyedHash,
): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const content = Object.entries(lead).sort(([a], [b]) => (a < b ? -1 : 1));
  return uuidOfHash(await hash(JSON.stringify([day, content])));
}
