import { createDatabaseCall } from "../_shared/database.ts";
import { createDeliveryRequest } from "../_shared/delivery.ts";
import { readVariable } from "../_shared/environment.ts";
import { readProjectSettings } from "../_shared/project-settings.ts";
import { createHandler } from "./handler.ts";
import { createRequestStore } from "./request-store.ts";

const settings = readProjectSettings(readVariable);

Deno.serve(
  createHandler({
    ...settings,
    callStore: createRequestStore(createDatabaseCall(settings)),
    requestDelivery: createDeliveryRequest(settings),
    log: (code) => console.error(code),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }),
);
