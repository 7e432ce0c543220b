import { createDatabaseCall } from "../_shared/database.ts";
import { createDeliveryRequest } from "../_shared/delivery.ts";
import { readVariable } from "../_shared/environment.ts";
import { createHandler } from "./handler.ts";
import { createLeadStore } from "./lead-store.ts";
import { readSettings } from "./settings.ts";

const settings = readSettings(readVariable);

Deno.serve(
  createHandler({
    ...settings,
    storeLead: createLeadStore(createDatabaseCall(settings)),
    requestDelivery: createDeliveryRequest(settings),
    log: (code) => console.error(code),
  }),
);
