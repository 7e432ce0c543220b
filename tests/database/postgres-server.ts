import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { readBootstrap } from "../../supabase/local/database/migrations.ts";
import { freePort } from "../free-port.ts";

/** The folder of PostgreSQL's server programs on this machine, or why there is none. */
export function findServerPrograms(): { folder: string } | { missing: string } {
  const folders: string[] = [];
  try {
    folders.push(
      execFileSync("pg_config", ["--bindir"], { encoding: "utf8", stdio: "pipe" }).trim(),
    );
  } catch {
    // pg_config is part of the development files, which are often not installed.
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

/** The account to run the server as if we are root. */
function unprivilegedAccount(): Account | undefined {
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (option: string) =>
        Number(execFileSync("id", [option, name], { encoding: "utf8", stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // The account does not exist.
    }
  }
  return undefined;
}

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  /** Its maintenance database, as superuser. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server with a new data folder. It listens only on the loopback address, and uses a linguistic
 * collation, so that tests do not depend on the embedded PostgreSQL's order by bytes.
 */
export async function startPostgresServer(
  programs: string,
  { fsync = "off" }: { fsync?: "on" | "off" } = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "throwaway-postgres-"));
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  const password = randomBytes(16).toString("hex");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) {
    for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);
  }
  const data = join(folder, "data");
  const run = { cwd: folder, ...account };
  const remove = () => rmSync(folder, { recursive: true, force: true });

  const options = [
    "--username=postgres",
    "--auth=scram-sha-256",
    `--pwfile=${passwordFile}`,
    "--encoding=UTF8",
    "--locale=C.UTF-8",
    "--locale-provider=icu",
    "--icu-locale=en-US",
    "--no-sync",
  ];
  try {
    execFileSync(join(programs, "initdb"), [...options, "-D", data], { ...run, stdio: "pipe" });
  } catch (error) {
    remove();
    throw error;
  }
  const port = await freePort();
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    `fsync=${fsync}`,
    "max_connections=100",
    "log_min_messages=log",
  ];
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
    { ...run, stdio: ["ignore", "ignore", "pipe"] },
  );
  let output = "";
  server.stderr.on("data", (chunk) => {
    output = `${output}${chunk}`.slice(-2000);
  });
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  // Stops the server if this process ends early.
  const kill = () => {
    server.kill("SIGQUIT");
    remove();
  };
  process.once("exit", kill);

  async function stop() {
    process.off("exit", kill);
    // SIGINT starts a fast shutdown, which does not wait for connections.
    server.kill("SIGINT");
    await ended;
    remove();
  }

  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  for (let tries = 0; ; tries++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return { url, stop };
    } catch (error) {
      if (server.exitCode !== null || tries > 400) {
        await stop();
        throw new Error(`The PostgreSQL server does not start: ${output || String(error)}`);
      }
      await delay(50);
    }
  }
}

/** The server that the tests run on, or else a new one. */
export async function openPostgresServer(programs: string): Promise<PostgresServer> {
  const url = process.env.LOCAL_DATABASE_URL;
  return url ? { url, stop: async () => {} } : startPostgresServer(programs);
}

/** A project's database before its first migration. */
export interface BareProject {
  /** A connection as the project's owner, which the caller does not have to end. */
  connect(): Promise<Client>;
  /** The address of the database, with the server's superuser. */
  url: string;
  /** The database, as the project's owner. */
  ownerUrl: string;
  close(): Promise<void>;
}

/**
 * Creates a database with the same contents as a hosted project before its first migration. The project's
 * owner is not a superuser, but has rights on `auth`.
 */
export async function openBareProject(
  programs: string,
  { onNewServer = false } = {},
): Promise<BareProject> {
  const server = await (onNewServer ? startPostgresServer : openPostgresServer)(programs);
  const id = randomBytes(6).toString("hex");
  const [database, owner, password] = [
    `project_${id}`,
    `owner_${id}`,
    randomBytes(16).toString("hex"),
  ];
  const urlOf = (changes: Partial<URL>) => Object.assign(new URL(server.url), changes).href;

  const superuser = new Client({ connectionString: server.url });
  await superuser.connect();
  await superuser.query(`create database ${database}`);
  const inside = new Client({ connectionString: urlOf({ pathname: `/${database}` }) });
  await inside.connect();
  await inside.query(await readBootstrap());
  await inside.query(`
    create role ${owner} login password '${password}' createrole bypassrls;
    grant create on database ${database} to ${owner};
    grant create on schema public to ${owner};
    grant usage on schema auth to ${owner};
    grant all on all tables in schema auth to ${owner};
    grant all on all sequences in schema auth to ${owner};
    grant set on parameter session_replication_role to ${owner};
    grant anon, authenticated, service_role to ${owner};
  `);
  await inside.end();

  const clients: Client[] = [];
  const ownerUrl = urlOf({ pathname: `/${database}`, username: owner, password });
  return {
    url: urlOf({ pathname: `/${database}` }),
    ownerUrl,
    async connect() {
      const client = new Client({ connectionString: ownerUrl });
      clients.push(client);
      await client.connect();
      return client;
    },
    async close() {
      await Promise.all(clients.map((client) => client.end()));
      await superuser.query(`drop database ${database} with (force)`);
      await superuser.query(`drop owned by ${owner}; drop role ${owner}`);
      await superuser.end();
      await server.stop();
    },
  };
}
