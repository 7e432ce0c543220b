import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openLocalDatabase } from "../../supabase/local/database/local-database.ts";
import { describeTypes, TYPES_FILE } from "../../supabase/local/database/types.ts";
import { projectFolder } from "../../supabase/local/settings.ts";
import { databaseUrl } from "./support.ts";

it(`${TYPES_FILE} matches the migrations (if not, run: npm run types:database)`, async () => {
  const database = await openLocalDatabase({ dataDirectory: "memory", databaseUrl, seed: false });
  try {
    const written = readFileSync(join(projectFolder, TYPES_FILE), "utf8");
    expect(written).toBe(await describeTypes(database));
  } finally {
    await database.close();
  }
}, 60_000);
