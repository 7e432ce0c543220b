/** Calls the edge function `my-request`. Token and email address are in the body, never in the URL. */
import {
  callAnswerSchema,
  type Download,
  type MyRequest,
  type MyRequestCall,
  type UnprovenRequest,
} from "@shared/my-request.ts";
import * as z from "zod/mini";
import { myRequestTexts } from "@/content/my-request-texts.ts";
import { callFunction } from "@/lib/call-function.ts";
import type { Refusal } from "@/lib/use-checked-form.ts";

/** Why a call failed. */
export type Failure = {
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
  | { kind: "failed"; failure: Failure };

const refusalSchema = z.object({
  error: z.string().check(z.minLength(1)),
  code: z.string(),
  fields: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
});

function failed(code: string, message: string): CallOutcome {
  return { kind: "failed", failure: { code, message, fields: {} } };
}

/** What a form shows after a failure: errors next to its fields, or else the message. */
export function shownIn<Name extends string>(
  names: readonly Name[],
  failure: Failure,
): Refusal<Name> {
  const wrong = names.filter((name) => failure.fields[name]);
  if (wrong.length === 0) return { failure: failure.message };
  const faults: Refusal<Name>["faults"] = {};
  for (const name of wrong) faults[name] = failure.fields[name];
  return { faults };
}

/** The last call, until its answer. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Calls the function. Never throws. Calls are sent one after another: each answer is the whole request, and an older
 * one that came last would undo on the page what a newer one showed. A withdrawal and an erasure wait for nothing, because
 * the page may be closed meanwhile.
 */
export function callMyRequest(call: MyRequestCall): Promise<CallOutcome> {
  const isFinal = call.action === "withdraw" || call.action === "erase";
  const answered = isFinal ? send(call) : last.then(() => send(call));
  last = Promise.all([last, answered]);
  return answered;
}

/** What a refused call has not done, by action. Calls that only read or ask for an email change nothing. */
const notDone: Partial<Record<MyRequestCall["action"], string>> = myRequestTexts.notDone;

/** A repeated call is refused with these if the first one worked and its answer was lost. */
const afterSuccess: Partial<Record<MyRequestCall["action"], readonly string[]>> = {
  // Another email address moves the request to a new link.
  correct: ["ended", "no_match"],
  disown: ["ended"],
  // Each attempt with the link of a request that is gone counts.
  erase: ["limit", "no_match"],
  withdraw: ["withdrawn"],
};

/** What a person is told when a call is refused, so that they know whether it has changed anything. */
function messageFor({ action }: MyRequestCall, code: string, reason: string): string {
  const unchanged = notDone[action];
  if (!unchanged) return reason;
  if (code === "failed") return myRequestTexts.unsure;
  if (!afterSuccess[action]?.includes(code)) return `${unchanged} ${reason}`;
  return action === "erase" ? myRequestTexts.maybeErased : reason;
}

async function send(call: MyRequestCall): Promise<CallOutcome> {
  const answered = await callFunction("my-request", call);
  if (!answered) return failed("network", myRequestTexts.noAnswer);
  const answer = callAnswerSchema.safeParse(answered.body);
  if (answered.ok && answer.success) {
    const { data } = answer;
    if (data.outcome === "download") return { kind: "download", download: data.request };
    if (data.outcome === "unproven") return { kind: "unproven", request: data.request };
    return "request" in data ? { kind: "request", request: data.request } : { kind: "done" };
  }
  const refusal = refusalSchema.safeParse(answered.body);
  if (!refusal.success) return failed("failed", myRequestTexts.noAnswer);
  const { error, code, fields = {} } = refusal.data;
  return { kind: "failed", failure: { code, message: messageFor(call, code, error), fields } };
}

/** Credentials of an opened request, kept in memory while its page is open. */
export type Session = { token: string; email: string };
