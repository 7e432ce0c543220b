import { createDatabaseCall } from "../_shared/database.ts";
import { createDeliveryRequest } from "../_shared/delivery.ts";
import { readVariable } from "../_shared/environment.ts";
import { createHandler } from "./handler.ts";
import { createMessageStore } from "./message-store.ts";
import { readSettings } from "./settings.ts";

const settings = readSettings(readVariable);

Deno.serve(
  createHandler({
    ...settings,
    storeMessage: createMessageStore(createDatabaseCall(settings)),
    requestDelivery: createDeliveryRequest(settings),
    log: (code) => console.error(code),
  }),
);
