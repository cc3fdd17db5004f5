import { sql } from '@payloadcms/db-postgres';
import { isLocaleCode, localeOfSite, type SiteId, siteIdOf } from '@plantsoen/contract/locales.ts';
import type { SqlExecutor } from '../database/request-sql.ts';
import type { AddressRule, PublishedEntry } from './address.ts';

type Row = {
  id: number;
  _locale: string;
  title: string | null;
  slug: string | null;
  parent_id: number | null;
  members_only: boolean | null;
  type: string | null;
};

/**
 * Returns the published data of entries, one item per site in which they are published, in the order of their IDs. Reads Payload's main
 * tables, which drafts never change, in the running transaction. A locale without a row, title or slug is not published.
 */
export async function publishedEntries(
  db: SqlExecutor,
  rule: AddressRule,
  ids: readonly number[],
  siteIds: readonly SiteId[],
): Promise<(PublishedEntry & { id: number })[]> {
  const table = sql.identifier(rule.collection);
  const parent = rule.parent ? sql`p.${sql.identifier(rule.parent.column)}` : sql`null::int`;
  const { rows } = await db.execute<Row>(sql`
    select p.id, l._locale::text, l.title, l.slug, ${parent} as parent_id,
      ${rule.hasMembersOnly ? sql`p.members_only` : sql`false`} as members_only, ${rule.hasType ? sql`p.type::text` : sql`null`} as type
    from ${table} p join ${sql.identifier(`${rule.collection}_locales`)} l on l._parent_id = p.id
    where p.id = any(${sql.param(ids)}::int[]) and l._status::text = 'published'
      and l._locale = any(${sql.param(siteIds.map(localeOfSite))}::_locales[]) order by p.id`);
  return rows.flatMap((row) => {
    if (!isLocaleCode(row._locale) || !row.title || !row.slug) return [];
    const { id, title, slug } = row;
    return [
      {
        id,
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

/** Returns the ids of the entries whose address depends on these. */
export async function entriesBelow(db: SqlExecutor, rule: AddressRule, parentIds: readonly number[]): Promise<number[]> {
  if (!rule.parent || parentIds.length === 0) return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${sql.identifier(rule.collection)} where ${sql.identifier(rule.parent.column)} = any(${sql.param(parentIds)}::int[]) order by id`);
  return rows.map((row) => row.id);
}
