/** `npm run types:database`: writes the types of rows and functions from the migrations. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openLocalDatabase } from "../supabase/local/database/local-database.ts";
import { projectFolder } from "../supabase/local/settings.ts";
import { describeTypes, TYPES_FILE } from "./describe-database-types.ts";

const database = await openLocalDatabase({ dataDirectory: "memory", seed: false });
await writeFile(join(projectFolder, TYPES_FILE), await describeTypes(database));
await database.close();
console.log(`Wrote ${TYPES_FILE}.`);
