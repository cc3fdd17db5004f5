import type { Sql } from '../platform/api/counted-sql.ts';
import { type DraftedCollection, draftedCollections } from '../platform/publication/drafted-collections.ts';

/** How a translation stands: absent, written but not live, older than the Dutch text, or up to date. */
export type TranslationState = 'missing' | 'draft' | 'older' | 'current';

export type TranslationRow = {
  kind: DraftedCollection;
  id: number;
  /** In Dutch. */
  title: string;
  en: TranslationState;
  de: TranslationState;
  /** When the Dutch text last changed. */
  changedAt: Date;
};

export const translationOrders = ['kind', 'title', 'changedAt'] as const;

export type TranslationQuestion = {
  kind?: DraftedCollection | undefined;
  order: (typeof translationOrders)[number];
  offset: number;
};

export const rowsPerPage = 100;

const state = (locale: 'en' | 'de') => `
  case when coalesce(written.${locale}, '') = '' then 'missing'
    when not coalesce(live.${locale}, false) then 'draft'
    when known.${locale} < known.changed_at then 'older' else 'current' end`;

/** The entries of a collection that are live in Dutch. */
const entriesOf = (collection: DraftedCollection) => `
  select '${collection}' as kind, p.id, written.nl as title, ${state('en')} as en, ${state('de')} as de,
    coalesce(known.changed_at, p.updated_at) as changed_at
  from ${collection} p
  join lateral (select bool_or(l._status::text = 'published') filter (where l._locale::text = 'nl') as nl,
      bool_or(l._status::text = 'published') filter (where l._locale::text = 'en') as en,
      bool_or(l._status::text = 'published') filter (where l._locale::text = 'de') as de
    from ${collection}_locales l where l._parent_id = p.id) live on live.nl
  join lateral (select max(t.version_title) filter (where t._locale::text = 'nl') as nl,
      max(t.version_title) filter (where t._locale::text = 'en') as en,
      max(t.version_title) filter (where t._locale::text = 'de') as de
    from _${collection}_v v join _${collection}_v_locales t on t._parent_id = v.id where v.parent_id = p.id and v.latest) written on true
  join lateral (select max(s.changed_at) filter (where s.locale = 'nl') as changed_at,
      max(s.published_at) filter (where s.locale = 'en') as en, max(s.published_at) filter (where s.locale = 'de') as de
    from text_state s where s.entry_type = '${collection}' and s.entry_id = p.id) known on true`;

const orders = {
  kind: 'kind, title, id',
  title: 'title, kind, id',
  changedAt: 'changed_at desc, kind, id',
} as const satisfies Record<TranslationQuestion['order'], string>;

const statementFor = (order: TranslationQuestion['order']) => `
  select kind, id, title, en, de, changed_at as "changedAt", (count(*) over ())::int as total
  from (${draftedCollections.map(entriesOf).join(' union all ')}) as entries
  where (en <> 'current' or de <> 'current') and ($1::text is null or kind = $1)
  order by ${orders[order]} limit ${rowsPerPage} offset $2`;

/** What editors have to translate: a page of the entries whose English or German is behind the Dutch, and how many there are. */
export async function translationsBehind(
  sql: Sql,
  question: TranslationQuestion,
): Promise<{ rows: TranslationRow[]; total: number }> {
  const { kind, order, offset } = question;
  const rows = await sql.query<TranslationRow & { total: number }>(statementFor(order), [kind ?? null, offset]);
  return { rows, total: rows[0]?.total ?? 0 };
}
