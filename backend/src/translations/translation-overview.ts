import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { StateCounts } from './compare-texts.ts';

/** States of a translation that need work. */
export const openStates = ['missing', 'outdated', 'draft'] as const;

export type OpenState = (typeof openStates)[number];

export type TranslationRow = {
  kind: string;
  /** Number of the document; `globalId` for a global. */
  id: number;
  /** Title in the default language; empty for a global. */
  title: string;
  /** Numbers of texts that need work, per translated language. */
  states: Readonly<Partial<Record<LocaleCode, StateCounts>>>;
  /** Time of the last change of the source. */
  changedAt: Date;
};

export const translationOrders = ['kind', 'title', 'changedAt'] as const;

export type TranslationFilter = {
  /** Collections and globals that the user may translate, or one of them. */
  kinds: readonly string[];
  /** Languages into which the user translates, or one of them. */
  locales: readonly LocaleCode[];
  state?: OpenState | undefined;
};

export type TranslationQuestion = TranslationFilter & {
  order: (typeof translationOrders)[number];
  offset: number;
};

export const rowsPerPage = 100;

const orders = {
  kind: 'kind, title, document_id',
  title: 'title, kind, document_id',
  changedAt: 'changed_at desc, kind, document_id',
} as const satisfies Record<TranslationQuestion['order'], string>;

const isOpen = `marks <> '{}' and kind = any($1::text[]) and marks && $2::text[]`;

/** Returns the marks that the filter selects. */
const marksOf = ({ locales, state }: TranslationFilter): string[] =>
  locales.flatMap((code) => (state ? [state] : openStates).map((one) => `${code}:${one}`));

/** Returns the SQL for a page of the overview. */
export const statementFor = (order: TranslationQuestion['order']) => `
  select kind, document_id as id, title, states, changed_at as "changedAt" from translation_state
  where ${isOpen} order by ${orders[order]} limit ${rowsPerPage} offset $3`;

/** Returns a page of the documents with a missing, outdated or unpublished translation, and their total number. */
export async function openTranslations(
  sql: Sql,
  question: TranslationQuestion,
): Promise<{ rows: TranslationRow[]; total: number }> {
  const { kinds, order, offset } = question;
  const marks = marksOf(question);
  const [rows, total] = await Promise.all([
    sql.query<TranslationRow>(statementFor(order), [kinds, marks, offset]),
    countOpen(sql, question),
  ]);
  return { rows, total };
}

/** Counts the documents with a missing, outdated or unpublished translation. */
export async function countOpen(sql: Sql, filter: TranslationFilter): Promise<number> {
  const [row] = await sql.query<{ count: number }>(`select count(*)::int as count from translation_state where ${isOpen}`, [
    filter.kinds,
    marksOf(filter),
  ]);
  return row?.count ?? 0;
}

/** Number of documents of a kind with texts in a state and language. */
export type OpenCount = { kind: string; locale: LocaleCode; state: OpenState; count: number };

/** Counts documents per kind, language and state. */
export async function openCounts(sql: Sql, { kinds, locales }: TranslationFilter): Promise<OpenCount[]> {
  return sql.query<OpenCount>(
    `select kind, split_part(mark, ':', 1) as locale, split_part(mark, ':', 2) as state, count(*)::int as count
     from translation_state, unnest(marks) mark
     where marks <> '{}' and kind = any($1::text[]) and split_part(mark, ':', 1) = any($2::text[]) group by kind, mark order by kind, mark`,
    [kinds, locales],
  );
}

/** Returns the document after another one, in the order of kinds, whose translation needs work in a language. */
export async function nextOpen(
  sql: Sql,
  filter: TranslationFilter,
  after: { kind: string; id: number },
): Promise<{ kind: string; id: number } | undefined> {
  const [row] = await sql.query<{ kind: string; id: number }>(
    `select kind, document_id as id from translation_state
     where ${isOpen} and (kind, document_id) <> ($3, $4::int)
     order by (kind, title, document_id) <= (
       $3, coalesce((select title from translation_state where kind = $3 and document_id = $4), ''), $4::int), kind, title, document_id limit 1`,
    [filter.kinds, marksOf(filter), after.kind, after.id],
  );
  return row;
}
