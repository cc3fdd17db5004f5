import type { Sql } from '../../platform/api/counted-sql.ts';

const dictionaryTables = ['facts', 'fact_values', 'materials', 'mountings', 'colours'];

/** Differs after each record that is made, changed or deleted; the latest time alone would miss a transaction that ends late. */
const statement = `select concat_ws(' ', current_database(), ${dictionaryTables
  .map((table) => `(select concat(count(*), ' ', sum(extract(epoch from updated_at))) from ${table})`)
  .join(', ')}) as version`;

/** The version of the dictionaries that label facts and their values, in all languages. */
export async function dictionaryVersion(sql: Sql): Promise<string> {
  const [row] = await sql.query<{ version: string }>(statement);
  if (!row) throw new Error('the dictionaries have no version');
  return row.version;
}
