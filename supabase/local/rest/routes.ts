import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { describeFailure } from "../failure.ts";
import type { GatewayEnvironment } from "../gateway.ts";
import { logRefusedHead, REFUSAL_CODE } from "../refusal.ts";
import { errorAnswer } from "./answer.ts";
import { call } from "./call.ts";
import { RestError, refusal } from "./errors.ts";
import { read } from "./read.ts";
import { checkProfile } from "./request.ts";
import { createRestService, type RestOptions } from "./service.ts";
import { insert, remove, update } from "./write.ts";

/** Many times the size of what the product sends. */
const BODY_LIMIT_BYTES = 1_000_000;

/** The part of Supabase REST (PostgREST) that the product calls: `/rest/v1` in the stand-in. */
export function createRest(options: RestOptions): Hono<GatewayEnvironment> {
  const rest = new Hono<GatewayEnvironment>();
  const service = createRestService(options);

  rest.use(
    bodyLimit({
      maxSize: BODY_LIMIT_BYTES,
      onError: () => errorAnswer(new RestError(413, "PGRST102", "Request body is too large")),
    }),
  );

  for (const path of ["/", "/:table", "/rpc/:function"]) {
    rest.use(path, async (context, next) => {
      checkProfile(context, options.schemas);
      await next();
    });
  }

  // Hono routes HEAD to the GET handler and drops the body.
  rest.get("/rpc/:function", () => {
    throw refusal("calls of functions by GET and HEAD");
  });
  rest.post("/rpc/:function", (context) => call(service, context));
  rest.all("/rpc/:function", (context) => {
    throw new RestError(405, "PGRST101", `Cannot use the ${context.req.method} method on RPC`);
  });
  rest.get("/", () => {
    throw refusal("the OpenAPI description");
  });
  rest.get("/:table", (context) => read(service, context));
  rest.post("/:table", (context) => insert(service, context));
  rest.patch("/:table", (context) => update(service, context));
  rest.delete("/:table", (context) => remove(service, context));
  rest.put("/:table", () => {
    throw refusal("upserts");
  });
  rest.all("/:table", (context) => {
    throw new RestError(405, "PGRST117", `Unsupported HTTP method: ${context.req.method}`);
  });
  rest.all("*", () => {
    throw new RestError(404, "PGRST125", "Invalid path specified in request URL");
  });

  rest.onError((error, context) => {
    if (error instanceof RestError) {
      if (error.code === REFUSAL_CODE) logRefusedHead(context.req.raw, error.message);
      return errorAnswer(error);
    }
    console.error(`REST: ${describeFailure(error)}`);
    return errorAnswer(new RestError(500, "PGRSTX00", "An unexpected error occurred"));
  });

  return rest;
}
