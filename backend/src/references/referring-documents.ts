import type { Payload, PayloadRequest, SanitizedConfig } from 'payload';
import type { Sql } from '../platform/api/counted-sql.ts';
import { requestReads } from '../platform/database/request-sql.ts';
import type { Target } from './mentions.ts';
import { countedSources, relationsTo } from './relation-fields.ts';

/** A collection or global that may name a document; a global has the id 1. */
export type Referring = { kind: 'collection' | 'global'; slug: string; id: number };

type Column = { table: string; column: string; target: string | null };
type Root = Omit<Referring, 'id'> & { isVersion: boolean };
type Schema = { columns: Column[]; roots: ReadonlyMap<string, Root> };

/** Foreign keys with the table they lead to, and JSON columns, which hold blocks and rich texts. */
const columnsStatement = `
  select t.relname as table, a.attname as column, f.relname as target
  from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.connamespace = current_schema()::regnamespace
  union all
  select t.relname, a.attname, null from pg_attribute a join pg_class t on t.oid = a.attrelid
  where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r' and a.atttypid = 'jsonb'::regtype and a.attnum > 0`;

/** Payload's name for the table of a collection or global. */
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

/** The tables change with migrations alone, so that a process reads them once. */
const schemas = new WeakMap<Payload, Promise<Schema>>();

async function schemaOf(payload: Payload, sql: Sql): Promise<Schema> {
  const known = schemas.get(payload);
  if (known) return known;
  const read = sql.query<Column>(columnsStatement, []).then((columns) => ({ columns, roots: rootsOf(payload.config) }));
  schemas.set(payload, read);
  read.catch(() => schemas.delete(payload));
  return read;
}

/** Whether a foreign key says where a row belongs, and is no relation of the content. */
function isStructural({ table, column }: Column, { roots }: Schema): boolean {
  return column === '_parent_id' || (column === 'parent_id' && (table.endsWith('_rels') || Boolean(roots.get(table)?.isVersion)));
}

const quoted = (name: string): string => `"${name}"`;

/** A statement for the documents whose rows of a table meet a condition; undefined for tables of no document. */
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

/** Finds `{ relationTo, value }` anywhere in a JSON column, and the fields of blocks that hold a bare id. */
function jsonPath(config: SanitizedConfig, { collection, id }: Target): string {
  const names = new Set(relationsTo(config, collection).flatMap(({ name, isInBlock }) => (isInBlock ? name : [])));
  const fields = [...names].map((name) => `@."${name}"[*] == ${id}`);
  const anywhere = `(@.relationTo == "${collection}" && @.value == ${id})`;
  return `$.** ? (${[anywhere, ...fields].join(' || ')})`;
}

/**
 * The documents whose published row or latest draft may name the target. Relations are found exactly; in JSON a field of the same
 * name may hold the id of another collection, so that callers read the documents to be sure.
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
