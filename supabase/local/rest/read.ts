import { answer, contentRange, onlyElement, requireOneRow } from "./answer.ts";
import { RestError, refusal } from "./errors.ts";
import { readQuery } from "./query.ts";
import { type RestContext, readPreferences, wantsObject } from "./request.ts";
import { type RestService, run } from "./service.ts";
import { countStatement, readStatement } from "./sql.ts";

/** GET and HEAD of a table. */
export async function read(service: RestService, context: RestContext): Promise<Response> {
  const query = readQuery(new URL(context.req.url).searchParams);
  const preferences = readPreferences(context);
  const object = wantsObject(context);
  if (context.req.header("range")) throw refusal("the Range header: use limit and offset");
  const table = await service.catalogue.table(context.req.param("table") ?? "");
  const limit = Math.min(query.limit ?? service.maxRows, service.maxRows);

  const { page, total } = await service.transact(context, true, async (sql) => {
    const counted = preferences.countsExactly ? countStatement(table, query) : undefined;
    const counts =
      counted && (await sql.query<{ total: number }>(counted.text, counted.parameters));
    return {
      page: await run(sql, readStatement(table, query, limit)),
      total: counts?.rows[0]?.total,
    };
  });

  if (object) requireOneRow(page);
  const range = contentRange(query.offset, page.rows, total);
  if (total !== undefined && query.offset > total) {
    throw new RestError(416, "PGRST103", "Requested range not satisfiable", {
      details: `An offset of ${query.offset} was requested, but there are only ${total} rows.`,
      range,
    });
  }
  return answer({
    status: total !== undefined && page.rows < total ? 206 : 200,
    body: object ? onlyElement(page.body) : page.body,
    range,
    preferences,
    object,
  });
}
