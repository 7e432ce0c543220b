import { answer, contentRange, onlyElement, requireOneRow } from "./answer.ts";
import { refusal } from "./errors.ts";
import { type RestContext, readPayload, readPreferences, wantsObject } from "./request.ts";
import { type RestService, run } from "./service.ts";
import { callStatement } from "./sql.ts";

/** POST to a function. The body contains its arguments; an empty body means none. */
export async function call(service: RestService, context: RestContext): Promise<Response> {
  if ([...new URL(context.req.url).searchParams.keys()].some((name) => name !== "apikey")) {
    throw refusal("filters, order and pages on the result of a function");
  }
  const preferences = readPreferences(context);
  if (preferences.countsExactly) throw refusal("counts on the result of a function");
  const object = wantsObject(context);
  const given = await readPayload(context, "{}");
  if (Array.isArray(given)) throw refusal("calls with an array");
  const name = context.req.param("function") ?? "";
  const called = await service.catalogue.function(name, Object.keys(given));

  const result = await service.transact(context, called.readOnly, async (sql) => {
    const answered = await run(sql, callStatement(called, given, service.maxRows));
    if (object && called.returns === "many") requireOneRow(answered);
    return answered;
  });
  if (called.returns === "nothing") return answer({ status: 204, body: null, preferences });
  return answer({
    status: 200,
    body: object && called.returns === "many" ? onlyElement(result.body) : result.body,
    range: contentRange(0, result.rows, undefined),
    preferences,
    object,
  });
}
