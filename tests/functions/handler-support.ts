import { expect } from "vitest";
import {
  createHandler,
  type HandlerDependencies,
} from "../../supabase/functions/submit-lead/handler.ts";
import type {
  LeadOutcome,
  LeadSubmission,
} from "../../supabase/functions/submit-lead/lead-store.ts";
import { formSettings, KEY, SITE } from "./example-form-settings.ts";
import { exampleRequest } from "./functions-support.ts";

export const OTHER_SITE = "http://localhost:4173";
/** The database's result for each lead that it stores. */
export const STORED = {
  id: "5a7a0001-0000-4000-8000-00000000000a",
  reference: "SV-7K2M-4QXV",
};

/** The handler with a database that only records calls. */
export function setUp(changes: Partial<HandlerDependencies> = {}) {
  const stored: LeadSubmission[] = [];
  const logged: string[] = [];
  const handler = createHandler({
    ...formSettings,
    publicKeys: [KEY, "anon.jwt.key"],
    allowedOrigins: [SITE, OTHER_SITE],
    storeLead: async (submission): Promise<LeadOutcome> => {
      stored.push(submission);
      return { outcome: "created", ...STORED };
    },
    requestDelivery: () => {},
    log: (code) => logged.push(code),
    ...changes,
  });
  return { handler, stored, logged };
}

interface RequestChanges {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
}

/** A request as the site's script sends it. */
export function newRequest({ method = "POST", headers = {}, body }: RequestChanges = {}): Request {
  return new Request("https://project.example.com/submit-lead", {
    method,
    headers: { apikey: KEY, "content-type": "application/json", origin: SITE, ...headers },
    body:
      body === undefined && method === "POST" ? JSON.stringify(exampleRequest()) : (body ?? null),
    // Node requires this for a streamed body.
    ...{ duplex: "half" },
  });
}

/** The values passed to the database for a lead. */
export function submissionOf(lead: Record<string, unknown>) {
  return {
    lead,
    addressHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    networkHash: null,
    emailHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    limits: formSettings.limits,
  };
}
