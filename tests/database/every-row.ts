/**
 * Every row of every table, as text after the table's name. The tables are read from PostgreSQL's catalogue,
 * so that none is forgotten. `read` returns the column `text` of a query's result.
 */
export async function everyRow(
  read: (statement: string) => Promise<string[]>,
  isWanted: (table: string) => boolean = () => true,
): Promise<string[]> {
  const tables = await read(
    `select oid::regclass::text as text from pg_class
     where relkind in ('r', 'p', 'm') and relnamespace::regnamespace::text !~ '^(pg_|information_schema$)'`,
  );
  const rows: string[] = [];
  for (const table of tables.filter(isWanted)) {
    const found = await read(`select stored::text as text from ${table} as stored`);
    rows.push(...found.map((row) => `${table} ${row}`));
  }
  return rows;
}
