import { clientAddress } from "../_shared/client-address.ts";
import { countedEmail } from "../_shared/counted-email.ts";
import { refusalFor } from "../_shared/failure.ts";
import { type FieldFaults, readFaults } from "../_shared/field-faults.ts";
import {
  answerHeaders,
  answerPreflight,
  answerRefusal,
  hasMediaType,
  Refusal,
  readJson,
  requireKey,
} from "../_shared/http.ts";
import { createKeyedHash } from "../_shared/keyed-hash.ts";
import { isShortPhoneNumber, sentLeadSchema } from "../_shared/lead.ts";
import { FAULTS } from "../_shared/lead-faults.ts";
import { CORRECTABLE_FIELDS } from "../_shared/lead-fields.ts";
import { callSchema, type MyRequest, type MyRequestCall } from "../_shared/my-request.ts";
import { correctedPhoneInE164, countryOfPhone } from "../_shared/phone.ts";
import { createLinkTokens } from "../_shared/private-link.ts";
import type { ProjectSettings } from "../_shared/project-settings.ts";
import { parseReference } from "../_shared/reference.ts";
import { createRefusalLimit, type RefusalLimitSettings } from "../_shared/refusal-limit.ts";
import { waitInWords } from "../_shared/wait-in-words.ts";
import type { CallStore, Proof, StoreOutcome } from "./request-store.ts";

/** The handler's dependencies. */
export interface HandlerDependencies
  extends RefusalLimitSettings,
    Pick<ProjectSettings, "publicKeys" | "allowedOrigins" | "linkSecret" | "contactEmail"> {
  callStore: CallStore;
  /** Starts sending the emails about a change, without waiting. */
  requestDelivery: () => void;
  wait: (milliseconds: number) => Promise<void>;
}

/** Maximum size of a body in bytes: notes of 2,000 characters, with space for escapes. */
const LIMIT_BYTES = 16 * 1024;

/**
 * Asking for a new link, and entering digits, take at least this long, so that the time shows neither which
 * addresses we know nor what was wrong.
 */
const SLOW_MILLISECONDS = 500;

const METHODS = "POST, OPTIONS";

type CallWithProof = Exclude<MyRequestCall, { action: "renew" | "prove" }>;

/** The fields of a correction as they are stored. Throws a `Refusal` that names wrong ones. */
function readCorrection(
  given: Partial<MyRequest["sent"]>,
  formerPhone: string | null,
): Partial<MyRequest["sent"]> {
  const fields: Partial<MyRequest["sent"]> = {};
  const faults: FieldFaults = { fields: {}, codes: {} };
  for (const name of CORRECTABLE_FIELDS) {
    if (given[name] === undefined) continue;
    const checked = sentLeadSchema.shape[name].safeParse(given[name], { reportInput: true });
    if (checked.success) fields[name] = checked.data ?? "";
    else {
      // This schema has a single field, so its faults are those of the body.
      const { fields: messages, codes } = readFaults(checked.error);
      faults.fields[name] = messages.body ?? "We cannot store this.";
      faults.codes[name] = codes.body ?? "invalid";
    }
  }
  if (fields.phone !== undefined && isShortPhoneNumber(fields.phone, countryOfPhone(formerPhone))) {
    faults.fields.phone = FAULTS.phone.tooShort;
    faults.codes.phone = "invalid";
  }
  const [first] = Object.values(faults.fields);
  if (first) throw new Refusal(400, "invalid_fields", first, { faults });
  return fields;
}

/** The refusal for an outcome; undefined if the outcome is not a refusal. */
function refusalOf(outcome: StoreOutcome, action: MyRequestCall["action"]): Refusal | undefined {
  switch (outcome.outcome) {
    case "no_match":
      return new Refusal(
        403,
        "no_match",
        action === "prove"
          ? "These are not the last four digits of the phone number in this request. Check the number that you gave us and try again, or write to us."
          : "This link and this email address do not match. Use the email address that we sent the link to, and the link in our latest email.",
      );
    case "ended":
      return new Refusal(
        410,
        "ended",
        // Only where a link is opened does the page also offer a new one.
        `This link no longer works. ${action === "open" ? "Ask for a new one below." : "Reload this page to ask for a new one."}`,
      );
    case "withdrawn":
      return new Refusal(
        409,
        "withdrawn",
        "You have withdrawn your consent, so this request cannot be changed. You can still download or erase it.",
      );
    case "restricted":
      return new Refusal(
        409,
        "restricted",
        "You asked us to keep this request and not to use it, so it cannot be changed. You can still withdraw your consent, or download or erase the request.",
      );
    case "limited":
      return new Refusal(
        429,
        "limit",
        `There were too many attempts. Please try again in ${waitInWords(outcome.retry_after)}.`,
        { headers: { "retry-after": String(outcome.retry_after) } },
      );
    case "mismatch": {
      const message = "Enter the reference exactly as it is shown on this page.";
      const faults: FieldFaults = {
        fields: { reference: message },
        codes: { reference: "invalid" },
      };
      return new Refusal(400, "invalid_fields", message, { faults });
    }
    default:
      return undefined;
  }
}

