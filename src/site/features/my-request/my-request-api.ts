/** Calls of the edge function `my-request`. Token and address are in the body, never in an address. */
import {
  callAnswerSchema,
  type Download,
  type MyRequest,
  type MyRequestCall,
} from "@shared/my-request.ts";
import * as z from "zod/mini";
import { brand } from "@/lib/brand.ts";
import { functionsUrl, publicHeaders } from "@/lib/supabase-address.ts";

/** Longer than a cold start of the function. */
const TIMEOUT_MILLISECONDS = 30_000;

/** Why something was not done. */
export type CallFault = {
  /** Such as `no_match`; `network` where no answer came. */
  code: string;
  /** A sentence for the person. */
  message: string;
  /** Sentences of single fields. */
  fields: Readonly<Record<string, string>>;
};

export type CallOutcome =
  | { kind: "request"; request: MyRequest }
  | { kind: "download"; download: Download }
  | { kind: "done" }
  | { kind: "fault"; fault: CallFault };

const refusalSchema = z.object({
  error: z.string().check(z.minLength(1)),
  code: z.string(),
  fields: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
});

function faultOf(code: string, message: string): CallOutcome {
  return { kind: "fault", fault: { code, message, fields: {} } };
}

/** Calls the function. Never throws. */
export async function callMyRequest(call: MyRequestCall): Promise<CallOutcome> {
  let response: Response;
  try {
    response = await fetch(functionsUrl("my-request"), {
      method: "POST",
      headers: { ...publicHeaders(), "content-type": "application/json" },
      body: JSON.stringify(call),
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
  } catch {
    return faultOf(
      "network",
      "We could not reach the server. Check your connection and try again.",
    );
  }
  const body: unknown = await response.json().catch(() => null);
  const answer = callAnswerSchema.safeParse(body);
  if (response.ok && answer.success) {
    const { data } = answer;
    if (data.outcome === "download") return { kind: "download", download: data.request };
    return "request" in data ? { kind: "request", request: data.request } : { kind: "done" };
  }
  const refusal = refusalSchema.safeParse(body);
  if (!refusal.success) {
    return faultOf("failed", `Something went wrong. Please try again, or write to ${brand.email}.`);
  }
  const { error: message, code, fields = {} } = refusal.data;
  return { kind: "fault", fault: { code, message, fields } };
}

/** What opens a request: kept in memory while its page is open. */
export type Session = { token: string; email: string };
