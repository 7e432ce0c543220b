/**
 * `tsx prepare-data-folder.ts FOLDER COUNT` creates a data folder for `npm start` with COUNT leads.
 */
import * as z from "zod";
import { openLocalDatabase } from "../../supabase/local/database/local-database.ts";
import { clearLeads, fillManyLeads } from "./fill-leads.ts";

const [dataDirectory, count] = z
  .tuple([z.string().min(1), z.coerce.number().int().positive()])
  .parse(process.argv.slice(2));
const database = await openLocalDatabase({
  dataDirectory,
  seed: true,
  // A single statement writes all leads.
  statementSeconds: 600,
});
await clearLeads(database);
await fillManyLeads(database, count);
await database.close();
