import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readProjectConfig } from "../../supabase/local/project-config.ts";
import { readEnvironment, readSettings } from "../../supabase/local/settings.ts";
import { ensureSiteBuild } from "../../supabase/local/site-build.ts";

const folder = mkdtempSync(join(tmpdir(), "server-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("settings", () => {
  it("from a file keep every character of a secret, and later files take precedence", () => {
    writeFileSync(
      join(folder, ".env"),
      [
        "LINK_SECRET=long$ecret-$PATH",
        'LEAD_WEBHOOK_SECRET="abc#def"',
        "SMTP_URL=smtps://user:pa$$word@mail.example:465 # a comment",
        "DELIVER_KEY=first",
        "LEAD_HASH_SALT=",
      ].join("\n"),
    );
    writeFileSync(join(folder, ".env.local"), "DELIVER_KEY=second\n");
    const environment = readEnvironment(folder);
    expect(environment).toMatchObject({
      LINK_SECRET: "long$ecret-$PATH",
      LEAD_WEBHOOK_SECRET: "abc#def",
      SMTP_URL: "smtps://user:pa$$word@mail.example:465",
      DELIVER_KEY: "second",
      PATH: process.env.PATH,
    });
    expect(environment).not.toHaveProperty("LEAD_HASH_SALT");
  });

  it.each([
    [{ LOCAL_DATABASE_URL: "localhost" }, "LOCAL_DATABASE_URL must be an address such as "],
    [{ LOCAL_DATABASE_URL: "http://localhost" }, "LOCAL_DATABASE_URL must be an address such as "],
    [{ PORT: "http" }, "PORT must be a whole number from 1 to 65535."],
    [{ PORT: "5060" }, "Browsers do not open port 5060. Choose another with PORT=<number>."],
    [{ PORT: "0" }, "PORT must be a whole number from 1 to 65535."],
    [
      { LEAD_LIMIT_PER_EMAIL: "-1" },
      "LEAD_LIMIT_PER_EMAIL must be a whole number from 1 to 1000000.",
    ],
    [
      { ALLOWED_ORIGINS: "www.example.com" },
      /^ALLOWED_ORIGINS must list origins such as .*: "www\.example\.com" is not an origin\.$/,
    ],
    [{ ALLOWED_ORIGINS: "https://www.example.com,*" }, /: "\*" is not an origin\.$/],
    [{ ALLOWED_ORIGINS: " , " }, "ALLOWED_ORIGINS is not set"],
    [{ VITE_CONTACT_EMAIL: "nobody" }, "VITE_CONTACT_EMAIL must be an email address"],
  ])("that are invalid are named: %j", (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });
});

describe("supabase/config.toml", () => {
  it("applies to the stand-in's settings of the same name", () => {
    const config = readProjectConfig();
    expect(config.api.max_rows).toBe(1000);
    expect(config.auth.email.max_frequency).toBe(60);
  });

  it.each(["[auth", "[auth]\njwt_expiry = 'long'", "[auth.email]\nmax_frequency = '60'"])(
    "that is invalid is reported in one line: %j",
    (text) => {
      expect(() => readProjectConfig(text)).toThrow(/^supabase\/config\.toml is invalid: [^\n]+$/);
    },
  );
});

it("says in one line that the site cannot be built in a folder with # in its path", async () => {
  const options = { environment: {}, signal: AbortSignal.timeout(1000), log: () => {} };
  await expect(ensureSiteBuild({ ...options, folder: "/tmp/with #/app" })).rejects.toThrow(
    /^The site cannot be built in \/tmp\/with #\/app\. Move the project .+$/,
  );
});
