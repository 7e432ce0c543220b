import { ANSWERS, CURRENCIES, type QuoteAnswers } from "@shared/quote.ts";
import { type QuoteKind, quoteKinds } from "@shared/quote-lines.ts";
import { typedKeys } from "@shared/typed-keys.ts";
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { getSupabase } from "@/admin/features/access/supabase-client.ts";

const quoteSchema = z.object({
  id: z.uuid(),
  revision: z.int(),
  kind: z.enum(typedKeys(quoteKinds)),
  price: z.string(),
  currency: z.enum(CURRENCIES),
  valid_until: z.nullable(z.iso.date()),
  excludes: z.nullable(z.string()),
  lines: z.record(
    z.string(),
    z.object({ answer: z.enum(ANSWERS), words: z.string(), amount: z.string() }),
  ),
  recorded_at: z.iso.datetime({ offset: true }),
  recorded_by: z.nullable(z.uuid()),
});
/** A clinic's quote, as it was recorded. */
export type RecordedQuote = z.infer<typeof quoteSchema>;

/** What a quote states, in the form that the planning tools and the workspace share. */
export function answersOf(quote: RecordedQuote): QuoteAnswers {
  return { ...quote, date: quote.valid_until ?? "" };
}

/** The versions of a clinic's quote, newest first. */
export function quotesQuery(proposalId: string) {
  return queryOptions({
    queryKey: ["lead-quotes", proposalId],
    queryFn: async ({ signal }) => {
      const { data, error } = await getSupabase()
        .from("lead_quotes")
        .select("*")
        .eq("proposal_id", proposalId)
        .order("revision", { ascending: false })
        .abortSignal(signal);
      if (error) throw error;
      return z.array(quoteSchema).parse(data);
    },
  });
}

/** What somebody enters of a quote. */
export type QuoteToRecord = Pick<
  RecordedQuote,
  "price" | "currency" | "valid_until" | "excludes" | "lines"
> & { kind: QuoteKind };

const outcomeSchema = z.object({ outcome: z.enum(["changed", "unchanged", "conflict"]) });

/**
 * Records a quote, as the version after `revision`. A conflict means that somebody has recorded another version since,
 * and that nothing was written. Throws on an error.
 */
export async function recordQuote(
  proposalId: string,
  revision: number,
  { valid_until, excludes, ...quote }: QuoteToRecord,
): Promise<"changed" | "unchanged" | "conflict"> {
  const { data, error } = await getSupabase().rpc("record_quote", {
    proposal_id: proposalId,
    revision,
    ...quote,
    ...(valid_until ? { valid_until } : {}),
    ...(excludes ? { excludes } : {}),
  });
  if (error) throw error;
  return outcomeSchema.parse(data).outcome;
}
