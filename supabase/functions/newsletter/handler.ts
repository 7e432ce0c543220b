import { clientAddress } from "../_shared/client-address.ts";
import { countedHashes } from "../_shared/counted-hashes.ts";
import { refusalFor } from "../_shared/failure.ts";
import { readFaults } from "../_shared/field-faults.ts";
import type { FormSettings } from "../_shared/form-settings.ts";
import { refuseFilledHoneypot } from "../_shared/honeypot.ts";
import {
  answerHeaders,
  answerPreflight,
  answerRefusal,
  answerSeeOther,
  hasMediaType,
  Refusal,
  readForm,
  readJson,
  requireKey,
} from "../_shared/http.ts";
import { createKeyedHash } from "../_shared/keyed-hash.ts";
import {
  type NewsletterCall,
  type NewsletterOutcome,
  newsletterCallSchema,
  type Subscriber,
} from "../_shared/newsletter.ts";
import { createRefusalLimit, type RefusalLimitSettings } from "../_shared/refusal-limit.ts";
import { LEAVE_PREFIX, NEWSLETTER_PATH } from "../_shared/site-paths.ts";
import {
  createSubscriberLinks,
  createSubscriberTokens,
  LEAVE_PARAMETER,
} from "../_shared/subscriber-link.ts";
import { waitInWords } from "../_shared/wait-in-words.ts";
import type { ReadList, StoreOutcome, SubscriberStore } from "./subscriber-store.ts";

/** The handler's dependencies. */
export interface HandlerDependencies
  extends RefusalLimitSettings,
    Pick<
      FormSettings,
      "publicKeys" | "allowedOrigins" | "linkSecret" | "functionsUrl" | "contactEmail"
    > {
  store: SubscriberStore;
  readList: ReadList;
  /** Starts sending the email about a sign-up, without waiting. */
  requestDelivery: () => void;
}

const METHODS = "GET, POST, OPTIONS";

const BODY_LIMIT = { bytes: 4 * 1024, message: "What you sent is too long." };

const noMatchMessage = (action: NewsletterCall["action"]) =>
  "This link and this email address do not match, or the sign-up has expired. Use the address that we sent the email to" +
  (action === "leave" ? "." : ", or sign up again on the blog.");

/**
 * Makes the function behind the newsletter. It never throws.
 * - `POST /newsletter` accepts a sign-up, and confirms or ends one with a link's token and the address;
 * - `POST /newsletter?leave=TOKEN` is one-click unsubscribing (RFC 8058); with GET it redirects to the page;
 * - `POST /newsletter/list` returns the list to administrators.
 */
