import { randomUUID } from "node:crypto";
import type { AuthError, SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect } from "vitest";
import {
  addSecondFactor,
  newAddress,
  newClient,
  openProject,
  type Project,
  Traces,
} from "../project.ts";

/**
 * The behaviour of Supabase that the product relies on, tested with the real client. Runs against the
 * stand-in by default. With CONTRACT_SUPABASE_URL, CONTRACT_ANON_KEY and CONTRACT_SECRET_KEY it runs against
 * any project that has the migrations, hosted or started with `supabase start`, and leaves nothing behind
 * there.
 */
export let project: Project;

export let service: SupabaseClient;

export let traces: Traces;

export const password = "correct horse battery";

beforeAll(async () => {
  project = await openProject();
  service = newClient(project, project.secretKey);
  traces = new Traces(project);
}, 120_000);

afterAll(async () => {
  await traces?.remove();
  await project?.close();
}, 60_000);

interface Account {
  id: string;
  email: string;
}

export async function newUser(options: { confirmed?: boolean } = {}): Promise<Account> {
  const email = newAddress();
  const { data, error } = await service.auth.admin.createUser({
    email,
    password,
    email_confirm: options.confirmed ?? true,
  });
  if (error) throw error;
  traces.noteUser(data.user.id);
  return { id: data.user.id, email };
}

export async function signIn(email: string): Promise<SupabaseClient> {
  const client = newClient(project);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

export async function newAdministrator(): Promise<Account & { client: SupabaseClient }> {
  const account = await newUser();
  const { error } = await service.rpc("grant_role", { email: account.email, role: "admin" });
  if (error) throw error;
  const client = await signIn(account.email);
  await addSecondFactor(client);
  return { ...account, client };
}

/** Stores a lead in the same way as the edge function. */
export async function newLead(fields: Record<string, unknown> = {}): Promise<string> {
  const { data, error } = await service.rpc("submit_lead", submission(fields));
  if (error) throw error;
  expect(data).toMatchObject({ outcome: "created" });
  traces.noteLead(data.id);
  return data.id;
}

export function submission(fields: Record<string, unknown> = {}) {
  const hash = () => randomUUID().replaceAll("-", "").repeat(2);
  return {
    lead: {
      name: "Contract Test",
      email: "contract@example.com",
      phone: "+44 7700 900123",
      treatment: "Rhinoplasty",
      location_city: "İzmir",
      location_country: "Turkey",
      consent: true,
      consent_text: "I agree.",
      ...fields,
    },
    address_hash: hash(),
    email_hash: hash(),
    limit_per_address: 20,
    limit_per_email: 3,
  };
}

/** A request without the client library. */
export function request(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${project.url}${path}`, init);
}

export function summary(error: AuthError | null) {
  return { status: error?.status, code: error?.code, message: error?.message };
}

/** Three leads with a name that no other lead has, newest last. */
export async function threeLeads() {
  const name = `Contract ${randomUUID()}`;
  const ids: string[] = [];
  for (const notes of ["first", "second, with a comma", null]) {
    ids.push(await newLead({ name, notes }));
  }
  return { name, ids, newestFirst: ids.toReversed() };
}
