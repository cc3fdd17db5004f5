import type { Payload, PayloadRequest, SanitizedConfig } from 'payload';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { requestReads } from '../platform/database/request-sql.ts';
import type { Target } from './mentions.ts';
import { countedSources, relationsTo } from './relation-fields.ts';

/** Document or global that may refer to another document. A global has the id 1. */
export type Referring = { kind: 'collection' | 'global'; slug: string; id: number };

type Column = { table: string; column: string; target: string | null };
type Root = Omit<Referring, 'id'> & { isVersion: boolean };
/** Columns of relations and of JSON, and the tables of documents and their versions. */
type Schema = { columns: Column[]; roots: ReadonlyMap<string, Root> };

/** Selects foreign keys with their target table, and JSON columns, which contain blocks and rich texts. */
const columnsStatement = `
  select t.relname as table, a.attname as column, f.relname as target
  from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.connamespace = current_schema()::regnamespace
  union all
  select t.relname, a.attname, null from pg_attribute a join pg_class t on t.oid = a.attrelid
  where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r' and a.atttypid = 'jsonb'::regtype and a.attnum > 0`;

/** Returns the name that Payload gives to the table of a collection or global. */
export const tableOf = (slug: string): string =>
  slug.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_');

function rootsOf(config: SanitizedConfig): Map<string, Root> {
  const { collections, globals } = countedSources(config);
  const roots = new Map<string, Root>();
  for (const [kind, sources] of [['collection', collections] as const, ['global', globals] as const])
    for (const { slug } of sources) {
      roots.set(tableOf(slug), { kind, slug, isVersion: false });
      roots.set(`_${tableOf(slug)}_v`, { kind, slug, isVersion: true });
    }
  return roots;
}

/** Schema by Payload instance. Tables change only with migrations, so a process reads them once. */
const schemas = new WeakMap<Payload, Promise<Schema>>();

/** Returns the tables of the content, with the columns that refer to other rows. */
export async function schemaOf(payload: Payload, sql: Sql): Promise<Schema> {
  const known = schemas.get(payload);
  if (known) return known;
  const read = sql.query<Column>(columnsStatement, []).then((columns) => ({ columns, roots: rootsOf(payload.config) }));
  schemas.set(payload, read);
  read.catch(() => schemas.delete(payload));
  return read;
}

/** Whether a foreign key links a row to its parent row, and is no relation of the content. */
export function isStructural({ table, column }: Column, { roots }: Schema): boolean {
  if (column === '_parent_id') return true;
  return column === 'parent_id' && (/_(rels|texts|numbers)$/.test(table) || Boolean(roots.get(table)?.isVersion));
}

const quoted = (name: string): string => `"${name}"`;

/** Returns a query for the documents with rows that meet a condition. Returns `undefined` if the table belongs to no document. */
function documentsWith(schema: Schema, table: string, condition: string): string | undefined {
  const root = schema.roots.get(table);
  if (root?.isVersion)
    return `select '${root.kind}' as kind, '${root.slug}' as slug, parent_id as id from ${quoted(table)} where latest and ${condition}`;
  if (root) return `select '${root.kind}' as kind, '${root.slug}' as slug, id from ${quoted(table)} where ${condition}`;
  const parent = schema.columns.find((column) => column.table === table && column.target && isStructural(column, schema));
  if (!parent?.target) return undefined;
  const ids = `select ${quoted(parent.column)} from ${quoted(table)} where ${condition}`;
  return documentsWith(schema, parent.target, `id in (${ids})`);
}

/** Returns a JSON path that matches `{ relationTo, value }` at any depth, and block fields that contain a bare id. */
function jsonPath(config: SanitizedConfig, { collection, id }: Target): string {
  const names = new Set(relationsTo(config, collection).flatMap(({ name, isInBlock }) => (isInBlock ? name : [])));
  const fields = [...names].map((name) => `@."${name}"[*] == ${id}`);
  const anywhere = `(@.relationTo == "${collection}" && @.value == ${id})`;
  return `$.** ? (${[anywhere, ...fields].join(' || ')})`;
}

/**
 * Returns the documents whose published row or latest draft may refer to the target. Relations match exactly. In JSON, a field of
 * the same name may contain an id of another collection, so callers must verify the documents.
 */
export async function referringDocuments(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  target: Target,
): Promise<Referring[]> {
  const sql = await requestReads(req);
  const schema = await schemaOf(req.payload, sql);
  const table = tableOf(target.collection);
  const statements = schema.columns.flatMap((column) => {
    if (column.target === null) return documentsWith(schema, column.table, `${quoted(column.column)} @? $1::jsonpath`) ?? [];
    if (column.target !== table || isStructural(column, schema)) return [];
    return documentsWith(schema, column.table, `${quoted(column.column)} = ${Number(target.id)}`) ?? [];
  });
  const statement = `select distinct kind, slug, id from (${statements.join(' union all ')}) as found order by kind, slug, id`;
  return sql.query<Referring>(statement, [jsonPath(req.payload.config, target)]);
}
