import * as z from "zod/mini";
import { type CallDatabase, DatabaseCallError } from "../_shared/database.ts";
import {
  type DecisionInput,
  downloadSchema,
  type MyRequest,
  myRequestSchema,
  type Preferences,
  type ProposalAnswer,
  unprovenSchema,
} from "../_shared/my-request.ts";

/** What a call proves. Hashes are 64 hexadecimal digits. */
export interface Proof {
  /** Null if the link is not one of ours. Such calls are counted and refused like wrong addresses. */
  lead_id: string | null;
  generation: number | null;
  email: string;
  link_hash: string;
  address_hash: string;
}

const refused = z.object({
  outcome: z.enum(["no_match", "ended", "withdrawn", "restricted", "mismatch"]),
  request: z.null(),
});
const limited = z.object({
  outcome: z.literal("limited"),
  retry_after: z.int().check(z.positive()),
});

const outcomeSchema = z.discriminatedUnion("outcome", [
  limited,
  refused,
  z.object({ outcome: z.enum(["open", "changed", "unchanged"]), request: myRequestSchema }),
  z.object({ outcome: z.literal("unproven"), request: unprovenSchema }),
  z.object({ outcome: z.literal("download"), request: downloadSchema }),
  z.object({ outcome: z.enum(["erased", "asked", "disowned"]) }),
]);
export type StoreOutcome = z.infer<typeof outcomeSchema>;

/** A change or a query, by the SQL function that handles it. */
export type StoreCall =
  | {
      function:
        | "open_my_request"
        | "disown_my_request"
        | "withdraw_my_request"
        | "download_my_request";
      parameters: { proof: Proof };
    }
  | { function: "prove_my_request"; parameters: { proof: Proof; digits: string } }
  | {
      function: "correct_my_request";
      parameters: { proof: Proof; fields: Partial<MyRequest["sent"]>; phone_e164: string | null };
    }
  | {
      function: "answer_my_proposal";
      parameters: { proof: Proof; proposal_id: string; answer: ProposalAnswer };
    }
  | { function: "decide_my_quotes"; parameters: { proof: Proof } & DecisionInput }
  | { function: "set_my_preferences"; parameters: { proof: Proof; preferences: Preferences } }
  | { function: "erase_my_request"; parameters: { proof: Proof; reference: string } }
  | {
      function: "renew_my_links";
      parameters: { email: string; email_hash: string; address_hash: string };
    };

export type CallStore = (call: StoreCall) => Promise<StoreOutcome>;

/** Calls the SQL functions of the patient's page. Nothing else can reach a request. */
export function createRequestStore(callDatabase: CallDatabase): CallStore {
  return async (call) => {
    const outcome = outcomeSchema.safeParse(await callDatabase(call.function, call.parameters));
    if (!outcome.success) throw new DatabaseCallError("database_unexpected_answer");
    return outcome.data;
  };
}
