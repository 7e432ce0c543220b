import type { Client } from "pg";
import { readMigrations } from "../../supabase/local/database/migrations.ts";
import { type BareProject, openBareProject } from "./bare-project.ts";

/** A project's database with all migrations. */
export interface MigratedProject extends BareProject {
  /** A connection as the project's owner. */
  owner: Client;
  /** Opens this many connections with the rights of the edge functions. */
  connectServices(count: number): Promise<Client[]>;
}

/** Creates a project on the tests' server, or on another one, and runs the migrations as its owner. */
export async function openMigratedProject(serverUrl?: string): Promise<MigratedProject> {
  const project = await openBareProject(serverUrl);
  try {
    const owner = await project.connect();
    for (const { text } of await readMigrations()) await owner.query(`begin; ${text}; commit;`);
    return { ...project, owner, connectServices };
  } catch (error) {
    await project.close();
    throw error;
  }

  function connectServices(count: number): Promise<Client[]> {
    return Promise.all(
      Array.from({ length: count }, async () => {
        const client = await project.connect();
        await client.query("set role service_role");
        return client;
      }),
    );
  }
}
