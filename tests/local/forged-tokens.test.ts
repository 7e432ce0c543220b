import { createHmac } from "node:crypto";
import { base64url, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import type { StandIn } from "../../supabase/local/stand-in.ts";
import { openTokenAuthority } from "../../supabase/local/tokens.ts";
import { addAccount, exampleLead } from "../database/support.ts";
import { call, callAsService, openStandIn, PUBLIC_URL } from "./stand-in.ts";

/** Checks that forged, altered and foreign tokens are refused. */
let standIn: StandIn;
/** The claims of a genuine administrator's token, and the token. */
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

/** Signs a token with an attacker's own key, and with a header of their choice. */
async function signedElsewhere(header: Record<string, unknown>, change = {}) {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(publicKey);
  return new SignJWT({ ...claims, ...change, exp: inAnHour() })
    .setProtectedHeader({ alg: "ES256", ...header, ...("jwk" in header ? { jwk } : {}) })
    .sign(privateKey);
}

/** Uses the public key as the secret of a symmetric signature. */
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
  "no algorithm, in a different spelling": () => `${encoded({ alg: "nOnE" })}.${parts().payload}.`,
  "an empty signature": () => `${parts().header}.${parts().payload}.`,
  "a signature of zeros": () =>
    `${parts().header}.${parts().payload}.${base64url.encode(new Uint8Array(64))}`,
  "half a signature": () => genuine.slice(0, -20),
  "a changed signature": () => {
    const bytes = Buffer.from(parts().signature, "base64url");
    bytes[5] = (bytes[5] ?? 0) ^ 1;
    return `${parts().header}.${parts().payload}.${bytes.toString("base64url")}`;
  },
  "a different role": () => alter({ role: "service_role" }),
  "the role of the owner": () => alter({ role: "postgres" }),
  "a different user": () => alter({ sub: "00000000-0000-4000-8000-000000000000" }),
  "a higher assurance level": () => alter({ aal: "aal2" }),
  "a later expiry": () => alter({ exp: inAnHour() + 100_000_000 }),
  "a different key": () => signedElsewhere({}),
  "a different key with the right ID": () => signedElsewhere({ kid: parts().named.kid }),
  "a key in its own header": () => signedElsewhere({ jwk: true }),
  "a key from a URL": () => signedElsewhere({ jku: "https://evil.example/jwks.json", kid: "evil" }),
  "a key from a file": () => signedElsewhere({ kid: "../../../../dev/null" }),
  "the service role with a different key": () => signedElsewhere({}, { role: "service_role" }),
  HS256: () => signedWithThePublicKey("HS256"),
  HS384: () => signedWithThePublicKey("HS384"),
  HS512: () => signedWithThePublicKey("HS512"),
  "a token of a different project": async () =>
    (await openTokenAuthority({ issuer: `${PUBLIC_URL}/auth/v1` })).sign(claims, 3600),
  "an expired token": () => standIn.tokens.sign(claims, -60),
  "two parts": () => genuine.split(".").slice(0, 2).join("."),
  "four parts": () => `${genuine}.${parts().signature}`,
  "a payload other than JSON": () =>
    `${parts().header}.${base64url.encode("role=admin")}.${parts().signature}`,
};

it("accepts the genuine token", async () => {
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

it("has changed nothing", async () => {
  const response = await callAsService(standIn, "/rest/v1/leads?select=name");
  expect(await response.json()).toEqual([{ name: "Grace Example" }]);
});
