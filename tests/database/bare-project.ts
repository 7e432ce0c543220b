import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { readBootstrap } from "../../supabase/local/database/migrations.ts";
import { databaseUrl } from "./support.ts";

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
export async function openBareProject(serverUrl = databaseUrl): Promise<BareProject> {
  if (!serverUrl) throw new Error("There is no server.");
  const id = randomBytes(6).toString("hex");
  const [database, owner, password] = [
    `project_${id}`,
    `owner_${id}`,
    randomBytes(16).toString("hex"),
  ];
  const urlOf = (changes: Partial<URL>) => Object.assign(new URL(serverUrl), changes).href;

  const superuser = new Client({ connectionString: serverUrl });
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
    grant anon, authenticated, service_role to ${owner};
    -- As in projects that are older than 2026.
    alter default privileges for role ${owner} in schema public
      grant all on tables to anon, authenticated, service_role;
    alter default privileges for role ${owner} in schema public
      grant all on sequences to anon, authenticated, service_role;
    alter default privileges for role ${owner} in schema public
      grant all on functions to anon, authenticated, service_role;
  `);
  await inside.end();
  // All databases share these rights. Two files that change them at the same time would fail: "tuple concurrently updated".
  const oneAtATime = (text: string) => superuser.query(`select pg_advisory_xact_lock(1); ${text}`);
  await oneAtATime(`grant set on parameter session_replication_role to ${owner}`);

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
      await oneAtATime(`drop owned by ${owner}; drop role ${owner}`);
      await superuser.end();
    },
  };
}
