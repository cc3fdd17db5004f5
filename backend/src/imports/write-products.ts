import { defaultLocale, type LocaleCode } from '@plantsoen/contract/locales.ts';
import { requestReads } from '../platform/database/request-sql.ts';
import { limits } from '../platform/payload/limits.ts';
import type { CellValue, ImportColumn } from './import-column.ts';
import type { StoredDifference } from './import-contents.ts';
import { recordsByKeys } from './load-stored.ts';
import { foldName } from './nearest-name.ts';
import { publishedLocale } from './pending-draft.ts';
import type { StoredRecord } from './stored-record.ts';
import { byRecord, type DocumentWriter, writeRecord, writtenValue } from './write-documents.ts';

type FactRow = { fact: number; text?: string | null; number?: number | null; boolean?: boolean | null };
type Data = Record<string, unknown>;

/** Change of a product in one language, as a draft or published. */
type Edit = { locale: LocaleCode; isPublished: boolean; data: Data };

/**
 * Writes products as an editor would: a text that is live is published in its language, other texts are saved as drafts. A new
 * product is a draft in all languages. Returns the differences of new products with their ids.
 */
export async function writeProducts(
  writer: DocumentWriter,
  differences: readonly StoredDifference[],
): Promise<StoredDifference[]> {
  const sql = await requestReads(writer.req);
  const keys = differences.map(({ recordKey }) => recordKey);
  const stored = await recordsByKeys(sql, 'products', keys);
  const factIds = new Map(
    (await sql.query<{ key: string; id: number }>('select key, id from facts', [])).map(({ key, id }) => [key, id]),
  );
  const created: StoredDifference[] = [];
  for (const record of byRecord(differences)) {
    const [first] = record;
    if (!first) continue;
    await writeRecord(record, async () => {
      if (!first.isNew) return await update(writer, record, stored.get(first.recordKey), factIds);
      if (writer.direction === 'undo') {
        const { req, user } = writer;
        return await req.payload.delete({
          collection: 'products',
          id: first.recordId ?? 0,
          depth: 0,
          user,
          overrideAccess: false,
          req,
        });
      }
      const id = await create(writer, record, factIds);
      created.push(...record.map((one) => ({ ...one, recordId: id })));
    });
    await writer.onWritten();
  }
  return created;
}

async function update(
  writer: DocumentWriter,
  record: readonly StoredDifference[],
  stored: StoredRecord | undefined,
  factIds: ReadonlyMap<string, number>,
): Promise<void> {
  if (!stored) throw new Error('the product of a row has gone');
  const { req, user } = writer;
  const edits = new Map<LocaleCode, Edit>();
  let facts: FactRow[] | undefined;
  for (const one of record) {
    const column = writer.columns.get(one.columnKey);
    if (!column || column.isKey) continue;
    const live = publishedLocale(stored, column);
    const locale = live ?? column.locale ?? defaultLocale;
    const edit = edits.get(locale) ?? { locale, isPublished: live !== undefined, data: {} };
    edits.set(locale, edit);
    if (!column.field.startsWith('fact.')) setField(edit.data, column, writtenValue(one, writer.direction));
    else {
      facts ??= await storedFacts(writer, stored.id);
      facts = withFact(facts, factIds.get(column.field.slice('fact.'.length)), writtenValue(one, writer.direction));
      edit.data.facts = facts;
    }
  }
  for (const { locale, isPublished, data } of edits.values())
    await req.payload.update({
      ...{ collection: 'products', id: stored.id, locale, depth: 0, draft: !isPublished, user, overrideAccess: false, req },
      data: { ...data, _status: isPublished ? 'published' : 'draft' },
    });
}

/** Creates a product as a draft. Its slug comes from its title, and editors may change it before they publish. */
async function create(
  { req, user, columns, direction }: DocumentWriter,
  record: readonly StoredDifference[],
  factIds: ReadonlyMap<string, number>,
): Promise<number> {
  const shared: Data = { articleNumber: record[0]?.recordKey };
  const texts = new Map<LocaleCode, Data>([[defaultLocale, {}]]);
  let facts: FactRow[] = [];
  for (const one of record) {
    const column = columns.get(one.columnKey);
    const value = writtenValue(one, direction);
    if (!column || column.isKey) continue;
    if (column.field.startsWith('fact.')) facts = withFact(facts, factIds.get(column.field.slice('fact.'.length)), value);
    else if (column.locale === undefined) setField(shared, column, value);
    else {
      const data = texts.get(column.locale) ?? {};
      texts.set(column.locale, data);
      setField(data, column, value);
      if (column.field === 'title' && typeof value === 'string') data.slug = slugOf(value);
    }
  }
  const rights = { collection: 'products', depth: 0, draft: true, user, overrideAccess: false, req } as const;
  const data = { ...shared, facts, ...texts.get(defaultLocale), _status: 'draft' } as never;
  const { id } = await req.payload.create({ ...rights, locale: defaultLocale, data });
  for (const [locale, more] of texts)
    if (locale !== defaultLocale) await req.payload.update({ ...rights, id, locale, data: { ...more, _status: 'draft' } });
  return id;
}

const slugOf = (title: string): string =>
  foldName(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, limits.slug)
    .replaceAll(/^-+|-+$/g, '');

/** Sets a field by its path. References are stored by their ids. */
function setField(data: Data, { field, value: rule }: ImportColumn, value: CellValue): void {
  const [name = '', inner] = field.split('.');
  const isReference = field === 'category' || field === 'mountings';
  const content = rule.type === 'choice' && rule.hasMany ? (value ?? []) : value;
  const stored = isReference
    ? Array.isArray(content)
      ? content.map(Number)
      : content === null
        ? null
        : Number(content)
    : content;
  if (inner === undefined) data[name] = stored;
  else data[name] = { ...(data[name] as Data | undefined), [inner]: stored };
}

/** Returns the facts that editors see, of the latest version. */
async function storedFacts({ req, user }: DocumentWriter, id: number): Promise<FactRow[]> {
  const product = await req.payload.findByID({
    ...{ collection: 'products', id, depth: 0, draft: true, user, overrideAccess: false, req },
    select: { facts: true },
  });
  return (product.facts ?? []) as FactRow[];
}

/** Replaces the values of one fact. Yes and no are stored as such. */
function withFact(facts: readonly FactRow[], fact: number | undefined, value: CellValue): FactRow[] {
  if (fact === undefined) throw new Error('the fact of a column has gone');
  const others = facts.filter((row) => row.fact !== fact);
  const values = value === null ? [] : Array.isArray(value) ? value : [value];
  const added = values.map((one): FactRow => {
    if (typeof one === 'number') return { fact, number: one };
    return one === 'true' || one === 'false' ? { fact, boolean: one === 'true' } : { fact, text: String(one) };
  });
  return [...others, ...added];
}
