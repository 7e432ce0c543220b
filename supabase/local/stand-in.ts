import { join, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { createAuth } from "./auth/auth-routes.ts";
import { type AuthRules, AuthService } from "./auth/auth-service.ts";
import { prepareFolder } from "./database/data-folder.ts";
import { type LocalDatabase, openLocalDatabase } from "./database/local-database.ts";
import { type Functions, startFunctions } from "./functions.ts";
import {
  type GatewayEnvironment,
  neverCache,
  refuseForeignHosts,
  refuseForeignPages,
  requireKey,
} from "./gateway.ts";
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from "./keys.ts";
import { refusalOf } from "./local-setup-error.ts";
import { listenOnLoopback } from "./loopback.ts";
import { Mailbox, mailboxRoutes } from "./mailbox.ts";
import { readProjectConfig } from "./project-config.ts";
import { createRest } from "./rest/rest-routes.ts";
import { openTokenAuthority, type TokenAuthority } from "./tokens.ts";

export interface StandInOptions {
  /** Folder in which data is kept, or a throwaway database. */
  dataDirectory: string | "memory";
  /** A database on a PostgreSQL server, used instead of one of its own. */
  databaseUrl?: string | undefined;
  /** How long a statement may take. */
  statementSeconds?: number;
  /** Origin at which a browser reaches the stand-in, without a trailing slash. */
  publicUrl: string;
  /** Whether a new database gets `supabase/seed.sql`. */
  seed: boolean;
  /** Settings that differ from `supabase/config.toml` and from hosted defaults. */
  authRules?: Partial<AuthRules>;
  /** Origins whose pages may call Auth and REST, in addition to those of this machine. */
  allowedOrigins?: readonly string[];
  /** The edge functions' environment variables, in addition to Supabase's own. */
  functionEnvironment?: Record<string, string>;
  /** Hosts, with ports, that the functions may call in addition to the gateway: mail servers and webhooks. */
  functionHosts?: readonly string[];
  /** How often to send queued email that no call has sent, in seconds. If not set, no timer sends email. */
  deliverEverySeconds?: number;
  /** `false` leaves out the edge functions, for tests that do not call them. */
  functions?: boolean;
  /** Restarts the functions when their source changes. */
  watchFunctions?: boolean;
  /** Receives the output of the functions and the database. */
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

/** Auth paths that a browser opens without a key. */
const openPaths = new Set(["/auth/v1/verify", "/auth/v1/.well-known/jwks.json"]);

/** True for addresses that the stand-in handles. The site handles the others. */
export function isStandInPath(pathname: string): boolean {
  return /^\/((auth|rest|functions|storage|realtime|graphql)\/v1|_local)(\/|$)/.test(pathname);
}

/** Opens the database, starts the edge functions and connects the services behind the gateway. */
export async function startStandIn(options: StandInOptions): Promise<StandIn> {
  const { publicUrl } = options;
  const config = readProjectConfig();
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };

  try {
    // Functions call back through a separate listener, as on a real stack. It works before the public one
    // listens, regardless of the public address.
    const app = new Hono<GatewayEnvironment>({ strict: false });
    let answer: StandIn["fetch"] = () => new Response("Starting", { status: 503 });
    const listener = getRequestListener((request, environment) => answer(request, environment));
    const gateway = await listenOnLoopback(listener, 0);
    closers.push(gateway.close);
    const gatewayUrl = `http://127.0.0.1:${gateway.port}`;

    const { dataDirectory, log = console.error } = options;
    const database = await openLocalDatabase({
      dataDirectory,
      databaseUrl: options.databaseUrl,
      seed: options.seed,
      statementSeconds: options.statementSeconds,
      log,
    });
    closers.push(() => database.close());
    const folder = dataDirectory === "memory" ? undefined : resolve(dataDirectory);
    // With a database on a server, nothing has prepared the folder yet.
    if (folder) await prepareFolder(folder);
    const tokens = await openTokenAuthority({
      issuer: `${publicUrl}/auth/v1`,
      keyFile: folder ? join(folder, "signing-key.json") : undefined,
    });
    const mailbox = new Mailbox();
    const functions =
      options.functions === false
        ? undefined
        : await startFunctions({
            gatewayUrl,
            publicUrl,
            environment: {
              SUPABASE_URL: gatewayUrl,
              LOCAL_PUBLIC_URL: publicUrl,
              SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: LOCAL_PUBLISHABLE_KEY }),
              SUPABASE_SECRET_KEYS: JSON.stringify({ default: LOCAL_SECRET_KEY }),
              // There is no Cloudflare in front of it.
              LEAD_ADDRESS_HEADER: "x-forwarded-for",
              LOCAL_MAIL_API_URL: `${gatewayUrl}/_local/emails`,
              LOCAL_MAIL_API_KEY: LOCAL_SECRET_KEY,
              ...options.functionEnvironment,
            },
            hosts: options.functionHosts ?? [],
            watch: options.watchFunctions ?? false,
            log,
          });
    if (functions) closers.push(functions.close);

    app.use(neverCache);
    app.use(refuseForeignHosts);
    // A function checks the origin itself, as it must on a hosted project.
    const ownPages = refuseForeignPages([publicUrl, ...(options.allowedOrigins ?? [])]);
    for (const path of ["/auth/v1/*", "/rest/v1/*", "/_local/*"]) app.use(path, ownPages);

    const allowAllOrigins = cors({
      origin: "*",
      exposeHeaders: ["Content-Range", "X-Supabase-Api-Version"],
    });
    app.use("/auth/v1/*", allowAllOrigins);
    app.use("/rest/v1/*", allowAllOrigins);
    app.use("/auth/v1/*", (context, next) =>
      openPaths.has(context.req.path) ? next() : requireKey(context, next),
    );
    app.use("/rest/v1/*", requireKey);
    const rules = {
      allowSignUp: config.auth.enable_signup,
      minimumPasswordLength: config.auth.minimum_password_length,
      jwtLifetimeSeconds: config.auth.jwt_expiry,
      mailIntervalSeconds: config.auth.email.max_frequency,
      linkLifetimeSeconds: config.auth.email.otp_expiry,
      mostFactors: config.auth.mfa.max_enrolled_factors,
      ...options.authRules,
    };
    app.route("/auth/v1", createAuth(new AuthService(database, rules, publicUrl, tokens, mailbox)));
    app.route("/rest/v1", createRest({ database, tokens, maxRows: config.api.max_rows }));
    if (functions) app.route("/functions/v1", functions.routes);
    app.route("/_local", mailboxRoutes(mailbox, database));
    app.notFound((context) => {
      const { status, ...body } = refusalOf(context.req.path);
      return context.json(body, status);
    });

    answer = app.fetch;
    const { deliverEverySeconds } = options;
    if (functions && deliverEverySeconds) {
      const sendWhatIsDue = () => {
        mailbox.forgetErased(database).catch(() => {});
        // The function logs failures, and the next call tries again.
        fetch(`${functions.process.origin}/deliver`, {
          method: "POST",
          headers: { apikey: LOCAL_SECRET_KEY },
        }).then(
          (response) => response.body?.cancel(),
          () => undefined,
        );
      };
      sendWhatIsDue();
      const timer = setInterval(sendWhatIsDue, deliverEverySeconds * 1000);
      closers.push(async () => clearInterval(timer));
    }
    return { fetch: app.fetch, database, mailbox, tokens, functions, close };
  } catch (error) {
    await close();
    throw error;
  }
}
