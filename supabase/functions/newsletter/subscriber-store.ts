import * as z from "zod/mini";
import { type CallDatabase, DatabaseCallError } from "../_shared/database.ts";
import type { FormLimits } from "../_shared/form-settings.ts";

/** A validated sign-up, with the values that the rate limits count. Hashes are 64 hexadecimal digits. */
export interface SignUp {
  email: string;
  request_id: string;
  address_hash: string;
  network_hash: string | null;
  email_hash: string;
  limits: FormLimits;
}

/** What a call with a link proves. */
export interface SubscriberProof {
  /** Null if the link is not one of ours. Such calls are counted and refused like wrong addresses. */
  subscriber_id: string | null;
  email: string;
  link_hash: string;
  address_hash: string;
}

const outcomeSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.enum(["created", "confirmed", "left", "no_match"]) }),
  z.object({ outcome: z.literal("limited"), retry_after: z.int().check(z.positive()) }),
]);
export type StoreOutcome = z.infer<typeof outcomeSchema>;

/** The SQL functions of the newsletter. Each throws a `DatabaseCallError`. */
export interface SubscriberStore {
  signUp(signUp: SignUp): Promise<StoreOutcome>;
  confirm(proof: SubscriberProof): Promise<StoreOutcome>;
  leave(proof: SubscriberProof): Promise<StoreOutcome>;
  unsubscribe(subscriberId: string): Promise<void>;
}

/** Connects the newsletter to the database. */
export function createSubscriberStore(call: CallDatabase): SubscriberStore {
  async function ask(name: string, parameters: Record<string, unknown>): Promise<StoreOutcome> {
    const outcome = outcomeSchema.safeParse(await call(name, parameters));
    if (!outcome.success) throw new DatabaseCallError("database_unexpected_answer");
    return outcome.data;
  }
  return {
    signUp: (signUp) => ask("sign_up_for_newsletter", { ...signUp }),
    confirm: (proof) => ask("confirm_newsletter", { proof }),
    leave: (proof) => ask("leave_newsletter", { proof }),
    async unsubscribe(subscriber_id) {
      await call("unsubscribe", { subscriber_id });
    },
  };
}

const exportedSchema = z.array(
  z.object({ id: z.uuid(), email: z.string(), confirmed_at: z.string() }),
);
export type ExportedSubscriber = z.infer<typeof exportedSchema>[number];

/** Reads the list with the caller's access token. Returns null if the caller may not have it. */
export type ReadList = (accessToken: string) => Promise<readonly ExportedSubscriber[] | null>;

/** Makes that function. The database decides who may have the list, and records it. */
export function createListReader(options: {
  supabaseUrl: string;
  publicKeys: readonly string[];
}): ReadList {
  return async (accessToken) => {
    const response = await fetch(`${options.supabaseUrl}/rest/v1/rpc/export_subscribers`, {
      method: "POST",
      headers: {
        apikey: options.publicKeys[0] ?? "",
        authorization: `Bearer ${accessToken}`,
        "content-type": "application/json",
      },
      body: "{}",
      signal: AbortSignal.timeout(10_000),
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.status === 401 || response.status === 403) return null;
    const list = exportedSchema.safeParse(body);
    if (!response.ok || !list.success) throw new DatabaseCallError(`database_${response.status}`);
    return list.data;
  };
}
