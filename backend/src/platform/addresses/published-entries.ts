import { sql } from '@payloadcms/db-postgres';
import { isLocaleCode, siteIdOf } from '@plantsoen/contract/locales.ts';
import type { SqlExecutor } from '../database/request-sql.ts';
import type { AddressRule, PublishedEntry } from './address.ts';

type Row = {
  _locale: string;
  title: string | null;
  slug: string | null;
  parent_id: number | null;
  members_only: boolean | null;
  type: string | null;
};

/**
 * Returns the published data of an entry, one item per locale in which it is published. Reads Payload's main tables, which drafts never
 * change, in the running transaction. A locale without a row, title or slug is not published.
 */
export async function publishedEntries(db: SqlExecutor, rule: AddressRule, id: number): Promise<PublishedEntry[]> {
  const table = sql.identifier(rule.collection);
  const parent = rule.parent ? sql`p.${sql.identifier(rule.parent.column)}` : sql`null::int`;
  const { rows } = await db.execute<Row>(sql`
    select l._locale::text, l.title, l.slug, ${parent} as parent_id,
      ${rule.hasMembersOnly ? sql`p.members_only` : sql`false`} as members_only, ${rule.hasType ? sql`p.type::text` : sql`null`} as type
    from ${table} p join ${sql.identifier(`${rule.collection}_locales`)} l on l._parent_id = p.id
    where p.id = ${id} and l._status::text = 'published'`);
  return rows.flatMap((row) => {
    if (!isLocaleCode(row._locale) || !row.title || !row.slug) return [];
    const { title, slug } = row;
    return [
      {
        siteId: siteIdOf(row._locale),
        title,
        slug,
        parentId: row.parent_id ?? undefined,
        membersOnly: row.members_only ?? false,
        type: row.type ?? undefined,
      },
    ];
  });
}

/** Returns the ids of the entries whose address depends on this one. */
export async function entriesBelow(db: SqlExecutor, rule: AddressRule, parentId: number): Promise<number[]> {
  if (!rule.parent) return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${sql.identifier(rule.collection)} where ${sql.identifier(rule.parent.column)} = ${parentId} order by id`);
  return rows.map((row) => row.id);
}
