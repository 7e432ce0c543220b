import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describeTypes, TYPES_FILE } from "../../scripts/describe-database-types.ts";
import { projectFolder } from "../../supabase/local/settings.ts";
import { openTestDatabase } from "./support.ts";

const database = await openTestDatabase();

it(`${TYPES_FILE} matches the migrations (if not, run: npm run types:database)`, async () => {
  const written = readFileSync(join(projectFolder, TYPES_FILE), "utf8");
  expect(written).toBe(await describeTypes(database));
}, 60_000);
