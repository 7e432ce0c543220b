import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LoopbackServer, listenOnLoopback } from "../../supabase/local/loopback.ts";
import { type StandIn, startStandIn } from "../../supabase/local/stand-in.ts";
import { databaseUrl } from "../database/support.ts";
import { runScript } from "./run-script.ts";

describe("the role commands", () => {
  let standIn: StandIn;
  let server: LoopbackServer;
  const email = "viewer@sanavoy.example";

  beforeAll(async () => {
    standIn = await startStandIn({
      dataDirectory: "memory",
      databaseUrl,
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
    runScript("supabase/admin/roles.ts", parameters, { PORT: String(server.port), ...environment });

  const seeded = [
    "admin@sanavoy.example  admin",
    "coordinator@sanavoy.example  coordinator",
    "second-coordinator@sanavoy.example  coordinator",
  ];
  const held = async () => (await roles(["list"])).output.split("\n").filter((line) => line !== "");

  it("give, show and take a role", async () => {
    expect(await roles(["grant", email])).toMatchObject({
      code: 0,
      output: `${email} now has the role admin.\n`,
    });
    expect((await roles(["grant", email])).output).toContain("already");
    expect(await held()).toEqual([...seeded, `${email}  admin`]);
    expect((await roles(["revoke", email])).output).toContain("no longer");
    expect(await held()).toEqual(seeded);
    // Each command is a process of its own.
  }, 120_000);

  it("give and take the role of a coordinator", async () => {
    expect((await roles(["grant", email, "coordinator"])).output).toBe(
      `${email} now has the role coordinator.\n`,
    );
    expect(await held()).toEqual([...seeded, `${email}  coordinator`]);
    expect((await roles(["revoke", email])).output).toContain("did not have the role admin");
    expect((await roles(["revoke", email, "coordinator"])).output).toContain("no longer");
  }, 120_000);

  it("remove the devices of somebody who lost them", async () => {
    await standIn.database.asOwner((sql) =>
      sql.query(
        `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
         select gen_random_uuid(), id, 'totp', 'verified', now(), now() from auth.users where email = $1`,
        [email],
      ),
    );
    const first = await roles(["reset-mfa", email]);
    expect(first).toMatchObject({ code: 0, errors: "" });
    expect(first.output).toMatch(
      new RegExp(`^1 device was removed from ${email}, who is signed out`),
    );
    expect((await roles(["reset-mfa", email])).output).toMatch(/^0 devices were removed/);
  });

  it("leave one administrator", async () => {
    const { code, errors } = await roles(["revoke", "admin@sanavoy.example"]);
    expect(code).toBe(1);
    expect(errors).toContain("The last administrator keeps the role.");
  });

  it("list people in the order of the alphabet", async () => {
    const emails = ["zeynep@example.com", "çelik@example.com", "bob@example.com"];
    await standIn.database.asOwner(async (sql) => {
      for (const address of emails) {
        await sql.query(
          `with account as (insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id)
           insert into public.user_roles (user_id, role) select id, 'admin' from account`,
          [address],
        );
      }
    });
    const { output } = await roles(["list"]);
    expect(output.match(/^\S+(?=@example\.com)/gm)).toEqual(["bob", "çelik", "zeynep"]);
  });

  it.each([
    [
      "an unknown address",
      ["grant", "nobody@example.com"],
      {},
      /^No account has the email address nobody@example\.com\./,
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
    ["a missing address of a reset", ["reset-mfa"], {}, /^Usage: npm run admin:grant/],
    ["an unknown role", ["grant", email, "owner"], {}, /^Usage: npm run admin:grant/],
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
