import { clientAddress } from "../_shared/client-address.ts";
import { countedEmail } from "../_shared/counted-email.ts";
import { DatabaseCallError } from "../_shared/database.ts";
import {
  answerHeaders,
  answerPreflight,
  answerRefusal,
  answerSeeOther,
  FORM_KEY_FIELD,
  hasMediaType,
  Refusal,
  readForm,
  readJson,
  requireKey,
} from "../_shared/http.ts";
import { createKeyedHash } from "../_shared/keyed-hash.ts";
import { type LeadFaults, readLead } from "../_shared/lead.ts";
import { CONSENT_TEXT } from "../_shared/lead-fields.ts";
import { formRequestId, leadFromForm } from "../_shared/lead-form.ts";
import {
  NOT_SENT_CODES,
  type NotSentCode,
  QUOTE_NOT_SENT_PATH,
  QUOTE_SENT_PATH,
} from "../_shared/quote-pages.ts";
import type { StoredLead, StoreLead } from "./lead-store.ts";
import { phoneInE164 } from "./phone.ts";
import type { Settings } from "./settings.ts";

/** The handler's dependencies. */
export interface HandlerDependencies
  extends Pick<
    Settings,
    | "publicKeys"
    | "allowedOrigins"
    | "limitPerAddress"
    | "limitPerNetwork"
    | "limitPerEmail"
    | "limitTotal"
    | "addressHeader"
    | "hashSecret"
    | "contactEmail"
  > {
  storeLead: StoreLead;
  /** Starts sending the emails about a stored lead, without waiting. */
  requestDelivery: () => void;
  /** Logs a failure's code. What a person sent is never logged. */
  log: (code: string) => void;
}

/** Maximum size of a JSON body in bytes. */
export const JSON_LIMIT_BYTES = 16 * 1024;

/**
 * Maximum size of a form in bytes. Encoding makes a form up to three times as long as the same text in JSON:
 * %E0%B8%81 is one Thai character.
 */
export const FORM_LIMIT_BYTES = 32 * 1024;

const TOO_LONG = "Your request is too long. Please shorten your notes and try again.";

const METHODS = "POST, OPTIONS";

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
  const { publicKeys, allowedOrigins, hashSecret, contactEmail } = dependencies;
  const { limitPerAddress, limitPerNetwork, limitPerEmail, limitTotal } = dependencies;
  const hashForLimits = createKeyedHash(hashSecret, "submit-lead limits");
  const hashForForms = createKeyedHash(hashSecret, "submit-lead form");

  async function readBody(request: Request, isForm: boolean): Promise<unknown> {
    if (isForm) {
      const form = await readForm(request, { bytes: FORM_LIMIT_BYTES, message: TOO_LONG });
      requireKey(request.headers, publicKeys, form.get(FORM_KEY_FIELD));
      return leadFromForm(form);
    }
    if (request.method !== "POST") {
      const headers = { allow: METHODS };
      throw new Refusal(405, "wrong_method", "Send quote requests with POST.", { headers });
    }
    requireKey(request.headers, publicKeys);
    if (!hasMediaType(request, "application/json")) {
      throw new Refusal(415, "wrong_media_type", "Send quote requests as JSON.");
    }
    return readJson(request, { bytes: JSON_LIMIT_BYTES, message: TOO_LONG });
  }

  /** Stores the lead in a request, or throws a `Refusal`. */
  async function submit(
    request: Request,
    isForm: boolean,
  ): Promise<StoredLead & { code?: typeof RENUMBERED }> {
    const read = readLead(await readBody(request, isForm));
    if (!read.success) {
      const [first = "The request is not a quote request."] = Object.values(read.faults.fields);
      throw new Refusal(400, "invalid_fields", first, { faults: read.faults });
    }
    const { website, request_id, phone_country, ...lead } = read.lead;
    if (website) {
      // Usually a robot, but sometimes autofill. The message says so, and gives a person another way.
      const message = `We could not accept this request. Please email ${contactEmail} instead.`;
      const faults: LeadFaults = { fields: { website: message }, codes: { website: "not_empty" } };
      throw new Refusal(400, "website", message, { faults });
    }

    const requestId = isForm
      ? await formRequestId(lead, hashForForms)
      : (request_id ?? crypto.randomUUID());
    const { address, network } = clientAddress(request.headers, dependencies.addressHeader);
    const outcome = await dependencies.storeLead({
      lead: {
        ...lead,
        phone_e164: phoneInE164(lead.phone, phone_country),
        request_id: requestId,
        consent_text: CONSENT_TEXT,
      },
      addressHash: await hashForLimits(`address:${address}`),
      networkHash: network === undefined ? null : await hashForLimits(`network:${network}`),
      emailHash: await hashForLimits(`email:${countedEmail(lead.email)}`),
      limitPerAddress,
      limitPerNetwork,
      limitPerEmail,
      limitTotal,
    });
    if (outcome.outcome === "created") {
      dependencies.requestDelivery();
      const { id, reference, renumbered } = outcome;
      return { id, reference, ...(renumbered ? { code: RENUMBERED } : {}) };
    }
    const message =
      outcome.limit === "own"
        ? "Too many submissions. Please try again later."
        : `We are receiving more requests than we can handle at the moment. Please try again later, or write to ${contactEmail}.`;
    throw new Refusal(429, "limit", message, {
      headers: { "retry-after": String(outcome.retry_after) },
    });
  }

  /** Turns an error that is not a `Refusal` into one, and logs its code. */
  function refusalOf(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    dependencies.log(error instanceof DatabaseCallError ? error.message : "unexpected_error");
    return new Refusal(500, "failed", "Failed to submit quote request. Please try again.");
  }

  return async (request) => {
    const origin = request.headers.get("origin");
    const isAllowed = origin !== null && allowedOrigins.includes(origin);
    const headers = answerHeaders(origin, allowedOrigins);
    const isForm =
      request.method === "POST" && hasMediaType(request, "application/x-www-form-urlencoded");
    const site = isAllowed ? origin : allowedOrigins[0];
    try {
      // Browsers always send the origin of a page that calls by script. For a form, some leave out the header
      // or send "null", which is accepted. Without cookies, a form on another site can do no more than any
      // program, and a program can send any header.
      if (origin !== null && !isAllowed && !(isForm && origin === "null")) {
        const message = "Quote requests are not accepted from this site.";
        throw new Refusal(403, "unknown_origin", message);
      }
      if (request.method === "OPTIONS") return answerPreflight(METHODS, headers);
      const lead = await submit(request, isForm);
      return isForm
        ? answerSeeOther(`${site}${QUOTE_SENT_PATH}#${lead.reference}`, headers)
        : Response.json(lead, { status: 201, headers });
    } catch (error) {
      const refusal = refusalOf(error);
      return isForm
        ? answerSeeOther(`${site}${QUOTE_NOT_SENT_PATH}#${notSentCode(refusal)}`, headers)
        : answerRefusal(refusal, headers);
    }
  };
}
