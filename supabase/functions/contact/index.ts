import { createDatabaseCall } from "../_shared/database.ts";
import { createDeliveryRequest } from "../_shared/delivery.ts";
import { readVariable } from "../_shared/environment.ts";
import { readFormSettings } from "../_shared/form-settings.ts";
import { createHandler } from "./handler.ts";
import { createMessageStore } from "./message-store.ts";

const settings = readFormSettings(readVariable);

Deno.serve(
  createHandler({
    ...settings,
    storeMessage: createMessageStore(createDatabaseCall(settings)),
    requestDelivery: createDeliveryRequest(settings),
    log: (code) => console.error(code),
  }),
);
