import type { QuoteKind } from "@shared/quote-lines.ts";
import { recordedQuoteSchema } from "@shared/recorded-quote.ts";
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { answerOf, getSupabase } from "@/admin/features/access/supabase-client.ts";
import type { ContactChannel } from "../lead-model.ts";
import { resultOf } from "./proposals-api.ts";

const quoteSchema = z.extend(recordedQuoteSchema, {
  id: z.uuid(),
  recorded_by: z.nullable(z.uuid()),
});
/** A clinic's quote, as it was recorded. */
export type RecordedQuote = z.infer<typeof quoteSchema>;

/** Begins the key of every query for quotes. */
export const QUOTES = ["lead-quotes"] as const;

/** The versions of a clinic's quote, newest first. */
export function quotesQuery(proposalId: string) {
  return queryOptions({
    queryKey: [...QUOTES, proposalId],
    queryFn: ({ signal }) =>
      answerOf(
        getSupabase()
          .from("lead_quotes")
          .select("*")
          .eq("proposal_id", proposalId)
          .order("revision", { ascending: false })
          .abortSignal(signal),
        z.array(quoteSchema),
      ),
  });
}

/** What somebody enters of a quote. */
export type QuoteToRecord = Pick<
  RecordedQuote,
  "price" | "currency" | "valid_until" | "excludes" | "lines"
> & { kind: QuoteKind };

const outcomeSchema = z.object({ outcome: z.enum(["changed", "unchanged", "conflict"]) });

/** Records a quote as the version after `revision`: a conflict if somebody has recorded another since. */
export async function recordQuote(
  proposalId: string,
  revision: number,
  { valid_until, excludes, ...quote }: QuoteToRecord,
): Promise<"changed" | "unchanged" | "conflict"> {
  const call = getSupabase().rpc("record_quote", {
    proposal_id: proposalId,
    revision,
    ...quote,
    ...(valid_until ? { valid_until } : {}),
    ...(excludes ? { excludes } : {}),
  });
  return (await answerOf(call, outcomeSchema)).outcome;
}

/** Shows the patient a quote, who gets an email, or no longer shows it. Throws on an error. */
export const shareQuote = (id: string, isShared: boolean) =>
  resultOf(getSupabase().rpc("share_quote", { quote_id: id, is_shared: isShared }));

/** Records that a clinic is asked for what its quote leaves open. Throws on an error. */
export const recordQuestion = (leadId: string, proposalId: string, by: ContactChannel) =>
  resultOf(
    getSupabase().rpc("record_lead_message", {
      lead_id: leadId,
      contact_by: by,
      proposal_id: proposalId,
    }),
  );