/** Makes the function behind the patient's page. It never throws. */
export function createHandler(
  dependencies: HandlerDependencies,
): (request: Request) => Promise<Response> {
  const { publicKeys, allowedOrigins, hashSecret, linkSecret, callStore } = dependencies;
  const hash = createKeyedHash(hashSecret, "my-request limits");
  const refusalLimit = createRefusalLimit(dependencies);
  const tokens = createLinkTokens(linkSecret);

  async function readCall(request: Request): Promise<MyRequestCall> {
    if (request.method !== "POST") {
      throw new Refusal(405, "wrong_method", "Use POST.", {
        headers: { allow: METHODS },
      });
    }
    requireKey(request.headers, publicKeys);
    if (!hasMediaType(request, "application/json")) {
      throw new Refusal(415, "wrong_media_type", "Send JSON.");
    }
    const message = "What you sent is too long. Please shorten your notes and try again.";
    const call = callSchema.safeParse(await readJson(request, { bytes: LIMIT_BYTES, message }));
    if (call.success) return call.data;
    const [issue] = call.error.issues;
    throw new Refusal(
      400,
      "invalid_call",
      // The page checks these in the same way before it sends them.
      issue?.path.some((key) => key === "contact_when" || key === "no_calls" || key === "because")
        ? issue.message
        : "This is not a valid request.",
    );
  }

  async function answer(call: MyRequestCall, addressHash: string): Promise<StoreOutcome> {
    if (call.action === "renew") {
      const [outcome] = await Promise.all([
        callStore({
          function: "renew_my_links",
          parameters: {
            email: call.email,
            email_hash: await hash(`renew:${countedEmail(call.email.trim())}`),
            address_hash: addressHash,
          },
        }),
        dependencies.wait(SLOW_MILLISECONDS),
      ]);
      return outcome;
    }
    const target = await tokens.read(call.token);
    const proof: Proof = {
      lead_id: target?.leadId ?? null,
      generation: target?.generation ?? null,
      email: call.email,
      link_hash: await hash(`link:${call.token}`),
      address_hash: addressHash,
    };
    if (call.action !== "prove") return change(call, proof);
    const [outcome] = await Promise.all([
      callStore({ function: "prove_my_request", parameters: { proof, digits: call.digits } }),
      dependencies.wait(SLOW_MILLISECONDS),
    ]);
    return outcome;
  }

  async function change(call: CallWithProof, proof: Proof): Promise<StoreOutcome> {
    switch (call.action) {
      case "open":
        return callStore({ function: "open_my_request", parameters: { proof } });
      case "disown":
        return callStore({ function: "disown_my_request", parameters: { proof } });
      case "correct": {
        // Who cannot open the request learns nothing about the fields, and costs no work on them.
        const opened = await callStore({ function: "open_my_request", parameters: { proof } });
        if (opened.outcome !== "open") return opened;
        const { phone_e164: former } = opened.request;
        const fields = readCorrection(call.fields, former);
        const phone_e164 =
          fields.phone === undefined ? null : correctedPhoneInE164(fields.phone, former);
        return callStore({
          function: "correct_my_request",
          parameters: { proof, fields, phone_e164 },
        });
      }
      case "prefer":
        return callStore({
          function: "set_my_preferences",
          parameters: { proof, preferences: call.preferences },
        });
      case "answer":
        return callStore({
          function: "answer_my_proposal",
          parameters: { proof, proposal_id: call.proposal_id, answer: call.answer },
        });
      case "decide":
        return callStore({ function: "decide_my_quotes", parameters: { proof, ...call.decision } });
      case "withdraw":
        return callStore({ function: "withdraw_my_request", parameters: { proof } });
      case "download":
        return callStore({ function: "download_my_request", parameters: { proof } });
      case "erase":
        return callStore({
          function: "erase_my_request",
          parameters: { proof, reference: parseReference(call.reference) ?? "" },
        });
    }
  }

  return async (request) => {
    const origin = request.headers.get("origin");
    const headers = answerHeaders(origin, allowedOrigins);
    try {
      if (origin !== null && !allowedOrigins.includes(origin)) {
        throw new Refusal(403, "unknown_origin", "Requests cannot be opened from this site.");
      }
      if (request.method === "OPTIONS") return answerPreflight(METHODS, headers);
      await refusalLimit.admit(request.headers);
      const call = await readCall(request);
      const { address } = clientAddress(request.headers, dependencies.addressHeader);
      const outcome = await answer(
        call,
        await hash(`${call.action === "renew" ? "renew" : "unlock"}-address:${address}`),
      );
      const refusal = refusalOf(outcome, call.action);
      if (refusal) throw refusal;
      if (["changed", "asked", "disowned"].includes(outcome.outcome)) {
        dependencies.requestDelivery();
      }
      return Response.json(outcome, { headers });
    } catch (error) {
      const failed = `Something went wrong. Please try again, or write to ${dependencies.contactEmail}.`;
      const refusal = refusalFor(error, failed, dependencies.log);
      return answerRefusal(await refusalLimit.count(refusal, request.headers), headers);
    }
  };
}
