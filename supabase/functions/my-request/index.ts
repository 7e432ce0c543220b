import { createDatabaseCall } from "../_shared/database.ts";
import { createDeliveryRequest } from "../_shared/delivery.ts";
import { readFormSettings } from "../_shared/form-settings.ts";
import { readVariable } from "../_shared/read-variable.ts";
import { createRefusalCount } from "../_shared/refusal-limit.ts";
import { createHandler } from "./handler.ts";
import { createRequestStore } from "./request-store.ts";

const settings = readFormSettings(readVariable);
const callDatabase = createDatabaseCall(settings);

Deno.serve(
  createHandler({
    ...settings,
    callStore: createRequestStore(callDatabase),
    countRefusal: createRefusalCount(callDatabase),
    requestDelivery: createDeliveryRequest(settings),
    log: (code) => console.error(code),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }),
);
