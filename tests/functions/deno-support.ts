import { randomUUID } from "node:crypto";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect } from "vitest";
import { LOCAL_PUBLISHABLE_KEY } from "../../supabase/local/keys.ts";
import { type LoopbackServer, listenOnLoopback } from "../../supabase/local/loopback.ts";
import { type StandIn, startStandIn } from "../../supabase/local/stand-in.ts";
import { databaseUrl } from "../database/support.ts";
import { exampleForm, exampleRequest } from "./functions-support.ts";

/** `submit-lead` as it is deployed: in Deno, behind the gateway, with PostgreSQL. */

/** The origin of the site, which differs from the function's, and a second allowed origin. */
export const SITE = "https://www.example.com";

export const OTHER_SITE = "https://example.org";

let standIn: StandIn | undefined;

export let server: LoopbackServer | undefined;

export const logged: string[] = [];

function running(): StandIn {
  if (!standIn) throw new Error("The stand-in has not started.");
  return standIn;
}

beforeAll(async () => {
  server = await listenOnLoopback(
    getRequestListener((request, bindings) => running().fetch(request, bindings)),
    0,
  );
  standIn = await startStandIn({
    dataDirectory: "memory",
    databaseUrl,
    publicUrl: `http://localhost:${server.port}`,
    seed: false,
    functionEnvironment: {
      ALLOWED_ORIGINS: `${SITE},${OTHER_SITE}`,
      VITE_LEGAL_NAME: "Example Ltd",
      VITE_LEGAL_ADDRESS: "1 Example Street, London",
    },
    log: (line) => logged.push(line),
  });
});

afterAll(async () => {
  await standIn?.close();
  await server?.close();
});

export const address = () => `http://127.0.0.1:${server?.port}/functions/v1/submit-lead`;

export const browserHeaders = {
  apikey: LOCAL_PUBLISHABLE_KEY,
  authorization: `Bearer ${LOCAL_PUBLISHABLE_KEY}`,
  "content-type": "application/json",
  origin: SITE,
};

export function send(
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): Promise<Response> {
  const bytes = typeof body === "string" ? body : Buffer.from(body);
  return fetch(address(), {
    method: "POST",
    headers: { ...browserHeaders, ...headers },
    body: bytes,
  });
}

export const submit = (changes: Record<string, unknown> = {}) =>
  send(JSON.stringify(exampleRequest({ email: `${randomUUID()}@example.com`, ...changes })));

export async function refusalOf(response: Response): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = await response.json();
  expect(body.error).toMatch(/^[A-Z].+\.$/);
  return body;
}

export async function query(text: string, parameters: unknown[] = []) {
  return (await running().database.asOwner((sql) => sql.query(text, parameters))).rows;
}

export const leads = () => query("select * from public.leads");

export const forgetAll = () =>
  query("delete from public.leads").then(() => query("delete from private.lead_submissions"));

/** Posts the form of /quote like a browser without script, without the headers that script would add. */
export function post(
  fields: Record<string, string | undefined>,
  origin?: string,
): Promise<Response> {
  return fetch(address(), {
    method: "POST",
    headers: origin === undefined ? {} : { origin },
    body: exampleForm({ apikey: LOCAL_PUBLISHABLE_KEY, ...fields }),
    redirect: "manual",
  });
}
