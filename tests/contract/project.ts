import { randomUUID } from "node:crypto";
import { getRequestListener } from "@hono/node-server";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod";
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from "../../supabase/local/keys.ts";
import { listenOnLoopback } from "../../supabase/local/loopback.ts";
import { type StandIn, startStandIn } from "../../supabase/local/stand-in.ts";

/** The project that the contract is checked against. */
export interface Project {
  url: string;
  publicKey: string;
  secretKey: string;
  /** The stand-in, where it is what the contract is checked against. */
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

/** False where the environment names a project. Known before anything is started, to skip by. */
export const isStandIn = settings.CONTRACT_SUPABASE_URL === undefined;

/** True for a project of `supabase start`, whose gateway is less strict than a hosted one. */
export const isCommandLineStack = /^https?:\/\/(localhost|127\.0\.0\.1)[:/]/.test(
  `${settings.CONTRACT_SUPABASE_URL ?? ""}/`,
);

/** Domain of the addresses that the tests make up; a hosted project may refuse some. */
const mailDomain = process.env.CONTRACT_MAIL_DOMAIN ?? "example.com";

export function newAddress(): string {
  return `contract-${randomUUID()}@${mailDomain}`;
}

/** Starts the stand-in with a throwaway database on a free port, or takes the project that is named. */
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
    publicUrl: url,
    seed: true,
    functionEnvironment: {
      ALLOWED_ORIGINS: url,
      LEAD_LIMIT_PER_ADDRESS: "1000",
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

/** Node 20 has no WebSocket, and nothing here opens a channel: this is never called. */
const noWebSocket = class {
  constructor() {
    throw new Error("The contract uses no realtime channels.");
  }
} as unknown as typeof WebSocket;

/** A client as the site makes it, but without a browser: it keeps its session in memory. */
export function newClient(project: Project, key = project.publicKey): SupabaseClient {
  return createClient(project.url, key, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
    realtime: { transport: noWebSocket },
  });
}

/** Users and leads that a test made, to be taken away again: the project may be a real one. */
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
