import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { answerOf, getSupabase } from "./supabase-client.ts";

const profileSchema = z.object({ display_name: z.string() });

/** The user's name as shown to colleagues. */
export function displayNameQuery(userId: string) {
  return queryOptions({
    queryKey: ["display-name", userId],
    queryFn: async ({ signal }) => {
      const call = getSupabase()
        .from("profiles")
        .select("display_name")
        .eq("user_id", userId)
        .abortSignal(signal)
        .single();
      return (await answerOf(call, profileSchema)).display_name;
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
}

const profilesSchema = z.array(z.object({ user_id: z.uuid(), display_name: z.string() }));

/** The names of all current and former colleagues, by user ID. */
export function displayNamesQuery() {
  return queryOptions({
    queryKey: ["display-names"],
    queryFn: async ({ signal }) => {
      const call = getSupabase()
        .from("profiles")
        .select("user_id, display_name")
        .abortSignal(signal);
      const profiles = await answerOf(call, profilesSchema);
      return new Map(profiles.map(({ user_id, display_name }) => [user_id, display_name]));
    },
    staleTime: 60_000,
  });
}

/** The same names as a list, for descriptions of events. */
export function knownNamesQuery() {
  return queryOptions({
    ...displayNamesQuery(),
    select: (names) => [...names].map(([user_id, display_name]) => ({ user_id, display_name })),
  });
}

/** A name that the database refuses, with a message for the user. */
export class NameRefusedError extends Error {}

const refusals: Readonly<Record<string, string>> = {
  // Unique violation.
  "23505": "A colleague has this name, or one that looks like it. Add your surname.",
  // Check violation.
  "23514": "This name cannot be used. Choose another name.",
};

/** Changes the user's own name. Throws a `NameRefusedError` if it cannot be used, and on any other error. */
export async function updateDisplayName(userId: string, name: string): Promise<void> {
  const { error } = await getSupabase()
    .from("profiles")
    .update({ display_name: name })
    .eq("user_id", userId)
    .select("user_id")
    .single();
  const refusal = error ? refusals[error.code] : undefined;
  if (refusal) throw new NameRefusedError(refusal);
  if (error) throw error;
}
