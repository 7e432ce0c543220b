import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";

/** The folder of a PostgreSQL server's programmes on this machine, or why there is none to use. */
export function findServerPrograms(): { folder: string } | { missing: string } {
  const folders: string[] = [];
  try {
    folders.push(execFileSync("pg_config", ["--bindir"], { encoding: "utf8" }).trim());
  } catch {
    // pg_config comes with the server's development files: often it is not there.
  }
  const debian = "/usr/lib/postgresql";
  if (existsSync(debian)) {
    const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
    folders.push(...versions.map((version) => join(debian, version, "bin")));
  }
  const folder = folders.find((candidate) =>
    ["initdb", "postgres"].every((program) => existsSync(join(candidate, program))),
  );
  if (!folder) return { missing: "no PostgreSQL server is installed" };
  if (process.getuid?.() === 0 && !unprivilegedAccount()) {
    return {
      missing: "PostgreSQL refuses to run as root, and there is no account postgres or nobody",
    };
  }
  return { folder };
}

interface Account {
  uid: number;
  gid: number;
}

/** Whom to run the server as where we are root. */
function unprivilegedAccount(): Account | undefined {
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (option: string) =>
        Number(execFileSync("id", [option, name], { encoding: "utf8", stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // No such account.
    }
  }
  return undefined;
}

/** A PostgreSQL server of the test's own. */
export interface PostgresServer {
  /** A connection as this login role; the caller ends it. */
  connect(user?: string): Promise<Client>;
  stop(): Promise<void>;
}

/** Starts a server on a new, empty data folder. It listens on a socket in that folder alone. */
export async function startPostgresServer(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "sanavoy-postgres-"));
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const run = { cwd: folder, ...account };

  const options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-sync"];
  execFileSync(join(programs, "initdb"), [...options, "--locale=C", "-D", data], {
    ...run,
    stdio: "pipe",
  });
  const settings = [
    "fsync=off",
    "max_connections=100",
    "listen_addresses=",
    "log_min_messages=log",
  ];
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, "-k", folder, ...settings.flatMap((setting) => ["-c", setting])],
    { ...run, stdio: ["ignore", "ignore", "pipe"] },
  );
  let output = "";
  server.stderr.on("data", (chunk) => {
    output = `${output}${chunk}`.slice(-2000);
  });
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));

  async function connect(user = "postgres"): Promise<Client> {
    const client = new Client({ host: folder, user, database: "postgres" });
    await client.connect();
    return client;
  }

  async function stop() {
    // SIGINT: a fast shutdown that does not wait for connections.
    server.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }

  for (let tries = 0; ; tries++) {
    try {
      await (await connect()).end();
      return { connect, stop };
    } catch (error) {
      if (server.exitCode !== null || tries > 200) {
        await stop();
        throw new Error(`The PostgreSQL server does not start: ${output || String(error)}`);
      }
      await delay(50);
    }
  }
}
