/** Calls the edge function `my-request`. Token and email address are in the body, never in the URL. */
import {
  callAnswerSchema,
  type Download,
  type MyRequest,
  type MyRequestCall,
  type UnprovenRequest,
} from "@shared/my-request.ts";
import * as z from "zod/mini";
import { brand } from "@/lib/brand.ts";
import { callFunction } from "@/lib/call-function.ts";

/** Why a call failed. */
export type CallFault = {
  /** For example `no_match`, or `network` if there was no response. */
  code: string;
  /** A message for the user. */
  message: string;
  /** Error messages by field. */
  fields: Readonly<Record<string, string>>;
};

export type CallOutcome =
  | { kind: "request"; request: MyRequest }
  | { kind: "unproven"; request: UnprovenRequest }
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
  const answered = await callFunction("my-request", call);
  if (!answered) {
    return faultOf(
      "network",
      "We could not reach the server. Check your connection and try again.",
    );
  }
  const answer = callAnswerSchema.safeParse(answered.body);
  if (answered.ok && answer.success) {
    const { data } = answer;
    if (data.outcome === "download") return { kind: "download", download: data.request };
    if (data.outcome === "unproven") return { kind: "unproven", request: data.request };
    return "request" in data ? { kind: "request", request: data.request } : { kind: "done" };
  }
  const refusal = refusalSchema.safeParse(answered.body);
  if (!refusal.success) {
    return faultOf("failed", `Something went wrong. Please try again, or write to ${brand.email}.`);
  }
  const { error: message, code, fields = {} } = refusal.data;
  return { kind: "fault", fault: { code, message, fields } };
}

/** Credentials of an opened request, kept in memory while its page is open. */
export type Session = { token: string; email: string };
