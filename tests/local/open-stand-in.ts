import { getRequestListener } from "@hono/node-server";
import { afterAll } from "vitest";
import { LOCAL_SECRET_KEY } from "../../supabase/local/keys.ts";
import { listenOnLoopback } from "../../supabase/local/loopback.ts";
import { type StandIn, type StandInOptions, startStandIn } from "../../supabase/local/stand-in.ts";
import { databaseUrl } from "../database/support.ts";

export const PUBLIC_URL = "http://localhost:4173";

/** An in-memory stand-in without edge functions. */
export function openStandIn(options: Partial<StandInOptions> = {}): Promise<StandIn> {
  return startStandIn({
    dataDirectory: "memory",
    databaseUrl,
    publicUrl: PUBLIC_URL,
    seed: false,
    functions: false,
    authRules: { mailIntervalSeconds: 0 },
    ...options,
  });
}

/** A stand-in with the seed, which listens until the tests of a file have ended. */
export async function serveStandIn(options: Partial<StandInOptions> = {}) {
  const standIn = await openStandIn({ seed: true, ...options });
  const server = await listenOnLoopback(getRequestListener(standIn.fetch), 0);
  afterAll(async () => {
    await server.close();
    await standIn.close();
  });
  return { standIn, server };
}

/** Calls a function of the database directly in the stand-in's handler, with the secret key. */
export function callAsService(standIn: StandIn, name: string, body: unknown) {
  return standIn.fetch(
    new Request(`${PUBLIC_URL}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: LOCAL_SECRET_KEY, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
}
