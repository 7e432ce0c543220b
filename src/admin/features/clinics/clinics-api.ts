import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { answerOf, getSupabase } from "@/admin/features/access/supabase-client.ts";
import type { Saved } from "@/admin/features/editing/use-versioned-form.tsx";
import type { ClinicDraft } from "./clinic-draft.ts";

const text = z.nullable(z.string());
const date = z.nullable(z.iso.date());

const clinicSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  city: z.string(),
  /** Slugs of the catalogue. */
  treatments: z.array(z.string()),
  languages: text,
  contact_name: text,
  email: text,
  /** In E.164. */
  whatsapp: text,
  /** The number of the Ministry's certificate. */
  certificate: text,
  /** When somebody last looked the number up, and who. */
  certificate_checked_on: date,
  certificate_checked_by: z.nullable(z.uuid()),
  /** The last day of the insurance against complications. */
  insured_until: date,
  notes: text,
  is_active: z.boolean(),
  version: z.number(),
  updated_at: z.iso.datetime({ offset: true }),
  updated_by: z.nullable(z.uuid()),
});
export type Clinic = z.infer<typeof clinicSchema>;

const clinicsSchema = z.array(clinicSchema);

const table = () => getSupabase().from("clinics");

/** The register of clinics, by name. */
export function clinicsQuery() {
  return queryOptions({
    queryKey: ["clinics"],
    queryFn: ({ signal }) =>
      answerOf(table().select("*").order("name").abortSignal(signal), clinicsSchema),
    staleTime: 30_000,
  });
}

/** Thrown if another clinic in the city already has the name. */
export class ClinicKnownError extends Error {}

function faultOf(error: { code?: string; message: string }): Error {
  // Unique violation.
  return error.code === "23505" ? new ClinicKnownError() : new Error(error.message);
}

/** Empty fields are stored as null. */
const columnsOf = ({ name, city, treatments, is_active, ...others }: ClinicDraft) => ({
  ...{ name, city, treatments, is_active },
  languages: others.languages || null,
  contact_name: others.contact_name || null,
  email: others.email || null,
  whatsapp: others.whatsapp || null,
  certificate: others.certificate || null,
  certificate_checked_on: others.certificate_checked_on || null,
  insured_until: others.insured_until || null,
  notes: others.notes || null,
});

/** Adds a clinic. Throws `ClinicKnownError` or the original error of a failed request. */
export async function addClinic(draft: ClinicDraft): Promise<Clinic> {
  const { data, error } = await table().insert(columnsOf(draft)).select().single();
  if (error) throw faultOf(error);
  return clinicSchema.parse(data);
}

type Version = Pick<Clinic, "id" | "version">;

async function currentOf(id: string): Promise<Clinic | null> {
  return answerOf(table().select("*").eq("id", id).maybeSingle(), z.nullable(clinicSchema));
}

type Columns = Partial<ReturnType<typeof columnsOf>>;

async function change({ id, version }: Version, columns: Columns): Promise<Saved<Clinic>> {
  const { data, error } = await table()
    .update(columns)
    .eq("id", id)
    .eq("version", version)
    .select();
  if (error) throw faultOf(error);
  const [changed] = clinicsSchema.parse(data);
  return changed ? { saved: changed } : { theirs: await currentOf(id) };
}

/** Changes a clinic if its version is unchanged. Throws like `addClinic`. */
export const changeClinic = (base: Version, draft: ClinicDraft) => change(base, columnsOf(draft));

/** Records that the certificate was looked up, if the clinic's version is unchanged. Throws on an error. */
export const recordCheck = (base: Version, day: string) =>
  change(base, { certificate_checked_on: day });

/** PostgreSQL's codes for a row that another one refers to. */
const NAMED = ["23001", "23503"];

/** Removes a clinic if its version is unchanged. Returns why it stays. Throws if the request failed. */
export async function removeClinic({ id, version }: Version): Promise<string | undefined> {
  const { data, error } = await table().delete().eq("id", id).eq("version", version).select();
  if (error && NAMED.includes(error.code))
    return "A lead names this clinic. Make it inactive instead.";
  if (error) throw error;
  const isGone = clinicsSchema.parse(data).length > 0 || (await currentOf(id)) === null;
  return isGone
    ? undefined
    : "A colleague has just changed this clinic. Read it again before you remove it.";
}
