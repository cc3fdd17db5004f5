import type { Client } from 'pg';

/** SQL expressions for columns of copied rows. `t` is the copied row, `made` the new product. */
export type Changes = Readonly<Record<string, string>>;

type Column = { name: string; type: string; sequence: string | null };

async function columnsOf(client: Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select column_name as name, udt_name as type, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
     from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  if (rows.length === 0) throw new Error(`the database has no table ${table}`);
  return rows;
}

/** Returns the change of a column. The tables of versions name the same columns with a prefix. */
const changeOf = (changes: Changes, column: string) => changes[column] ?? changes[column.replace(/^version_/, '')];

export type CopiedTable = {
  table: string;
  /** Column with the id of the copied product, or of the copied row of a parent table. */
  key: string;
  /** Table of the copies that `key` refers to, with columns `place`, `old_id` and `new_id`. */
  copies: string;
  changes?: Changes;
  /** Condition for the copied rows. */
  where?: string;
};

/**
 * Copies the rows of a table for all new products. Columns that no change names keep their value, so that a new column needs no change
 * here. Rows of lists have new ids, which their versions repeat in the column `_uuid`.
 */
export async function copyRows(client: Client, { table, key, copies, changes = {}, where = 'true' }: CopiedTable): Promise<void> {
  const columns = (await columnsOf(client, table)).filter(({ name, sequence }) => name === key || sequence === null);
  const values = columns.map(({ name, type }) => {
    if (name === key) return 'copy.new_id';
    if (name === '_uuid' || (name === 'id' && key !== 'id')) return `substr(md5(made.place || t."${name}"), 1, 24)`;
    const change = changeOf(changes, name);
    return change === undefined ? `t."${name}"` : `(${change})::${type}`;
  });
  await client.query(
    `insert into "${table}" (${columns.map(({ name }) => `"${name}"`).join(', ')})
     select ${values.join(', ')} from ${copies} copy join made using (place) join "${table}" t on t."${key}" = copy.old_id
     where ${where} order by copy.new_id`,
  );
}

/** Copies the rows of a table that has tables below it. Returns the table of the copies, for `copyRows`. */
export async function copyParents(client: Client, copied: CopiedTable): Promise<string> {
  const { table, key, copies, where = 'true' } = copied;
  const own = `${table}_copy`;
  await client.query(
    `create temp table ${own} on commit drop as
     select place, old_id, nextval(pg_get_serial_sequence('"${table}"', 'id'))::int as new_id from (
       select copy.place, t.id as old_id from ${copies} copy join made using (place) join "${table}" t on t."${key}" = copy.old_id
       where ${where} order by copy.place, t.id) source`,
  );
  await client.query(`analyze ${own}`);
  const changes = { ...copied.changes, [key]: `(select parent.new_id from ${copies} parent where parent.place = made.place)` };
  await copyRows(client, { table, key: 'id', copies: own, changes });
  return own;
}
