import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LoopbackServer, listenOnLoopback } from "../../supabase/local/loopback.ts";
import { readProjectConfig } from "../../supabase/local/project-config.ts";
import { projectFolder, readSettings } from "../../supabase/local/settings.ts";
import { LocalSetupError } from "../../supabase/local/setup-error.ts";
import { type StandIn, startStandIn } from "../../supabase/local/stand-in.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "server-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs one of the project's scripts to its end. */
function run(script: string, parameters: string[], environment: Record<string, string>) {
  return new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
    const child = spawn(
      process.execPath,
      ["--import", "tsx", join(projectFolder, script), ...parameters],
      { cwd: projectFolder, env: { ...process.env, ...environment } },
    );
    let output = "";
    let errors = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    child.once("close", (code) => resolve({ code, output, errors }));
  });
}

function freePort(): Promise<number> {
  return listenOnLoopback(() => {}, 0).then(async (server) => {
    await server.close();
    return server.port;
  });
}

describe("settings", () => {
  it("have defaults", () => {
    expect(readSettings({})).toEqual({
      PORT: 4173,
      DATA_DIR: ".local",
      LEAD_LIMIT_PER_ADDRESS: 20,
      LEAD_LIMIT_PER_EMAIL: 3,
      AUTH_LIMITS_PER_ADDRESS: "off",
    });
  });

  it.each([
    [{ AUTH_LIMITS_PER_ADDRESS: "yes" }, "AUTH_LIMITS_PER_ADDRESS must be on or off."],
    [{ PORT: "http" }, "PORT must be a whole number from 1 to 65535."],
    [{ PORT: "0" }, "PORT must be a whole number from 1 to 65535."],
    [
      { LEAD_LIMIT_PER_EMAIL: "-1" },
      "LEAD_LIMIT_PER_EMAIL must be a whole number from 1 to 1000000.",
    ],
    [
      { ALLOWED_ORIGINS: "www.example.com" },
      /^ALLOWED_ORIGINS must list origins such as .*: "www\.example\.com" is none\.$/,
    ],
    [{ ALLOWED_ORIGINS: "https://www.example.com,*" }, /: "\*" is none\.$/],
    [{ ALLOWED_ORIGINS: " , " }, "ALLOWED_ORIGINS is not set"],
    [{ VITE_CONTACT_EMAIL: "nobody" }, "VITE_CONTACT_EMAIL must be an e-mail address"],
  ])("that are wrong are named: %j", (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
    expect(() => readSettings(environment)).toThrow(LocalSetupError);
  });
});

describe("supabase/config.toml", () => {
  it("is followed where the stand-in has the same setting", () => {
    const config = readProjectConfig();
    expect(config.api.max_rows).toBe(1000);
    expect(config.auth.email.enable_confirmations).toBe(true);
    expect(config.auth.email.max_frequency).toBe(60);
    expect(config.functions["submit-lead"]?.verify_jwt).toBe(false);
  });

  it.each([
    ["1s", 1],
    ["1m30s", 90],
    ["0.5h", 1800],
    ["500ms", 0.5],
  ])("has lengths of time as Go writes them: %s", (text, seconds) => {
    const config = readProjectConfig(`[auth.email]\nmax_frequency = "${text}"`);
    expect(config.auth.email.max_frequency).toBe(seconds);
  });

  it("says nothing where it is empty: then the settings are a hosted project's", () => {
    expect(readProjectConfig("")).toMatchObject({
      auth: {
        jwt_expiry: 3600,
        minimum_password_length: 6,
        rate_limit: { token_refresh: 150, sign_in_sign_ups: 30, token_verifications: 30 },
        email: { enable_confirmations: true, max_frequency: 60 },
      },
      functions: {},
    });
    expect(readProjectConfig("[functions.x]").functions.x).toEqual({ verify_jwt: true });
  });

  it.each(["[auth", "[auth]\njwt_expiry = 'long'", "[auth.email]\nmax_frequency = '60'"])(
    "that is wrong is named in one line: %j",
    (text) => {
      expect(() => readProjectConfig(text)).toThrow(
        /^supabase\/config\.toml is not right: [^\n]+$/,
      );
    },
  );
});

