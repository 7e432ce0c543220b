import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { answerOf, getSupabase } from "@/admin/features/access/supabase-client.ts";
import type { Saved } from "@/admin/features/editing/use-versioned-form.tsx";
import { LANGUAGES, type Language, OCCASIONS, type Occasion } from "./occasions.ts";
import type { TemplateDraft } from "./template-draft.ts";

const templateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  channel: z.enum(["email", "whatsapp"]),
  audience: z.enum(["patient", "clinic"]),
  subject: z.nullable(z.string()),
  body: z.string(),
  occasion: z.enum(OCCASIONS),
  language: z.enum(LANGUAGES),
  created_at: z.iso.datetime({ offset: true }),
  version: z.number(),
  updated_at: z.iso.datetime({ offset: true }),
  updated_by: z.nullable(z.uuid()),
});
export type Template = z.infer<typeof templateSchema>;

const templatesSchema = z.array(templateSchema);

/** PostgreSQL's error code. */
const UNIQUE_VIOLATION = "23505";

/** Thrown if another template already has the name. */
export class NameTakenError extends Error {}

/** The team's templates, by name. */
export function templatesQuery() {
  return queryOptions({
    queryKey: ["templates"],
    queryFn: ({ signal }) =>
      answerOf(
        getSupabase().from("message_templates").select("*").order("name").abortSignal(signal),
        templatesSchema,
      ),
    staleTime: 30_000,
  });
}

/** The templates of a channel and an audience: those that fit best first, then the oldest. */
export function templatesFor(
  templates: readonly Template[],
  { channel, audience }: { channel: string; audience: Template["audience"] },
  occasion: Occasion | null,
  language: Language = "en",
): Template[] {
  const rank = (template: Template) =>
    (template.occasion === occasion ? 0 : 4) +
    (template.language === language ? 0 : template.language === "en" ? 1 : 2);
  return templates
    .filter((template) => template.channel === channel && template.audience === audience)
    .sort((a, b) => rank(a) - rank(b) || a.created_at.localeCompare(b.created_at));
}

function columnsOf({ subject, ...draft }: TemplateDraft) {
  return { ...draft, subject: draft.channel === "email" ? subject : null };
}

function faultOf(error: { code?: string; message: string }): Error {
  return error.code === UNIQUE_VIOLATION ? new NameTakenError() : new Error(error.message);
}

/** Adds a template. Throws `NameTakenError` or the original error of a failed request. */
export async function addTemplate(draft: TemplateDraft): Promise<Template> {
  const { data, error } = await getSupabase()
    .from("message_templates")
    .insert(columnsOf(draft))
    .select()
    .single();
  if (error) throw faultOf(error);
  return templateSchema.parse(data);
}

type Version = Pick<Template, "id" | "version">;

async function currentOf(id: string): Promise<Template | null> {
  return answerOf(
    getSupabase().from("message_templates").select("*").eq("id", id).maybeSingle(),
    z.nullable(templateSchema),
  );
}

/** Changes a template if its version is unchanged. Throws `NameTakenError` or the original error of a failed request. */
export async function changeTemplate(
  { id, version }: Version,
  draft: TemplateDraft,
): Promise<Saved<Template>> {
  const { data, error } = await getSupabase()
    .from("message_templates")
    .update(columnsOf(draft))
    .eq("id", id)
    .eq("version", version)
    .select();
  if (error) throw faultOf(error);
  const [changed] = templatesSchema.parse(data);
  return changed ? { saved: changed } : { theirs: await currentOf(id) };
}

/** Removes a template if its version is unchanged. Returns why it stays. Throws if the request failed. */
export async function removeTemplate({ id, version }: Version): Promise<string | undefined> {
  const { data, error } = await getSupabase()
    .from("message_templates")
    .delete()
    .eq("id", id)
    .eq("version", version)
    .select();
  if (error) throw error;
  const isGone = templatesSchema.parse(data).length > 0 || (await currentOf(id)) === null;
  return isGone
    ? undefined
    : "A colleague has just changed this template. Read it again before you remove it.";
}
