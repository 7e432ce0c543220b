import { randomUUID } from "node:crypto";
import { getRequestListener } from "@hono/node-server";
import {
  createClient,
  type SupabaseClient,
  type SupabaseClientOptions,
} from "@supabase/supabase-js";
import * as z from "zod";
import type { Database } from "../../supabase/functions/_shared/database-types.ts";
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from "../../supabase/local/keys.ts";
import { listenOnLoopback } from "../../supabase/local/loopback.ts";
import { type StandIn, startStandIn } from "../../supabase/local/stand-in.ts";
import { databaseUrl } from "../database/support.ts";
import { codeOf } from "../one-time-code.ts";

/** The project under test. */
export interface Project {
  url: string;
  publicKey: string;
  secretKey: string;
  /** The stand-in, if it is under test. */
  standIn: StandIn | undefined;
  close(): Promise<void>;
}

const settingsSchema = z.union([
  z.object({
    CONTRACT_SUPABASE_URL: z.url(),
    CONTRACT_ANON_KEY: z.string().min(1),
    CONTRACT_SECRET_KEY: z.string().min(1),
  }),
  z.object({ CONTRACT_SUPABASE_URL: z.undefined() }),
]);

const settings = settingsSchema.parse({
  CONTRACT_SUPABASE_URL: process.env.CONTRACT_SUPABASE_URL,
  CONTRACT_ANON_KEY: process.env.CONTRACT_ANON_KEY,
  CONTRACT_SECRET_KEY: process.env.CONTRACT_SECRET_KEY,
});

/**
 * False if the environment names a project. Known before anything starts, so that tests can be skipped.
 */
export const isStandIn = settings.CONTRACT_SUPABASE_URL === undefined;

/** True for a project started with `supabase start`, whose gateway is less strict than a hosted one. */
export const isCommandLineStack = /^https?:\/\/(localhost|127\.0\.0\.1)[:/]/.test(
  `${settings.CONTRACT_SUPABASE_URL ?? ""}/`,
);

/** Quote requests that the project accepts from one address in an hour: LEAD_LIMIT_PER_ADDRESS. */
export const leadLimitPerAddress = isStandIn ? 40 : Number(process.env.CONTRACT_LEAD_LIMIT ?? 20);

/** Origin of a page that calls the project and does not belong to the site. */
export const OTHER_PAGE = "https://elsewhere.example";

/** Domain of the addresses that the tests invent. A hosted project may refuse some domains. */
const mailDomain = process.env.CONTRACT_MAIL_DOMAIN ?? "example.com";

export function newAddress(): string {
  return `contract-${randomUUID()}@${mailDomain}`;
}

/** Starts the stand-in with a throwaway database on a free port, or opens the named project. */
export async function openProject(): Promise<Project> {
  if (settings.CONTRACT_SUPABASE_URL !== undefined) {
    return {
      url: settings.CONTRACT_SUPABASE_URL.replace(/\/+$/, ""),
      publicKey: settings.CONTRACT_ANON_KEY,
      secretKey: settings.CONTRACT_SECRET_KEY,
      standIn: undefined,
      close: async () => {},
    };
  }
  let standIn: StandIn | undefined;
  const server = await listenOnLoopback(
    getRequestListener((request, bindings) => {
      if (!standIn) throw new Error("The stand-in has not started yet.");
      return standIn.fetch(request, bindings);
    }),
    0,
  );
  const url = `http://localhost:${server.port}`;
  standIn = await startStandIn({
    dataDirectory: "memory",
    databaseUrl,
    publicUrl: url,
    seed: true,
    allowedOrigins: [OTHER_PAGE],
    functionEnvironment: {
      ALLOWED_ORIGINS: url,
      LEAD_LIMIT_PER_ADDRESS: String(leadLimitPerAddress),
      LEAD_LIMIT_PER_EMAIL: "3",
    },
  });
  const { close } = standIn;
  return {
    url,
    publicKey: LOCAL_PUBLISHABLE_KEY,
    secretKey: LOCAL_SECRET_KEY,
    standIn,
    close: async () => {
      await server.close();
      await close();
    },
  };
}

/** Node 20 has no WebSocket. No test opens a channel, so this is never called. */
const noWebSocket = class {
  constructor() {
    throw new Error("The contract uses no realtime channels.");
  }
} as unknown as typeof WebSocket;

/** A client as the site creates it, but with its session in memory. */
export function newClient(
  project: Project,
  key = project.publicKey,
  auth: SupabaseClientOptions<"public">["auth"] = {},
): SupabaseClient<Database> {
  return createClient<Database>(project.url, key, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false, ...auth },
    realtime: { transport: noWebSocket },
  });
}

/** Adds a TOTP device to the account of a signed-in client, which raises the level of its session. */
export async function addSecondFactor(client: SupabaseClient, friendlyName = "Phone") {
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName });
  if (error) throw error;
  const { id, totp } = data;
  const code = codeOf(totp.secret);
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: id, code });
  if (verified.error) throw verified.error;
  return { id, secret: totp.secret };
}

/** Users and leads that a test has created, to delete afterwards, because the project may be a real one. */
export class Traces {
  readonly #project: Project;
  readonly #users: string[] = [];
  readonly #leads: string[] = [];

  constructor(project: Project) {
    this.#project = project;
  }

  noteUser(id: string): void {
    this.#users.push(id);
  }

  noteLead(id: string): void {
    this.#leads.push(id);
  }

  async remove(): Promise<void> {
    const service = newClient(this.#project, this.#project.secretKey);
    if (this.#leads.length > 0) await service.from("leads").delete().in("id", this.#leads);
    for (const id of this.#users) await service.auth.admin.deleteUser(id);
  }
}
