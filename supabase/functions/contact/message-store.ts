import * as z from "zod/mini";
import type { ContactRequest } from "../_shared/contact-message.ts";
import { type CallDatabase, DatabaseCallError } from "../_shared/database.ts";
import type { FormLimits } from "../_shared/form-settings.ts";

/** A validated message, with the values that the rate limits count. */
export interface MessageSubmission {
  message: Omit<ContactRequest, "website">;
  /** Hashes: 64 hexadecimal digits. */
  addressHash: string;
  networkHash: string | null;
  emailHash: string;
  limits: FormLimits;
}

const outcomeSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("created") }),
  z.object({ outcome: z.literal("limited"), retry_after: z.int().check(z.positive()) }),
]);

/** Stores a message and queues its emails. `retry_after` is in seconds. */
export type StoreMessage = (
  submission: MessageSubmission,
) => Promise<z.infer<typeof outcomeSchema>>;

/** Stores messages through the database's function. */
export function createMessageStore(call: CallDatabase): StoreMessage {
  return async ({ message, addressHash, networkHash, emailHash, limits }) => {
    const answer = await call("submit_contact_message", {
      message,
      address_hash: addressHash,
      network_hash: networkHash,
      email_hash: emailHash,
      limits,
    });
    const outcome = outcomeSchema.safeParse(answer);
    if (!outcome.success) throw new DatabaseCallError("database_unexpected_answer");
    return outcome.data;
  };
}
