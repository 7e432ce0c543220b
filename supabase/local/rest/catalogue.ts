import type { LocalDatabase } from "../database/local-database.ts";
import { RestError } from "./errors.ts";

/** The schema whose tables and functions the API serves. */
export const EXPOSED_SCHEMA = "public";

export interface Table {
  name: string;
  /** Schema-qualified and quoted, ready for SQL. */
  sql: string;
  /** Columns in order, each with its quoted name and qualified type. */
  columns: ReadonlyMap<string, TypedName>;
}

export interface TypedName {
  name: string;
  /** The quoted identifier. */
  sql: string;
  /** The type's quoted and qualified name. */
  type: string;
}

export interface DatabaseFunction {
  name: string;
  sql: string;
  parameters: readonly (TypedName & { optional: boolean })[];
  returns: "nothing" | "one" | "many";
  /** STABLE and IMMUTABLE functions run in a transaction that cannot write. */
  readOnly: boolean;
}

interface CatalogueContents {
  tables: ReadonlyMap<string, Table>;
  functions: readonly DatabaseFunction[];
}

/** Double-quotes an identifier. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

const tablesQuery = `
  select c.relname as table_name, a.attname as name,
    quote_ident(tn.nspname) || '.' || quote_ident(t.typname) as type
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  join pg_namespace tn on tn.oid = t.typnamespace
  where n.nspname = $1 and c.relkind in ('r', 'v', 'm', 'p')
  order by c.relname, a.attnum`;

const functionsQuery = `
  select p.oid::int as id, p.proname as name, p.provolatile <> 'v' as read_only, p.proretset as many,
    p.prorettype = 'void'::regtype as nothing, argument.name as parameter,
    quote_ident(tn.nspname) || '.' || quote_ident(t.typname) as type,
    argument.position > p.pronargs - p.pronargdefaults as optional
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  left join lateral unnest(p.proargtypes::oid[], p.proargnames[1:p.pronargs])
    with ordinality as argument (type, name, position) on true
  left join pg_type t on t.oid = argument.type
  left join pg_namespace tn on tn.oid = t.typnamespace
  where n.nspname = $1 and p.prokind = 'f'
  order by p.oid, argument.position`;

async function readCatalogue(database: LocalDatabase): Promise<CatalogueContents> {
  return database.asOwner(async (sql) => {
    const tables = new Map<string, Table & { columns: Map<string, TypedName> }>();
    const columns = await sql.query<{ table_name: string; name: string; type: string }>(
      tablesQuery,
      [EXPOSED_SCHEMA],
    );
    for (const { table_name, name, type } of columns.rows) {
      let table = tables.get(table_name);
      if (!table) {
        const qualified = `${EXPOSED_SCHEMA}.${quoteIdentifier(table_name)}`;
        table = { name: table_name, sql: qualified, columns: new Map() };
        tables.set(table_name, table);
      }
      table.columns.set(name, { name, sql: quoteIdentifier(name), type });
    }

    const functions = new Map<number, DatabaseFunction & { parameters: unknown[] }>();
    const parameters = await sql.query<{
      id: number;
      name: string;
      read_only: boolean;
      many: boolean;
      nothing: boolean;
      parameter: string | null;
      type: string | null;
      optional: boolean | null;
    }>(functionsQuery, [EXPOSED_SCHEMA]);
    for (const row of parameters.rows) {
      const known = functions.get(row.id);
      const parameter =
        row.parameter && row.type
          ? [
              {
                name: row.parameter,
                sql: quoteIdentifier(row.parameter),
                type: row.type,
                optional: row.optional === true,
              },
            ]
          : [];
      functions.set(row.id, {
        name: row.name,
        sql: `${EXPOSED_SCHEMA}.${quoteIdentifier(row.name)}`,
        parameters: [...(known?.parameters ?? []), ...parameter],
        returns: row.nothing ? "nothing" : row.many ? "many" : "one",
        readOnly: row.read_only,
      });
    }
    return { tables, functions: [...functions.values()] };
  });
}

/**
 * The contents of the exposed schema. SQL contains only names from this catalogue and none from a request.
 */
export class Catalogue {
  readonly #database: LocalDatabase;
  #contents: Promise<CatalogueContents> | undefined;

  constructor(database: LocalDatabase) {
    this.#database = database;
  }

  /** Looks in the contents that were read before and, if that fails, reads the schema again. */
  async #find<Found>(look: (contents: CatalogueContents) => Found | undefined) {
    this.#contents ??= this.#read();
    const found = look(await this.#contents);
    if (found !== undefined) return found;
    this.#contents = this.#read();
    return look(await this.#contents);
  }

  /**
   * If reading fails because the database is unavailable, the result is not kept, and the next call tries
   * again.
   */
  #read(): Promise<CatalogueContents> {
    const contents = readCatalogue(this.#database);
    contents.catch(() => {
      if (this.#contents === contents) this.#contents = undefined;
    });
    return contents;
  }

  async table(name: string): Promise<Table> {
    const table = await this.#find(({ tables }) => tables.get(name));
    if (table) return table;
    throw new RestError(
      404,
      "PGRST205",
      `Could not find the table '${EXPOSED_SCHEMA}.${name}' in the schema cache`,
    );
  }

  /** The function that takes exactly these arguments. Those with a default may be left out. */
  async function(name: string, argumentNames: readonly string[]): Promise<DatabaseFunction> {
    const given = new Set(argumentNames);
    const matches = await this.#find(({ functions }) => {
      const found = functions.filter(
        (candidate) =>
          candidate.name === name &&
          candidate.parameters.every((one) => one.optional || given.has(one.name)) &&
          [...given].every((one) => candidate.parameters.some((each) => each.name === one)),
      );
      return found.length > 0 ? found : undefined;
    });
    const [match, ...others] = matches ?? [];
    if (others.length > 0) {
      throw new RestError(
        300,
        "PGRST203",
        `Could not choose the best candidate function between the ${others.length + 1} named ${EXPOSED_SCHEMA}.${name}`,
        { hint: "Try renaming the parameters or the function itself in the database" },
      );
    }
    if (match) return match;
    const list = [...given].sort().join(", ");
    const signature = list ? `(${list})` : " without parameters";
    throw new RestError(
      404,
      "PGRST202",
      `Could not find the function ${EXPOSED_SCHEMA}.${name}${signature} in the schema cache`,
      {
        details: `Searched for the function ${EXPOSED_SCHEMA}.${name}${signature}, but no matches were found in the schema cache.`,
      },
    );
  }
}
