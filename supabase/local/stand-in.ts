import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { type AuthRules, createAuth } from "./auth.ts";
import { type LocalDatabase, openLocalDatabase } from "./database.ts";
import { type Functions, startFunctions } from "./functions.ts";
import { type GatewayEnvironment, requireKey } from "./gateway.ts";
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from "./keys.ts";
import { listenOnLoopback } from "./loopback.ts";
import { Mailbox, mailboxRoutes } from "./mailbox.ts";
import { readProjectConfig } from "./project-config.ts";
import { REFUSAL_CODE, REFUSAL_STATUS, refusalMessage } from "./refusal.ts";
import { createRest } from "./rest.ts";
import { openTokenAuthority, type TokenAuthority } from "./tokens.ts";

export interface StandInOptions {
  /** Folder in which data lasts, or a throwaway database. */
  dataDirectory: string | "memory";
  /** Origin under which a browser reaches the stand-in, without a trailing slash. */
  publicUrl: string;
  /** Whether a new database gets `supabase/seed.sql`. */
  seed: boolean;
  /** Settings that differ from `supabase/config.toml` and from hosted defaults. */
  authRules?: Partial<AuthRules>;
  /** Whether Auth limits the calls from one address, as a hosted project does. */
  limitAuthCalls?: boolean;
  /** What the edge functions find in their environment besides Supabase's own names. */
  functionEnvironment?: Record<string, string>;
  /** `false` leaves the edge functions out, for tests that do not call them. */
  functions?: boolean;
  /** Starts a function again when its source changes. */
  watchFunctions?: boolean;
  /** Takes what the functions write. */
  log?: (line: string) => void;
}

export interface StandIn {
  fetch(request: Request, environment?: object): Response | Promise<Response>;
  database: LocalDatabase;
  mailbox: Mailbox;
  tokens: TokenAuthority;
  functions: Functions | undefined;
  close(): Promise<void>;
}

/** Lifetime of the JWTs that stand for project keys: about ten years. */
const KEY_LIFETIME_SECONDS = 315_360_000;

const exposedHeaders = [
  "X-Supabase-Api-Version",
  "Content-Range",
  "Content-Location",
  "Location",
  "Preference-Applied",
  "X-Total-Count",
  "Link",
  "Range-Unit",
  "x-relay-error",
];

/** Paths of Auth that a browser opens without a key. */
const openPaths = new Set(["/auth/v1/verify", "/auth/v1/.well-known/jwks.json"]);

/** True for addresses that the stand-in answers; the site has the others. */
export function isStandInPath(pathname: string): boolean {
  return /^\/((auth|rest|functions|storage|realtime|graphql)\/v1|_local)(\/|$)/.test(pathname);
}

/** Opens the database, starts the edge functions and puts the services together behind the gateway. */
export async function startStandIn(options: StandInOptions): Promise<StandIn> {
  const { publicUrl } = options;
  const config = readProjectConfig();
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };

  try {
    // A function calls back through a listener of its own, as it does on a real stack: it works
    // before the public one listens, and whatever that one's address is.
    const app = new Hono<GatewayEnvironment>({ strict: false });
    let answer: StandIn["fetch"] = () => new Response("Starting", { status: 503 });
    const listener = getRequestListener((request, environment) => answer(request, environment));
    const gateway = await listenOnLoopback(listener, 0);
    closers.push(gateway.close);
    const gatewayUrl = `http://127.0.0.1:${gateway.port}`;

    const { dataDirectory } = options;
    const database = await openLocalDatabase({ dataDirectory, seed: options.seed });
    closers.push(() => database.close());
    const tokens = await openTokenAuthority({
      issuer: `${publicUrl}/auth/v1`,
      keyFile: dataDirectory === "memory" ? undefined : join(dataDirectory, "signing-key.json"),
    });
    const mailbox = new Mailbox();

    const functions =
      options.functions === false
        ? undefined
        : await startFunctions({
            tokens,
            gatewayUrl,
            publicUrl,
            environment: {
              SUPABASE_URL: gatewayUrl,
              SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: LOCAL_PUBLISHABLE_KEY }),
              SUPABASE_SECRET_KEYS: JSON.stringify({ default: LOCAL_SECRET_KEY }),
              SUPABASE_ANON_KEY: await tokens.sign({ role: "anon" }, KEY_LIFETIME_SECONDS),
              SUPABASE_SERVICE_ROLE_KEY: await tokens.sign(
                { role: "service_role" },
                KEY_LIFETIME_SECONDS,
              ),
              SUPABASE_JWKS: JSON.stringify(tokens.publicKeys),
              ...options.functionEnvironment,
            },
            verifiesJwt: (name) => config.functions[name]?.verify_jwt ?? true,
            watch: options.watchFunctions ?? false,
            log: options.log ?? console.error,
          });
    if (functions) closers.push(functions.close);

    const allowAllOrigins = cors({
      origin: "*",
      allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
      exposeHeaders: exposedHeaders,
    });
    const keyStep = requireKey(tokens);
    app.use("/auth/v1/*", allowAllOrigins);
    app.use("/rest/v1/*", allowAllOrigins);
    app.use("/auth/v1/*", (context, next) =>
      openPaths.has(context.req.path) ? next() : keyStep(context, next),
    );
    app.use("/rest/v1/*", keyStep);
    app.route(
      "/auth/v1",
      createAuth({
        database,
        tokens,
        mailbox,
        publicUrl,
        rules: {
          confirmEmail: config.auth.email.enable_confirmations,
          minimumPasswordLength: config.auth.minimum_password_length,
          jwtLifetimeSeconds: config.auth.jwt_expiry,
          mailIntervalSeconds: config.auth.email.max_frequency,
          linkLifetimeSeconds: config.auth.email.otp_expiry,
          refreshReuseSeconds: config.auth.refresh_token_reuse_interval,
          callsPerAddress: options.limitAuthCalls
            ? {
                token: config.auth.rate_limit.token_refresh,
                mail: config.auth.rate_limit.sign_in_sign_ups,
                verify: config.auth.rate_limit.token_verifications,
              }
            : undefined,
          ...options.authRules,
        },
      }),
    );
    app.route("/rest/v1", createRest({ database, tokens, maxRows: config.api.max_rows }));
    if (functions) app.route("/functions/v1", functions.routes);
    app.route("/_local", mailboxRoutes(mailbox));
    app.notFound((context) =>
      context.json(
        { code: REFUSAL_CODE, message: refusalMessage(context.req.path) },
        REFUSAL_STATUS,
      ),
    );

    answer = app.fetch;
    return { fetch: app.fetch, database, mailbox, tokens, functions, close };
  } catch (error) {
    await close();
    throw error;
  }
}
