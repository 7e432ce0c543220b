import { expect } from "vitest";
import { createLinkTokens } from "../../supabase/functions/_shared/private-link.ts";
import { createHandler } from "../../supabase/functions/my-request/handler.ts";
import type { StoreCall, StoreOutcome } from "../../supabase/functions/my-request/request-store.ts";
import { formSettings, postTo } from "./example-form-settings.ts";
import { exampleMyRequest } from "./example-my-request.ts";

const LEAD = "5a7a0001-0000-4000-8000-00000000000a";
export const EMAIL = "grace@example.com";
export const HASH = /^[0-9a-f]{64}$/;
const tokens = createLinkTokens(formSettings.linkSecret);
export const foreign = await createLinkTokens("other").tokenOf({ leadId: LEAD, generation: 3 });
export const token = await tokens.tokenOf({ leadId: LEAD, generation: 3 });

/** The handler with a database that returns this outcome. */
export function setUp(outcome: StoreOutcome | Error, openedBefore: StoreOutcome = opened) {
  const calls: StoreCall[] = [];
  const logged: string[] = [];
  const waits: number[] = [];
  let changes = 0;
  const handler = createHandler({
    ...formSettings,
    callStore: async (call) => {
      calls.push(call);
      if (outcome instanceof Error) throw outcome;
      return outcome.outcome === "changed" && call.function === "open_my_request"
        ? openedBefore
        : outcome;
    },
    requestDelivery: () => {
      changes += 1;
    },
    log: (code) => logged.push(code),
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  });
  const call = (body: unknown, headers?: Record<string, string>) =>
    handler(postTo("my-request", body, headers));
  return { handler, call, calls, logged, waits, changes: () => changes };
}

export const opened: StoreOutcome = { outcome: "open", request: exampleMyRequest };
export const proof = {
  lead_id: LEAD,
  generation: 3,
  email: EMAIL,
  link_hash: expect.stringMatching(HASH),
  address_hash: expect.stringMatching(HASH),
};
