import { defaultLocale, type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import type { PayloadRequest } from 'payload';
import { writesIn } from '../platform/access/roles.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { type DraftedCollection, draftedCollections } from '../platform/publication/drafted-collections.ts';

/** The languages into which editors translate. */
export const translatedLocales: readonly LocaleCode[] = localeCodes.filter((code) => code !== defaultLocale);

/** Returns the languages into which a user translates: for editors all of them. */
export function translatedBy(user: PayloadRequest['user']): readonly LocaleCode[] {
  return translatedLocales.filter((locale) => writesIn(user, locale));
}

/** State of a translation: absent, written but not live, older than the text in the default language, or up to date. */
export type TranslationState = 'missing' | 'draft' | 'older' | 'current';

export type TranslationRow = {
  kind: DraftedCollection;
  id: number;
  /** Title in the default language. */
  title: string;
  /** State per translated language. */
  states: Readonly<Partial<Record<LocaleCode, TranslationState>>>;
  /** Time of the last change of the text in the default language. */
  changedAt: Date;
};

export const translationOrders = ['kind', 'title', 'changedAt'] as const;

export type TranslationQuestion = {
  kind?: DraftedCollection | undefined;
  /** Languages whose translations count. */
  locales: readonly LocaleCode[];
  order: (typeof translationOrders)[number];
  offset: number;
};

export const rowsPerPage = 100;

const state = (locale: LocaleCode) => `
  case when coalesce(written.${locale}, '') = '' then 'missing'
    when not coalesce(live.${locale}, false) then 'draft'
    when known.${locale} < known.changed_at then 'older' else 'current' end`;

/** Returns SQL with one column per language. */
const perLocale = (codes: readonly LocaleCode[], column: (code: LocaleCode) => string) => codes.map(column).join(', ');

const states = perLocale(translatedLocales, (code) => `'${code}', ${state(code)}`);

/** Returns SQL for the entries of a collection that are live in the default language. */
const entriesOf = (collection: DraftedCollection) => `
  select '${collection}' as kind, p.id, written.${defaultLocale} as title, jsonb_build_object(${states}) as states,
    coalesce(known.changed_at, p.updated_at) as changed_at
  from ${collection} p
  join lateral (
    select ${perLocale(localeCodes, (code) => `bool_or(l._status::text = 'published') filter (where l._locale::text = '${code}') as ${code}`)}
    from ${collection}_locales l where l._parent_id = p.id) live on live.${defaultLocale}
  join lateral (
    select ${perLocale(localeCodes, (code) => `max(t.version_title) filter (where t._locale::text = '${code}') as ${code}`)}
    from _${collection}_v v join _${collection}_v_locales t on t._parent_id = v.id where v.parent_id = p.id and v.latest) written on true
  join lateral (
    select max(s.changed_at) filter (where s.locale = '${defaultLocale}') as changed_at,
      ${perLocale(translatedLocales, (code) => `max(s.published_at) filter (where s.locale = '${code}') as ${code}`)}
    from text_state s where s.entry_type = '${collection}' and s.entry_id = p.id) known on true`;

const orders = {
  kind: 'kind, title, id',
  title: 'title, kind, id',
  changedAt: 'changed_at desc, kind, id',
} as const satisfies Record<TranslationQuestion['order'], string>;

const statementFor = (order: TranslationQuestion['order']) => `
  select kind, id, title, states, changed_at as "changedAt", (count(*) over ())::int as total
  from (${draftedCollections.map(entriesOf).join(' union all ')}) as entries
  where exists (select from jsonb_each_text(states) as t (locale, state) where state <> 'current' and locale = any($3::text[]))
    and ($1::text is null or kind = $1)
  order by ${orders[order]} limit ${rowsPerPage} offset $2`;

/** Returns a page of the entries with a missing, withdrawn or outdated translation, and their total number. */
export async function translationsBehind(
  sql: Sql,
  question: TranslationQuestion,
): Promise<{ rows: TranslationRow[]; total: number }> {
  const { kind, locales, order, offset } = question;
  const rows = await sql.query<TranslationRow & { total: number }>(statementFor(order), [kind ?? null, offset, locales]);
  return { rows, total: rows[0]?.total ?? 0 };
}