describe("npm start", () => {
  async function failure(environment: Record<string, string>) {
    const { code, errors } = await run("supabase/local/start.ts", [], environment);
    expect(code).toBe(1);
    expect(errors.trim().split("\n")).toHaveLength(1);
    return errors;
  }

  it("says in one line that its port is in use", async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, "127.0.0.1", () => {
        const address = taken.address();
        resolve(typeof address === "object" && address ? address.port : 0);
      });
    });
    try {
      expect(await failure({ PORT: String(port), DATA_DIR: "memory" })).toContain(
        `Port ${port} is in use.`,
      );
    } finally {
      taken.close();
    }
  });

  it.each([
    [{ PORT: "many" }, "PORT must be a whole number"],
    [{ ALLOWED_ORIGINS: "https://www.example.com/site" }, "ALLOWED_ORIGINS must list origins"],
  ])("says in one line that a variable is wrong: %j", async (environment, message) => {
    const port = { PORT: String(await freePort()), DATA_DIR: "memory" };
    expect(await failure({ ...port, ...environment })).toContain(message);
  });

  it("says in one line that its data folder is broken", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    const errors = await failure({ PORT: String(await freePort()), DATA_DIR: file });
    expect(errors).toContain(`The data folder ${file} cannot be used`);
  });
});

describe("a data folder", () => {
  const open = (dataDirectory: string) =>
    startStandIn({
      dataDirectory,
      publicUrl: "http://localhost:4173",
      seed: true,
      functions: false,
    });

  it("keeps accounts and sessions over a restart, and its key to itself", async () => {
    const dataDirectory = join(folder, "data");
    const first = await open(dataDirectory);
    const token = await first.tokens.sign({ role: "authenticated" }, 60);
    await first.close();
    expect(statSync(join(dataDirectory, "signing-key.json")).mode & 0o077).toBe(0);

    const second = await open(dataDirectory);
    expect((await second.tokens.verify(token)).valid).toBe(true);
    const { rows } = await second.database.asOwner((sql) =>
      sql.query("select 1 from auth.users where email = 'admin@sanavoy.example'"),
    );
    expect(rows).toHaveLength(1);
    await second.close();

    writeFileSync(join(dataDirectory, "signing-key.json"), "{}");
    await expect(open(dataDirectory)).rejects.toThrow(
      /signing-key\.json does not hold a signing key/,
    );
  }, 120_000);
});

describe("the role commands", () => {
  let standIn: StandIn;
  let server: LoopbackServer;
  const email = "viewer@sanavoy.example";

  beforeAll(async () => {
    standIn = await startStandIn({
      dataDirectory: "memory",
      publicUrl: "http://localhost:4173",
      seed: true,
      functions: false,
    });
    server = await listenOnLoopback(getRequestListener(standIn.fetch), 0);
  });
  afterAll(async () => {
    await server?.close();
    await standIn?.close();
  });

  const roles = (parameters: string[], environment: Record<string, string> = {}) =>
    run("supabase/admin/roles.ts", parameters, { PORT: String(server.port), ...environment });

  it("give, show and take a role", async () => {
    expect(await roles(["grant", email])).toMatchObject({
      code: 0,
      output: `${email} now holds the role admin.\n`,
    });
    expect((await roles(["grant", email])).output).toContain("already");
    expect((await roles(["list"])).output).toBe(
      "admin@sanavoy.example  admin\nviewer@sanavoy.example  admin\n",
    );
    expect((await roles(["revoke", email])).output).toContain("no longer");
    expect((await roles(["list"])).output).toBe("admin@sanavoy.example  admin\n");
  });

  it.each([
    [
      "an unknown address",
      ["grant", "nobody@example.com"],
      {},
      /^No account has the e-mail address nobody@example\.com\./,
    ],
    [
      "a server that is not running",
      ["list"],
      { PORT: "1" },
      /^No server answers at http:\/\/localhost:1\./,
    ],
    [
      "a missing key",
      ["list"],
      { SUPABASE_URL: "http://localhost:1" },
      /^SUPABASE_URL is set, but neither/,
    ],
    ["a missing address", ["grant"], {}, /^Usage: npm run admin:grant/],
    ["an unknown command", ["crown", email], {}, /^Usage: npm run admin:grant/],
  ])("explain %s", async (_case, parameters, environment, message) => {
    const { code, errors } = await roles(parameters, environment);
    expect(code).toBe(1);
    expect(errors).toMatch(message);
    expect(errors).not.toContain("    at ");
  });

  it("explain a wrong key", async () => {
    const { code, errors } = await roles(["list"], {
      SUPABASE_URL: `http://localhost:${server.port}`,
      SUPABASE_SECRET_KEY: "sb_secret_wrong",
    });
    expect(code).toBe(1);
    expect(errors.trim()).toMatch(/refuses the key \(Invalid API key\)\. It must be a secret .*$/);
  });
});
