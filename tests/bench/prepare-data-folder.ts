/** `tsx prepare-data-folder.ts FOLDER COUNT`: a data folder for `npm start` that holds so many leads. */
import * as z from "zod";
import { openLocalDatabase } from "../../supabase/local/database.ts";
import { clearLeads, fillLeads } from "./fill-leads.ts";

const [dataDirectory, count] = z
  .tuple([z.string().min(1), z.coerce.number().int().positive()])
  .parse(process.argv.slice(2));
const database = await openLocalDatabase({ dataDirectory, seed: true });
await clearLeads(database);
await fillLeads(database, count);
await database.close();
