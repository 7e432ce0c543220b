import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { freePort } from "../../free-port.ts";
import { runScript } from "../run-script.ts";

describe("npm start", { timeout: 60_000 }, () => {
  async function failure(environment: Record<string, string>) {
    const { code, errors } = await runScript("supabase/local/start.ts", [], environment);
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
  ])("says in one line that a variable is invalid: %j", async (environment, message) => {
    const port = { PORT: String(await freePort()), DATA_DIR: "memory" };
    expect(await failure({ ...port, ...environment })).toContain(message);
  });

  it("says in one line that its data folder cannot be used", async () => {
    const folder = mkdtempSync(join(tmpdir(), "server-"));
    try {
      const file = join(folder, "file");
      writeFileSync(file, "");
      const errors = await failure({ PORT: String(await freePort()), DATA_DIR: file });
      expect(errors).toContain(`The data folder ${file} cannot be used`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
