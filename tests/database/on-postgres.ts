/**
 * `npm run test:postgres` runs the suites that open a database on a PostgreSQL server on this machine, which
 * it starts for them and removes afterwards. Further arguments are passed to Vitest.
 */
import { execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { projectFolder } from "../../supabase/local/settings.ts";
import { findServerPrograms, startPostgresServer } from "./postgres-server.ts";
import { restoreDatabase } from "./restored-database.ts";

async function main(): Promise<number> {
  const programs = findServerPrograms();
  if ("missing" in programs) {
    console.error(`The suites cannot run on PostgreSQL: ${programs.missing}.`);
    return 1;
  }
  const version = execFileSync(join(programs.folder, "postgres"), ["--version"], {
    encoding: "utf8",
  });
  console.log(`${version.trim()}, started for these tests`);
  const server = await startPostgresServer(programs.folder);
  const other = await startPostgresServer(programs.folder);
  try {
    // The contract suite runs on a database restored from a backup, on another server.
    const restored = await restoreDatabase(programs.folder, server, other);
    const vitest = join(projectFolder, "node_modules/vitest/vitest.mjs");
    const config = "tests/database/postgres.vitest.config.ts";
    const child = spawn(
      process.execPath,
      [vitest, "run", "--config", config, ...process.argv.slice(2)],
      {
        cwd: projectFolder,
        env: {
          ...process.env,
          LOCAL_DATABASE_URL: server.url,
          CONTRACT_RESTORED_URL: restored,
        },
        stdio: "inherit",
      },
    );
    // Forwarded, so that the server is stopped after the tests.
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.on(signal, () => child.kill(signal));
    return await new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)));
  } finally {
    await server.stop();
    await other.stop();
  }
}

process.exitCode = await main();