export function createHandler(
  dependencies: HandlerDependencies,
): (request: Request) => Promise<Response> {
  const { publicKeys, allowedOrigins, hashSecret, contactEmail, limits, store } = dependencies;
  const hash = createKeyedHash(hashSecret, "newsletter limits");
  const refusalLimit = createRefusalLimit(dependencies);
  const tokens = createSubscriberTokens(dependencies.linkSecret);
  const linksOf = createSubscriberLinks({ ...dependencies, siteUrl: allowedOrigins[0] ?? "" });

  async function readCall(request: Request): Promise<NewsletterCall> {
    requireKey(request.headers, publicKeys);
    if (!hasMediaType(request, "application/json")) {
      throw new Refusal(415, "wrong_media_type", "Send JSON.");
    }
    const call = newsletterCallSchema.safeParse(await readJson(request, BODY_LIMIT), {
      reportInput: true,
    });
    if (call.success) return call.data;
    const faults = readFaults(call.error);
    const message = faults.fields.email;
    if (!message) throw new Refusal(400, "invalid_call", "This is not a newsletter request.");
    throw new Refusal(400, "invalid_fields", message, { faults });
  }

  async function ask(call: NewsletterCall, request: Request): Promise<StoreOutcome> {
    if (call.action === "sign_up") {
      refuseFilledHoneypot(call.website, contactEmail);
      const { addressHash, networkHash, emailHash } = await countedHashes(
        hash,
        request.headers,
        dependencies.addressHeader,
        call.email,
      );
      return store.signUp({
        email: call.email,
        request_id: call.request_id,
        address_hash: addressHash,
        network_hash: networkHash,
        email_hash: emailHash,
        limits,
      });
    }
    const { address } = clientAddress(request.headers, dependencies.addressHeader);
    return store[call.action]({
      subscriber_id: (await tokens.read(call.token)) ?? null,
      email: call.email,
      link_hash: await hash(`link:${call.token}`),
      address_hash: await hash(`link-address:${address}`),
    });
  }

  async function answerCall(request: Request): Promise<NewsletterOutcome> {
    await refusalLimit.admit(request.headers);
    const call = await readCall(request);
    const outcome = await ask(call, request);
    switch (outcome.outcome) {
      case "limited":
        throw new Refusal(
          429,
          "limit",
          `There were too many attempts. Please try again in ${waitInWords(outcome.retry_after)}.`,
          { headers: { "retry-after": String(outcome.retry_after) } },
        );
      case "no_match":
        throw new Refusal(403, "no_match", noMatchMessage(call.action));
      case "created":
        dependencies.requestDelivery();
        return "received";
      case "confirmed":
        dependencies.requestDelivery();
        return "confirmed";
      case "left":
        return "left";
    }
  }

  /** An email program sends the form of RFC 8058. The response does not say if the link was known. */
  async function leaveByOneClick(request: Request, token: string): Promise<void> {
    const form = await readForm(request, BODY_LIMIT);
    const id = await tokens.read(token);
    if (form.get("List-Unsubscribe") !== "One-Click" || !id) {
      throw new Refusal(400, "invalid_call", "This is not a one-click request to unsubscribe.");
    }
    await store.unsubscribe(id);
  }

  async function list(request: Request): Promise<Subscriber[]> {
    const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
    const found = bearer ? await dependencies.readList(bearer) : null;
    if (!found) throw new Refusal(403, "forbidden", "Only administrators can export the list.");
    return Promise.all(
      found.map(async ({ id, email, confirmed_at }) => {
        const { leavePage, oneClick } = await linksOf(id);
        return { email, confirmed_at, leave_page: leavePage, one_click: oneClick };
      }),
    );
  }

  async function answer(request: Request, headers: Headers): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const token = searchParams.get(LEAVE_PARAMETER);
    if (request.method === "OPTIONS") return answerPreflight(METHODS, headers);
    if (request.method === "GET" && token !== null) {
      // A scanner, or an email program without one-click support. The page asks first.
      const hash = /^[\w-]{1,200}$/.test(token) ? `#${LEAVE_PREFIX}${token}` : "";
      return answerSeeOther(`${allowedOrigins[0]}${NEWSLETTER_PATH}${hash}`, headers);
    }
    if (request.method !== "POST") {
      throw new Refusal(405, "wrong_method", "Use POST.", { headers: { allow: METHODS } });
    }
    if (pathname.endsWith("/newsletter/list")) {
      return Response.json({ subscribers: await list(request) }, { headers });
    }
    if (token !== null) {
      await leaveByOneClick(request, token);
      return Response.json({ outcome: "left" }, { headers });
    }
    const outcome = await answerCall(request);
    return Response.json({ outcome }, { status: outcome === "received" ? 201 : 200, headers });
  }

  return async (request) => {
    const origin = request.headers.get("origin");
    const headers = answerHeaders(origin, allowedOrigins);
    try {
      if (origin !== null && !allowedOrigins.includes(origin)) {
        throw new Refusal(
          403,
          "unknown_origin",
          "Newsletter sign-ups are not accepted from this site.",
        );
      }
      return await answer(request, headers);
    } catch (error) {
      const failed = `That did not work. Please try again, or write to ${contactEmail}.`;
      const refusal = refusalFor(error, failed, dependencies.log);
      return answerRefusal(await refusalLimit.count(refusal, request.headers), headers);
    }
  };
}
