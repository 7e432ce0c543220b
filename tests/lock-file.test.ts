import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as z from "zod";

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        resolved: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
        optionalDependencies: z.record(z.string(), z.string()).optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8")));

const { allowScripts } = z
  .object({ allowScripts: z.record(z.string(), z.boolean()) })
  .parse(JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")));

// `npm ci` refuses a lock file without them, even if this machine's platform needs none of them.
it("contains the optional packages of every platform", () => {
  const names = new Set(
    Object.keys(lock.packages).map((path) => path.split("node_modules/").pop()),
  );
  const missing = Object.values(lock.packages).flatMap((entry) =>
    Object.keys(entry.optionalDependencies ?? {}).filter((name) => !names.has(name)),
  );
  expect(missing).toEqual([]);
});

// An install script runs with all the rights of the person who installs. SECURITY.md explains how these do without.
it("has install scripts only of packages that may not run them", () => {
  const names = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split("node_modules/").pop());
  expect([...new Set(names)].sort()).toEqual(Object.keys(allowScripts));
  expect(Object.values(allowScripts)).not.toContain(true);
});

it("contains no host of a registry", () => {
  const hosts = Object.values(lock.packages).flatMap(({ resolved }) => resolved ?? []);
  expect(hosts).toEqual([]);
});
