import { sql } from '@payloadcms/db-postgres/drizzle';
import { defaultLocale, type LocaleCode } from '@plantsoen/contract/locales.ts';
import type { PayloadRequest } from 'payload';
import { requestSql, type SqlExecutor } from '../platform/database/request-sql.ts';
import { type ComparedText, compareTexts, countStates, type SourceText, type StateCounts, sourceText } from './compare-texts.ts';
import { type DocumentTexts, readTexts, translatedLocales } from './document-texts.ts';

/** Stored states of the texts of a document: its source, and what each translation was compared with. */
export type StoredTexts = {
  source: Record<string, SourceText>;
  texts: Partial<Record<LocaleCode, Record<string, ComparedText>>>;
};

/** Texts of a language that a translator calls correct; all of them without `keys`. */
export type Acceptance = { locale: LocaleCode; keys?: readonly string[] | undefined };

const nothing: StoredTexts = { source: {}, texts: {} };

/**
 * Compares the translations of documents with their source, and stores the states (EDT-09). One statement reads and one writes all
 * documents, so that imports call it per batch. Documents that no longer exist lose their states.
 */
export async function noteTranslations(
  req: PayloadRequest,
  kind: string,
  ids: readonly number[],
  acceptance?: Acceptance,
): Promise<void> {
  const db = await requestSql(req);
  const before = await storedTexts(db, kind, ids);
  const documents = await readTexts(req, kind, ids);
  const present = new Set(documents.map(({ id }) => id));
  const gone = ids.filter((id) => !present.has(id));
  if (gone.length > 0) await forgetTranslations(db, kind, gone);
  if (documents.length === 0) return;
  const rows = documents.map((texts) => rowOf(texts, before.get(texts.id), acceptance));
  await db.execute(sql`
    insert into translation_state as former (kind, document_id, title, changed_at, noted_at, states, marks, source, texts)
    select ${kind}, document_id, title, coalesce(noted_at, now()), noted_at, states, array(select jsonb_array_elements_text(marks)), source, texts
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as document
      (document_id int, title text, noted_at timestamptz, states jsonb, marks jsonb, source jsonb, texts jsonb)
    on conflict (kind, document_id) do update set title = excluded.title, noted_at = excluded.noted_at, states = excluded.states,
      marks = excluded.marks, source = excluded.source, texts = excluded.texts,
      changed_at = case when former.source = excluded.source then former.changed_at else now() end`);
}

/** Deletes the states of documents. */
export async function forgetTranslations(db: SqlExecutor, kind: string, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    delete from translation_state
    where kind = ${kind} and document_id in (select id::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) id)`);
}

/** Reads what is stored about the texts of documents, and locks it until the end of the transaction. */
async function storedTexts(db: SqlExecutor, kind: string, ids: readonly number[]): Promise<Map<number, StoredTexts>> {
  const { rows } = await db.execute<StoredTexts & { id: number }>(sql`
    select document_id as id, source, texts from translation_state
    where kind = ${kind} and document_id in (select id::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) id)
    order by document_id for update`);
  return new Map(rows.map(({ id, source, texts }) => [id, { source, texts }]));
}

function rowOf({ id, title, updatedAt, isTranslated, texts }: DocumentTexts, before = nothing, acceptance?: Acceptance) {
  const source: Record<string, SourceText> = {};
  for (const [key, { live, written }] of Object.entries(texts[defaultLocale]))
    if (isTranslated ? live : written) source[key] = sourceText(live || written);
  const states: Partial<Record<LocaleCode, StateCounts>> = {};
  const marks: string[] = [];
  const comparedTexts: StoredTexts['texts'] = {};
  for (const locale of translatedLocales) {
    const accepts = (key: string) => acceptance?.locale === locale && (acceptance.keys?.includes(key) ?? true);
    const former = { source: before.source, texts: before.texts[locale] ?? {} };
    const compared = compareTexts(source, texts[locale], former, accepts);
    comparedTexts[locale] = compared.texts;
    if (!isTranslated) continue;
    const counts = countStates(compared);
    states[locale] = counts;
    for (const [state, count] of Object.entries(counts)) if (count > 0) marks.push(`${locale}:${state}`);
  }
  return { document_id: id, title, noted_at: updatedAt, states, marks, source, texts: comparedTexts };
}
