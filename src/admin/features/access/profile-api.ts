import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { getSupabase } from "./supabase-client.ts";

const profileSchema = z.object({ display_name: z.string() });

/** The user's name as shown to colleagues. */
export function displayNameQuery(userId: string) {
  return queryOptions({
    queryKey: ["display-name", userId],
    queryFn: async ({ signal }) => {
      const { data, error } = await getSupabase()
        .from("profiles")
        .select("display_name")
        .eq("user_id", userId)
        .abortSignal(signal)
        .single();
      if (error) throw error;
      return profileSchema.parse(data).display_name;
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
      const { data, error } = await getSupabase()
        .from("profiles")
        .select("user_id, display_name")
        .abortSignal(signal);
      if (error) throw error;
      return new Map(
        profilesSchema.parse(data).map(({ user_id, display_name }) => [user_id, display_name]),
      );
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

/** Changes the user's own name. Throws on an error. */
export async function updateDisplayName(userId: string, name: string): Promise<void> {
  const { error } = await getSupabase()
    .from("profiles")
    .update({ display_name: name })
    .eq("user_id", userId)
    .select("user_id")
    .single();
  if (error) throw error;
}
