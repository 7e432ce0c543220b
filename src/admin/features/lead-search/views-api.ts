import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { answerOf, getSupabase } from "@/admin/features/access/supabase-client.ts";

const viewsSchema = z.array(
  z.object({
    id: z.uuid(),
    owner_id: z.uuid(),
    name: z.string(),
    query: z.string(),
    is_shared: z.boolean(),
  }),
);
export type SavedView = z.infer<typeof viewsSchema>[number];

/** The saved views available to the user, by name. */
export function savedViewsQuery() {
  return queryOptions({
    queryKey: ["saved-views"],
    queryFn: ({ signal }) =>
      answerOf(
        getSupabase()
          .from("saved_views")
          .select("id, owner_id, name, query, is_shared")
          .order("name")
          .abortSignal(signal),
        viewsSchema,
      ),
  });
}

/** PostgreSQL's code for a unique violation. */
const DUPLICATE = "23505";

/** Thrown if the user already has a view with this name. */
export class ViewNameTakenError extends Error {}

function check(error: { code: string; message: string } | null): void {
  if (error?.code === DUPLICATE) throw new ViewNameTakenError(error.message);
  if (error) throw error;
}

/** Saves a view. Throws on an error, including `ViewNameTakenError`. */
export async function addView(view: Pick<SavedView, "name" | "query" | "is_shared">) {
  check((await getSupabase().from("saved_views").insert(view)).error);
}

/** Renames a view. Throws like `addView`. */
export async function renameView({ id, name }: Pick<SavedView, "id" | "name">) {
  check((await getSupabase().from("saved_views").update({ name }).eq("id", id)).error);
}

/** Makes a view show another list. Throws like `addView`. */
export async function updateView({ id, query }: Pick<SavedView, "id" | "query">) {
  check((await getSupabase().from("saved_views").update({ query }).eq("id", id)).error);
}

/** Removes a view. Throws on an error. */
export async function removeView(id: string) {
  check((await getSupabase().from("saved_views").delete().eq("id", id)).error);
}
