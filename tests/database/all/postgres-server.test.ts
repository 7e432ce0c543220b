import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addLinks } from "../../../supabase/local/database/postgres-programs.ts";
import {
  type PostgresServer,
  startPostgres,
} from "../../../supabase/local/database/postgres-server.ts";
import { projectFolder } from "../../../supabase/local/settings.ts";

let folder: string;
let server: PostgresServer | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "server-"));
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const setting = (url: string, name: string) => ask(url, `show ${name}`);

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/** The process of a server, from the first line of its own file. */
const processOf = async (url: string) => {
  const [row] = await ask(url, "select pg_read_file('postmaster.pid') as text");
  const text = row && typeof row === "object" && "text" in row ? String(row.text) : "";
  return Number(text.split("\n")[0]);
};

describe("PostgreSQL from npm", () => {
  it("is the version of hosted projects, and only this machine reaches it, with a password", async () => {
    server = await startPostgres({ log: console.error });
    const { url } = server;
    expect(await setting(url, "server_version_num")).toEqual([
      { server_version_num: expect.stringMatching(/^17/) },
    ]);
    expect(await setting(url, "listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }]);
    expect(await setting(url, "unix_socket_directories")).toEqual([
      { unix_socket_directories: "" },
    ]);
    const wrong = Object.assign(new URL(url), { password: "wrong" }).href;
    await expect(ask(wrong, "select 1")).rejects.toThrow(/password authentication failed/);
  });

  it("runs in a folder with spaces and letters like ş, below one that only its owner can enter", async () => {
    const own = join(folder, "Ayşe’s own data");
    mkdirSync(own, { mode: 0o700 });
    const data = join(own, "data");
    mkdirSync(data, { mode: 0o700 });
    server = await startPostgres({ folder: data, log: console.error });
    await ask(server.url, "create table kept (id int)");
    await server.stop();
    // What an interrupted first start leaves behind.
    mkdirSync(join(data, "postgres-unfinished"));
    server = await startPostgres({ folder: data, log: console.error });
    expect(await ask(server.url, "select * from kept")).toEqual([]);
    // A commit is on disk before it is acknowledged.
    for (const name of ["fsync", "synchronous_commit", "full_page_writes"]) {
      expect(await setting(server.url, name)).toEqual([{ [name]: "on" }]);
    }
  });

  it("is started again when it was killed, with everything that was committed", async () => {
    const lines: string[] = [];
    server = await startPostgres({ folder, log: (line) => lines.push(line) });
    const { url } = server;
    const insert = "insert into kept default values";
    const columns = "id int generated always as identity primary key";
    await ask(url, `begin; create table kept (${columns}); ${insert}; commit`);
    await ask(url, insert);
    process.kill(await processOf(url), "SIGKILL");
    await expect
      .poll(() => ask(url, "select * from kept").catch(() => undefined), { timeout: 20_000 })
      .toEqual([{ id: 1 }, { id: 2 }]);
    // The sequence was not set back.
    await ask(url, insert);
    expect(lines).toEqual(["The database ended and is starting again: it ended with SIGKILL."]);
  });

  it("does not outlive the process that started it, nor do its throwaway files", async () => {
    // As the usual folder for temporary files.
    chmodSync(folder, 0o1777);
    const script = join(folder, "starter.mts");
    const module = pathToFileURL(
      join(projectFolder, "supabase/local/database/postgres-server.ts"),
    ).href;
    writeFileSync(
      script,
      `import { startPostgres } from ${JSON.stringify(module)};
       console.log((await startPostgres({ log: console.error })).url);
       setInterval(() => {}, 1000);`,
    );
    const starter = spawn(process.execPath, ["--import", "tsx", script], {
      cwd: projectFolder,
      env: { ...process.env, TMPDIR: folder },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = await once(starter.stdout, "data");
    const processId = await processOf(String(line).trim());
    const files = () =>
      execFileSync("ls", [folder], { encoding: "utf8" }).match(/throwaway/g)?.length ?? 0;
    expect([isRunning(processId), files()]).toEqual([true, 1]);
    starter.kill("SIGKILL");
    await expect
      .poll(() => [isRunning(processId), files()], { timeout: 20_000 })
      .toEqual([false, 0]);
  });

  it("gets the links between its libraries, if npm runs no install scripts", () => {
    mkdirSync(join(folder, "native/lib"), { recursive: true });
    const library = join(folder, "native/lib/libicu.so.60.2");
    writeFileSync(library, "");
    writeFileSync(
      join(folder, "native/pg-symlinks.json"),
      JSON.stringify([
        { source: "native/lib/libicu.so.60.2", target: "native/lib/libicu.so" },
        { source: "native/lib/libicu.so.60.2", target: "native/lib/libicu.so.60" },
      ]),
    );
    for (let start = 0; start < 2; start++) addLinks(join(folder, "native"));
    expect(readlinkSync(join(folder, "native/lib/libicu.so.60"))).toBe("libicu.so.60.2");
    expect(existsSync(join(folder, "native/lib/libicu.so"))).toBe(true);
  });
});
