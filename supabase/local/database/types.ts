import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";
import { projectFolder } from "../settings.ts";
import type { LocalDatabase } from "./local-database.ts";

/** The generated file, relative to the project's folder. */
export const TYPES_FILE = "supabase/functions/_shared/database-types.ts";

const HEADER = `/**
 * Types of the rows, functions and enums that the API serves. Generated from the migrations by
 * \`npm run types:database\`: not to be edited.
 */
`;

/** What follows the types themselves: shorthands that the project does not use. */
const SHORTHANDS = "type DatabaseWithoutInternals";

/** The types of a database's public schema, as \`supabase gen types\` gives them, as the linter formats them. */
export async function describeTypes(database: LocalDatabase): Promise<string> {
  const metadata = await database.asOwner((sql) => {
    // One connection runs one query at a time.
    let last: Promise<unknown> = Promise.resolve();
    const query = (text: string) => {
      const result = last.then(() => sql.query(text));
      last = result;
      return result;
    };
    return introspect({ query }, { includedSchemas: ["public"] });
  });
  const text = await generateTypescript(sortGeneratorMetadata(metadata));
  const end = text.indexOf(SHORTHANDS);
  if (end < 0) throw new Error("The generated types have another form than the one known.");
  return execFileSync(
    join(projectFolder, "node_modules/.bin/biome"),
    ["format", `--stdin-file-path=${TYPES_FILE}`],
    { cwd: projectFolder, input: HEADER + text.slice(0, end), encoding: "utf8" },
  );
}
