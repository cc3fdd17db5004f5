import { localeOf, localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { FactLabel } from '../../facets/facets.ts';
import type { ApiContext, Sql } from '../../platform/api/context.ts';
import { cachedContent } from '../../platform/changes/content-cache.ts';

/** A fact of the dictionary, its values in the editors' order. */
export type DictionaryFact = FactLabel & {
  /** Whether lists can be filtered by it. Other facts only appear on their products. */
  filterable: boolean;
};

type Row = {
  key: string;
  name: string;
  kind: 'list' | 'range';
  unit: string | null;
  filterable: boolean;
  values: [string, string][] | null;
};

/** Statement for the labels of facts whose values are records. The dictionary contains the labels of all other facts. */
const recordLabels = `
  select 'material' as fact, m.key as value, l.title, 0 as position from materials m join materials_locales l on l._parent_id = m.id and l._locale = $1::_locales
  union all
  select 'mounting', m.key, l.title, m.position from mountings m join mountings_locales l on l._parent_id = m.id and l._locale = $1::_locales
  union all
  select 'colour', c.key, case when l.title like '%' || c.code || '%' or c.code !~ '[0-9]' then l.title else c.code || ' ' || l.title end, c.position from colours c join colours_locales l on l._parent_id = c.id and l._locale = $1::_locales
  union all
  select f.key, v.value, l.title, v.position from fact_values v join facts f on f.id = v.fact_id
    join fact_values_locales l on l._parent_id = v.id and l._locale = $1::_locales`;

/**
 * Returns the dictionary of facts in a site's language, in the editors' order, with a label for each value. It is cached in
 * memory.
 */
export function factLabels(context: ApiContext, siteId: SiteId): Promise<DictionaryFact[]> {
  return cachedContent(context, { name: 'facts', siteId, types: ['Fact'] }, (sql) => read(sql, siteId));
}

async function read(sql: Sql, siteId: SiteId): Promise<DictionaryFact[]> {
  const rows = await sql.query<Row>(
    `select f.key, l.title as name, f.kind::text as kind, f.unit, coalesce(f.filterable, true) as filterable, labels.values
     from facts f join facts_locales l on l._parent_id = f.id and l._locale = $1::_locales
     left join (select fact, json_agg(json_build_array(value, title) order by position, title) as values
       from (${recordLabels}) label group by fact) labels on labels.fact = f.key
     order by f.position, f.key`,
    [localeOfSite(siteId)],
  );
  return rows.map((row) => ({
    key: row.key,
    name: row.name,
    kind: row.kind,
    unit: row.unit ?? undefined,
    filterable: row.filterable,
    values: new Map(row.values ?? []),
  }));
}

/** Formats a number in the site's language. */
export function formatNumber(siteId: SiteId, value: number): string {
  return new Intl.NumberFormat(localeOf(localeOfSite(siteId)).languageTag, {
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(value);
}
