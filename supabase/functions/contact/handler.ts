import { clientAddress } from "../_shared/client-address.ts";
import {
  CONTACT_NOT_SENT_FRAGMENT,
  CONTACT_SENT_FRAGMENT,
  contactFaults,
  contactRequestSchema,
} from "../_shared/contact.ts";
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
import { CONTACT_PATH } from "../_shared/mail-paths.ts";
import type { StoreMessage } from "./message-store.ts";
import type { Settings } from "./settings.ts";

/** The handler's dependencies. */
export interface HandlerDependencies
  extends Pick<
    Settings,
    "publicKeys" | "allowedOrigins" | "addressHeader" | "hashSecret" | "contactEmail" | "limits"
  > {
  storeMessage: StoreMessage;
  /** Starts sending the emails about a stored message, without waiting. */
  requestDelivery: () => void;
  log: (code: string) => void;
}

const METHODS = "POST, OPTIONS";

/** Maximum size of a body in bytes. A form encodes each byte as three characters. */
const BODY_LIMIT = {
  bytes: 64 * 1024,
  message: "Your message is too long. Please shorten it and try again.",
};

/** Makes the function that receives a contact form message. It never throws. */
export function createHandler(
  dependencies: HandlerDependencies,
): (request: Request) => Promise<Response> {
  const { publicKeys, allowedOrigins, hashSecret, contactEmail, limits } = dependencies;
  const hashForLimits = createKeyedHash(hashSecret, "contact limits");
  const hashForForms = createKeyedHash(hashSecret, "contact form");

  /**
   * The fields of a form sent without script. Its ID depends on the content, so the same form posted twice is
   * one message.
   */
  async function readPostedForm(request: Request): Promise<unknown> {
    const form = await readForm(request, BODY_LIMIT);
    requireKey(request.headers, publicKeys, form.get(FORM_KEY_FIELD));
    const { [FORM_KEY_FIELD]: _key, ...fields } = Object.fromEntries(form);
    fields.message = fields.message?.replace(/\r\n?/g, "\n") ?? "";
    const digits = await hashForForms(JSON.stringify(Object.entries(fields).sort()));
    const request_id = digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
    return { ...fields, request_id };
  }

  async function readBody(request: Request, isForm: boolean): Promise<unknown> {
    if (isForm) return readPostedForm(request);
    if (request.method !== "POST") {
      const headers = { allow: METHODS };
      throw new Refusal(405, "wrong_method", "Send messages with POST.", { headers });
    }
    requireKey(request.headers, publicKeys);
    if (!hasMediaType(request, "application/json")) {
      throw new Refusal(415, "wrong_media_type", "Send messages as JSON.");
    }
    return readJson(request, BODY_LIMIT);
  }

  /** Stores the message in a request, or throws a `Refusal`. */
  async function submit(request: Request, isForm: boolean): Promise<void> {
    const read = contactRequestSchema.safeParse(await readBody(request, isForm));
    if (!read.success) {
      const fields = contactFaults(read.error);
      const [first = "The request is not a message."] = Object.values(fields);
      const codes = Object.fromEntries(Object.keys(fields).map((field) => [field, "invalid"]));
      throw new Refusal(400, "invalid_fields", first, { faults: { fields, codes } });
    }
    const { website, ...message } = read.data;
    if (website) {
      // Usually a robot, but sometimes autofill. The message says so, and gives a person another way.
      const sentence = `We could not accept this message. Please email ${contactEmail} instead.`;
      throw new Refusal(400, "website", sentence);
    }
    const { address, network } = clientAddress(request.headers, dependencies.addressHeader);
    const outcome = await dependencies.storeMessage({
      message,
      addressHash: await hashForLimits(`address:${address}`),
      networkHash: network === undefined ? null : await hashForLimits(`network:${network}`),
      emailHash: await hashForLimits(`email:${countedEmail(message.email)}`),
      limits,
    });
    if (outcome.outcome === "created") {
      dependencies.requestDelivery();
      return;
    }
    const sentence = `Too many messages. Please try again later, or email ${contactEmail}.`;
    throw new Refusal(429, "limit", sentence, {
      headers: { "retry-after": String(outcome.retry_after) },
    });
  }

  function refusalOf(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    dependencies.log(error instanceof DatabaseCallError ? error.message : "unexpected_error");
    const sentence = `Your message could not be sent. Please try again, or email ${contactEmail}.`;
    return new Refusal(500, "failed", sentence);
  }

  return async (request) => {
    const origin = request.headers.get("origin");
    const isAllowed = origin !== null && allowedOrigins.includes(origin);
    const headers = answerHeaders(origin, allowedOrigins);
    const isForm =
      request.method === "POST" && hasMediaType(request, "application/x-www-form-urlencoded");
    const page = `${isAllowed ? origin : allowedOrigins[0]}${CONTACT_PATH}`;
    try {
      // As in submit-lead, a browser may leave out the origin of a form.
      if (origin !== null && !isAllowed && !(isForm && origin === "null")) {
        throw new Refusal(403, "unknown_origin", "Messages are not accepted from this site.");
      }
      if (request.method === "OPTIONS") return answerPreflight(METHODS, headers);
      await submit(request, isForm);
      return isForm
        ? answerSeeOther(`${page}#${CONTACT_SENT_FRAGMENT}`, headers)
        : Response.json({ status: "received" }, { status: 201, headers });
    } catch (error) {
      const refusal = refusalOf(error);
      return isForm
        ? answerSeeOther(`${page}#${CONTACT_NOT_SENT_FRAGMENT}`, headers)
        : answerRefusal(refusal, headers);
    }
  };
}
