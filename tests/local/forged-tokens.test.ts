import { createHmac } from "node:crypto";
import { base64url, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import type { StandIn } from "../../supabase/local/stand-in.ts";
import { openTokenAuthority } from "../../supabase/local/tokens.ts";
import { addAccount, exampleLead } from "../database/support.ts";
import { call, callAsService, openStandIn, PUBLIC_URL } from "./stand-in.ts";

/** Nobody gets in with a token that they made, altered or took from elsewhere. */
let standIn: StandIn;
/** The claims of an administrator's token, and that token. */
let claims: Record<string, unknown>;
let genuine: string;

beforeAll(async () => {
  standIn = await openStandIn();
  const { claims: account } = await addAccount(standIn.database, "admin@example.com", ["admin"]);
  claims = {
    ...account,
    role: "authenticated",
    aud: "authenticated",
    iss: `${PUBLIC_URL}/auth/v1`,
  };
  genuine = await standIn.tokens.sign(claims, 3600);
  await standIn.database.asOwner((sql) =>
    sql.query(`select public.submit_lead($1::jsonb, repeat('a', 64), repeat('b', 64), 20, 20)`, [
      JSON.stringify(exampleLead()),
    ]),
  );
});
afterAll(() => standIn?.close());

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const encoded = (value: unknown) => base64url.encode(JSON.stringify(value));
const headerSchema = z.looseObject({ alg: z.string(), kid: z.string() });

/** The three parts of the genuine token. */
function parts() {
  const [header = "", payload = "", signature = ""] = genuine.split(".");
  return {
    header,
    payload,
    signature,
    named: headerSchema.parse(JSON.parse(Buffer.from(header, "base64url").toString())),
  };
}

const alter = (change: Record<string, unknown>) => {
  const { header, signature } = parts();
  return `${header}.${encoded({ ...claims, exp: inAnHour(), ...change })}.${signature}`;
};

/** Signed by a key of the attacker's own, under a header of their choice. */
async function signedElsewhere(header: Record<string, unknown>, change = {}) {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(publicKey);
  return new SignJWT({ ...claims, ...change, exp: inAnHour() })
    .setProtectedHeader({ alg: "ES256", ...header, ...("jwk" in header ? { jwk } : {}) })
    .sign(privateKey);
}

/** With the published key as the secret of a symmetric signature. */
function signedWithThePublicKey(alg: "HS256" | "HS384" | "HS512") {
  const header = encoded({ ...parts().named, alg });
  const payload = encoded({ ...claims, exp: inAnHour() });
  const [key] = standIn.tokens.publicKeys.keys;
  const signature = createHmac(`sha${alg.slice(2)}`, JSON.stringify(key))
    .update(`${header}.${payload}`)
    .digest("base64url");
  return `${header}.${payload}.${signature}`;
}

const forgeries: Record<string, () => string | Promise<string>> = {
  "no signature": () => new UnsecuredJWT(claims).setExpirationTime("1h").encode(),
  "no algorithm, with a signature": () =>
    `${encoded({ alg: "none" })}.${parts().payload}.${parts().signature}`,
  "no algorithm, spelt otherwise": () => `${encoded({ alg: "nOnE" })}.${parts().payload}.`,
  "an empty signature": () => `${parts().header}.${parts().payload}.`,
  "a signature of zeros": () =>
    `${parts().header}.${parts().payload}.${base64url.encode(new Uint8Array(64))}`,
  "half a signature": () => genuine.slice(0, -20),
  "a changed signature": () => {
    const bytes = Buffer.from(parts().signature, "base64url");
    bytes[5] = (bytes[5] ?? 0) ^ 1;
    return `${parts().header}.${parts().payload}.${bytes.toString("base64url")}`;
  },
  "another role": () => alter({ role: "service_role" }),
  "the role of the owner": () => alter({ role: "postgres" }),
  "another user": () => alter({ sub: "00000000-0000-4000-8000-000000000000" }),
  "a higher assurance": () => alter({ aal: "aal2" }),
  "a longer life": () => alter({ exp: inAnHour() + 100_000_000 }),
  "another key": () => signedElsewhere({}),
  "another key under the right name": () => signedElsewhere({ kid: parts().named.kid }),
  "a key that it brings along": () => signedElsewhere({ jwk: true }),
  "a key from an address": () =>
    signedElsewhere({ jku: "https://evil.example/jwks.json", kid: "evil" }),
  "a key from a file": () => signedElsewhere({ kid: "../../../../dev/null" }),
  "the service's role under another key": () => signedElsewhere({}, { role: "service_role" }),
  HS256: () => signedWithThePublicKey("HS256"),
  HS384: () => signedWithThePublicKey("HS384"),
  HS512: () => signedWithThePublicKey("HS512"),
  "another project's token": async () =>
    (await openTokenAuthority({ issuer: `${PUBLIC_URL}/auth/v1` })).sign(claims, 3600),
  "a token that has expired": () => standIn.tokens.sign(claims, -60),
  "two parts": () => genuine.split(".").slice(0, 2).join("."),
  "four parts": () => `${genuine}.${parts().signature}`,
  "no JSON": () => `${parts().header}.${base64url.encode("role=admin")}.${parts().signature}`,
};

it("lets the genuine token read", async () => {
  const response = await call(standIn, "/rest/v1/leads?select=name", { token: genuine });
  expect(await response.json()).toEqual([{ name: "Grace Example" }]);
});

it.each(Object.entries(forgeries))("refuses %s, in every service", async (_name, forge) => {
  const token = await forge();
  for (const [path, options] of [
    ["/rest/v1/leads?select=name", {}],
    ["/rest/v1/rpc/search_leads", { method: "POST", body: {} }],
    ["/rest/v1/rpc/claim_outbox", { method: "POST", body: {} }],
    ["/auth/v1/user", {}],
  ] as const) {
    const asBearer = await call(standIn, path, { ...options, token });
    expect([401, 403], `${path} ${asBearer.status}`).toContain(asBearer.status);
    const asKey = await call(standIn, path, { ...options, key: token });
    expect(asKey.status, path).toBe(401);
  }
});

it("has let nobody change anything", async () => {
  const response = await callAsService(standIn, "/rest/v1/leads?select=name");
  expect(await response.json()).toEqual([{ name: "Grace Example" }]);
});
