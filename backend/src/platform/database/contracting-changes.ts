import type { PGlite } from '@electric-sql/pglite';

/** Tables that grow without a limit. An index on them takes long enough to block writers noticeably. */
const largeTables = [
  'activity_log',
  'audit_log',
  'change',
  'form_submissions',
  'form_upload',
  'import_difference',
  'import_problem',
  'mail',
  'member_session',
  'search_entry',
  'search_word',
  'webhook_delivery',
];

type Column = { table: string; name: string; type: string; isRequired: boolean; hasDefault: boolean };
/** A constraint or an index. `columns` is empty if it consists of expressions. */
type Rule = { table: string; name: string; columns: string[]; restricts: boolean };
export type Schema = { objects: Set<string>; columns: Map<string, Column>; rules: Map<string, Rule> };

const objects = `
  select 'table ' || tablename as name from pg_tables where schemaname = 'public'
  union all select 'sequence ' || sequencename from pg_sequences where schemaname = 'public'
  union all select 'function ' || oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace
  union all select format('value ''%s'' of the type %s', enumlabel, typname) from pg_enum join pg_type t on t.oid = enumtypid`;

const columns = `
  select relname as table, attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "isRequired",
    atthasdef or attidentity <> '' as "hasDefault"
  from pg_attribute join pg_class c on c.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`;

const rules = `
  select c.relname as table, r.name, r.restricts,
    array(select attname::text from pg_attribute where attrelid = r.relation and attnum = any(r.keys) and attnum > 0) as columns
  from (
    select conrelid as relation, conname as name, conkey as keys, true as restricts from pg_constraint where contype in ('c', 'f', 'x')
    union all
    select indrelid, indexrelid::regclass::name, indkey::int2[], indisunique from pg_index) r
  join pg_class c on c.oid = r.relation where c.relnamespace = 'public'::regnamespace`;

/** Returns what a database has, by its name. */
export async function readSchema(database: PGlite): Promise<Schema> {
  const found = await database.query<{ name: string }>(objects);
  const foundColumns = await database.query<Column>(columns);
  const foundRules = await database.query<Rule>(rules);
  return {
    objects: new Set(found.rows.map(({ name }) => name)),
    columns: new Map(foundColumns.rows.map((column) => [`${column.table}.${column.name}`, column])),
    rules: new Map(foundRules.rows.map((rule) => [`${rule.table}.${rule.name}`, rule])),
  };
}

/**
 * Returns the changes between two schemas that break running code of the version before, or that block writers, one line each: see
 * `docs/guides/change-the-database.md`. PostgreSQL is asked for the schemas, so that the way in which a statement is written does not
 * matter.
 */
export function contractingChanges(before: Schema, after: Schema): string[] {
  const existed = (table: string) => before.objects.has(`table ${table}`);
  const added = [...after.rules].filter(([key, { table }]) => !before.rules.has(key) && existed(table)).map(([, rule]) => rule);
  return [
    ...[...before.objects].filter((name) => !after.objects.has(name)).map((name) => `drops or renames the ${name}`),
    ...[...before.columns].flatMap(([key, was]) => {
      if (!after.objects.has(`table ${was.table}`)) return [];
      const is = after.columns.get(key);
      if (!is) return [`drops or renames the column ${key}`];
      return [
        ...(is.type === was.type ? [] : [`changes the type of the column ${key} from ${was.type} to ${is.type}`]),
        ...(is.isRequired && !was.isRequired ? [`makes the column ${key} required`] : []),
        ...(is.isRequired && was.hasDefault && !is.hasDefault ? [`drops the default of the column ${key}`] : []),
      ];
    }),
    ...[...after.columns]
      .filter(
        ([key, { table, isRequired, hasDefault }]) => isRequired && !hasDefault && !before.columns.has(key) && existed(table),
      )
      .map(([key]) => `adds the required column ${key} without a default`),
    ...added
      .filter(({ table, columns, restricts }) => restricts && !columns.some((name) => !before.columns.has(`${table}.${name}`)))
      .map(({ table, name }) => `adds ${name}, which restricts rows of ${table}`),
    ...added
      .filter(({ table, restricts }) => !restricts && largeTables.includes(table))
      .map(({ table, name }) => `builds the index ${name}, which blocks writers of the large table ${table}`),
  ];
}
