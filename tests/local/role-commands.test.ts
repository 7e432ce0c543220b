import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runRoleCommand } from "../../supabase/admin/role-commands.ts";
import { serveStandIn } from "./open-stand-in.ts";
import { runScript } from "./run-script.ts";

const { standIn, server } = await serveStandIn();

describe("the role commands", () => {
  const email = "viewer@sanavoy.example";

  beforeEach(() => {
    vi.stubEnv("PORT", String(server.port));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const roles = (...words: string[]) => runRoleCommand(words);

  const seeded = [
    "admin@sanavoy.example  admin",
    "coordinator@sanavoy.example  coordinator",
    "second-coordinator@sanavoy.example  coordinator",
  ];
  const held = async () => (await roles("list")).split("\n");

  it("grant, list and revoke a role", async () => {
    expect(await roles("grant", email)).toBe(`${email} now has the role admin.`);
    expect(await roles("grant", email)).toContain("already");
    expect(await held()).toEqual([...seeded, `${email}  admin`]);
    expect(await roles("revoke", email)).toContain("no longer");
    expect(await held()).toEqual(seeded);
  });

  it("grant and revoke the role of a coordinator", async () => {
    expect(await roles("grant", email, "coordinator")).toBe(
      `${email} now has the role coordinator.`,
    );
    expect(await held()).toEqual([...seeded, `${email}  coordinator`]);
    expect(await roles("revoke", email)).toContain("did not have the role admin");
    expect(await roles("revoke", email, "coordinator")).toContain("no longer");
  });

  it("print their result, or an error in one line without a stack trace", async () => {
    const environment = { PORT: String(server.port) };
    const run = (...words: string[]) => runScript("supabase/admin/roles.ts", words, environment);
    expect(await run("list")).toEqual({ code: 0, output: `${seeded.join("\n")}\n`, errors: "" });
    expect(await run("grant", "nobody@example.com")).toEqual({
      code: 1,
      output: "",
      errors: expect.stringMatching(/^No account has the email address nobody@example\.com\..*\n$/),
    });
    // Each command runs in its own process.
  }, 60_000);

  it("remove the devices of someone who lost theirs", async () => {
    await standIn.database.asOwner((sql) =>
      sql.query(
        `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
         select gen_random_uuid(), id, 'totp', 'verified', now(), now() from auth.users where email = $1`,
        [email],
      ),
    );
    expect(await roles("reset-mfa", email)).toMatch(
      new RegExp(`^1 device was removed from ${email}, who is signed out`),
    );
    expect(await roles("reset-mfa", email)).toMatch(/^0 devices were removed/);
  });

  it("keep at least one administrator", async () => {
    await expect(roles("revoke", "admin@sanavoy.example")).rejects.toThrow(
      "The last administrator keeps the role.",
    );
  });

  it("list people in alphabetical order", async () => {
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
    const output = await roles("list");
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
      /^No server is running at http:\/\/localhost:1\./,
    ],
    [
      "a missing key",
      ["list"],
      { SUPABASE_URL: "http://localhost:1" },
      /^SUPABASE_URL is set, but neither/,
    ],
    [
      "an address to which the key would be sent unencrypted",
      ["list"],
      { SUPABASE_URL: "http://project.example.com", SUPABASE_SECRET_KEY: "secret" },
      /^SUPABASE_URL must begin with https:/,
    ],
    ["a missing address", ["grant"], {}, /^Usage: npm run admin:grant/],
    ["a missing address for a reset", ["reset-mfa"], {}, /^Usage: npm run admin:grant/],
    ["an unknown role", ["grant", email, "owner"], {}, /^Usage: npm run admin:grant/],
    ["an unknown command", ["crown", email], {}, /^Usage: npm run admin:grant/],
  ])("explain %s", async (_case, parameters, environment, message) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    await expect(roles(...parameters)).rejects.toThrow(message);
  });

  it("explain a wrong key", async () => {
    vi.stubEnv("SUPABASE_URL", `http://localhost:${server.port}`);
    vi.stubEnv("SUPABASE_SECRET_KEY", "sb_secret_wrong");
    await expect(roles("list")).rejects.toThrow(
      /refuses the key \(Invalid API key\)\. It must be a secret .*$/,
    );
  });
});
