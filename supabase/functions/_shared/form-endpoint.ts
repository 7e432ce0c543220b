import { refusalFor } from "./failure.ts";
import {
  answerHeaders,
  answerPreflight,
  answerRefusal,
  answerSeeOther,
  type BodyLimit,
  FORM_KEY_FIELD,
  hasMediaType,
  Refusal,
  readForm,
  readJson,
  requireKey,
} from "./http.ts";
import { createRefusalLimit, type RefusalLimitSettings } from "./refusal-limit.ts";

/** What differs between the functions that receive a form of the site. */
export interface FormEndpoint<Stored> extends RefusalLimitSettings {
  publicKeys: readonly string[];
  allowedOrigins: readonly string[];
  formLimit: BodyLimit;
  jsonLimit: BodyLimit;
  messages: { unknownOrigin: string; wrongMethod: string; wrongMediaType: string; failed: string };
  /** The values of a form sent without script, in the form in which the script sends them. */
  readValues: (form: URLSearchParams) => unknown;
  /** Stores the values and returns the response to the script, or throws a `Refusal`. */
  store: (values: unknown, request: Request, isForm: boolean) => Promise<Stored>;
  /** The page that follows a form sent without script, as a path. */
  sentPath: (stored: Stored) => string;
  notSentPath: (refusal: Refusal) => string;
}

const METHODS = "POST, OPTIONS";

/** Makes the function that receives a form, from the site's script or without it. It never throws. */
export function createFormEndpoint<Stored>({
  publicKeys,
  allowedOrigins,
  messages,
  ...endpoint
}: FormEndpoint<Stored>): (request: Request) => Promise<Response> {
  const refusalLimit = createRefusalLimit(endpoint);

  async function readBody(request: Request, isForm: boolean): Promise<unknown> {
    if (isForm) {
      const form = await readForm(request, endpoint.formLimit);
      requireKey(request.headers, publicKeys, form.get(FORM_KEY_FIELD));
      return endpoint.readValues(form);
    }
    if (request.method !== "POST") {
      const headers = { allow: METHODS };
      throw new Refusal(405, "wrong_method", messages.wrongMethod, { headers });
    }
    requireKey(request.headers, publicKeys);
    if (!hasMediaType(request, "application/json")) {
      throw new Refusal(415, "wrong_media_type", messages.wrongMediaType);
    }
    return readJson(request, endpoint.jsonLimit);
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
        throw new Refusal(403, "unknown_origin", messages.unknownOrigin);
      }
      if (request.method === "OPTIONS") return answerPreflight(METHODS, headers);
      await refusalLimit.admit(request.headers);
      const stored = await endpoint.store(await readBody(request, isForm), request, isForm);
      return isForm
        ? answerSeeOther(`${site}${endpoint.sentPath(stored)}`, headers)
        : Response.json(stored, { status: 201, headers });
    } catch (error) {
      const refusal = await refusalLimit.count(
        refusalFor(error, messages.failed, endpoint.log),
        request.headers,
      );
      return isForm
        ? answerSeeOther(`${site}${endpoint.notSentPath(refusal)}`, headers)
        : answerRefusal(refusal, headers);
    }
  };
}
