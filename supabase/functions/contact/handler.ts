import {
  CONTACT_NOT_SENT_FRAGMENT,
  CONTACT_SENT_FRAGMENT,
  contactRequestSchema,
} from "../_shared/contact-message.ts";
import { countedHashes } from "../_shared/counted-hashes.ts";
import { readFaults } from "../_shared/field-faults.ts";
import { createFormEndpoint } from "../_shared/form-endpoint.ts";
import type { FormSettings } from "../_shared/form-settings.ts";
import { refuseFilledHoneypot } from "../_shared/honeypot.ts";
import { FORM_KEY_FIELD, Refusal } from "../_shared/http.ts";
import { createKeyedHash, uuidOfHash } from "../_shared/keyed-hash.ts";
import type { RefusalLimitSettings } from "../_shared/refusal-limit.ts";
import { CONTACT_PATH } from "../_shared/site-paths.ts";
import { waitInWords } from "../_shared/wait-in-words.ts";
import type { StoreMessage } from "./message-store.ts";

/** The handler's dependencies. */
export interface HandlerDependencies
  extends RefusalLimitSettings,
    Pick<FormSettings, "publicKeys" | "allowedOrigins" | "contactEmail"> {
  storeMessage: StoreMessage;
  /** Starts sending the emails about a stored message, without waiting. */
  requestDelivery: () => void;
}

/** Maximum size of a body in bytes. A form encodes each byte as three characters. */
const BODY_LIMIT = {
  bytes: 64 * 1024,
  message: "Your message is too long. Please shorten it and try again.",
};

/** Makes the function that receives a contact form message. It never throws. */
export function createHandler(
  dependencies: HandlerDependencies,
): (request: Request) => Promise<Response> {
  const { hashSecret, contactEmail, limits } = dependencies;
  const hashForLimits = createKeyedHash(hashSecret, "contact limits");
  const hashForForms = createKeyedHash(hashSecret, "contact form");

  /** The fields of a form sent without script. Its ID is that of its content. */
  async function readValues(form: URLSearchParams): Promise<unknown> {
    const { [FORM_KEY_FIELD]: _key, ...fields } = Object.fromEntries(form);
    fields.message = fields.message?.replace(/\r\n?/g, "\n") ?? "";
    const hash = await hashForForms(JSON.stringify(Object.entries(fields).sort()));
    return { ...fields, request_id: uuidOfHash(hash) };
  }

  async function store(values: unknown, request: Request): Promise<{ status: "received" }> {
    const read = contactRequestSchema.safeParse(values, { reportInput: true });
    if (!read.success) {
      const faults = readFaults(read.error, ({ message }, field) =>
        field === "body" ? "The request is not a message." : message,
      );
      const [first = ""] = Object.values(faults.fields);
      throw new Refusal(400, "invalid_fields", first, { faults });
    }
    const { website, ...message } = read.data;
    refuseFilledHoneypot(website, contactEmail);
    const outcome = await dependencies.storeMessage({
      message,
      ...(await countedHashes(
        hashForLimits,
        request.headers,
        dependencies.addressHeader,
        message.email,
      )),
      limits,
    });
    if (outcome.outcome === "created") {
      dependencies.requestDelivery();
      return { status: "received" };
    }
    const sentence = `Too many messages. Please try again in ${waitInWords(outcome.retry_after)}, or email ${contactEmail}.`;
    throw new Refusal(429, "limit", sentence, {
      headers: { "retry-after": String(outcome.retry_after) },
    });
  }

  return createFormEndpoint({
    ...dependencies,
    formLimit: BODY_LIMIT,
    jsonLimit: BODY_LIMIT,
    messages: {
      unknownOrigin: "Messages are not accepted from this site.",
      wrongMethod: "Send messages with POST.",
      wrongMediaType: "Send messages as JSON.",
      failed: `Your message could not be sent. Please try again, or email ${contactEmail}.`,
    },
    readValues,
    store,
    sentPath: () => `${CONTACT_PATH}#${CONTACT_SENT_FRAGMENT}`,
    notSentPath: () => `${CONTACT_PATH}#${CONTACT_NOT_SENT_FRAGMENT}`,
  });
}
