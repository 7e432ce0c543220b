import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the project's migrations. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

const bootstrapFile = fileURLToPath(new URL("./bootstrap.sql", import.meta.url));
const seedFiles = ["../../seed.sql", "../../seed-history.sql"].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

/** A file in the migrations folder. */
export interface Migration {
  version: string;
  name: string;
  text: string;
}

/** What a hosted project contains before its first migration. */
export function readBootstrap(): Promise<string> {
  return readFile(bootstrapFile, "utf8");
}

/** The local server's demo data. */
export async function readSeed(): Promise<string> {
  return (await Promise.all(seedFiles.map((file) => readFile(file, "utf8")))).join("\n");
}

/** The migrations in the order in which `supabase db push` applies them. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).sort();
  const migrations = files.map(async (file) => {
    const match = /^(\d+)_(.*)\.sql$/.exec(file);
    if (!match) return [];
    const [, version = "", name = ""] = match;
    return [{ version, name, text: await readFile(join(folder, file), "utf8") }];
  });
  return (await Promise.all(migrations)).flat();
}
