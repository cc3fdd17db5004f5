import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { and, eq, ilike, sql } from '@payloadcms/db-postgres/drizzle';
import { alias, type PgColumn, type PgTable } from '@payloadcms/db-postgres/drizzle/pg-core';
import { localeCodes } from '@plantsoen/contract/locales.ts';
import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload';
import { isAdminUser } from '../../src/platform/access/roles.ts';

type Collection = Pick<SanitizedCollectionConfig, 'slug' | 'admin' | 'flattenedFields' | 'versions'>;
type Question = { where?: Where; select?: object; includeLockStatus?: boolean };
type Titled = { id: number } & Record<string, unknown>;

/** Maximum number of entries that a search finds by a title in another language. */
const maxFound = 200;
const maxWords = 8;

/** Returns the name of the title of a collection if it is localised. */
function localizedTitle({ admin, flattenedFields }: Collection): string | undefined {
  const field = flattenedFields.find(({ name }) => name === admin.useAsTitle);
  return field && 'localized' in field && field.localized ? field.name : undefined;
}

/** Finds entries without a title in the language by that in another one, in lists and in selections of related entries (EDT-14). */
export const searchTitlesInAnyLanguage: CollectionBeforeOperationHook = async ({ args, collection, overrideAccess, req }) => {
  const { where } = args as Question;
  const title = localizedTitle(collection);
  if (overrideAccess || !where || !title || !isAdminUser(req.user)) return args;
  return { ...args, where: await inAnyLanguage(req, collection, title, where) };
};

async function inAnyLanguage(req: PayloadRequest, collection: Collection, title: string, where: Where): Promise<Where> {
  const parts = Object.entries(where).map(async ([key, condition]): Promise<Where> => {
    if (Array.isArray(condition))
      return { [key]: await Promise.all(condition.map((one: Where) => inAnyLanguage(req, collection, title, one))) };
    const text = key === title && condition && 'like' in condition ? condition.like : undefined;
    if (typeof text !== 'string' || text.trim() === '') return { [key]: condition };
    const ids = await idsByTitle(req, collection, title, text);
    return ids.length === 0 ? { [key]: condition } : { or: [{ [key]: condition }, { id: { in: ids } }] };
  });
  const conditions = await Promise.all(parts);
  return conditions.length === 1 ? (conditions[0] ?? where) : { and: conditions };
}

/** Columns that Payload gives to each table of titles. */
type TitleTable = PgTable & Record<'id' | 'parent' | 'latest' | '_parentID' | '_locale' | (string & {}), PgColumn>;

/** Returns the tables of the titles of a collection and their columns: those of its versions if it has drafts. */
function titleColumns(req: PayloadRequest, { slug, versions }: Collection, title: string) {
  const { tables, tableNameMap, versionsSuffix, localesSuffix } = req.payload.db as unknown as PostgresAdapter;
  const isDrafted = Boolean(versions?.drafts);
  const tableName = slug.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const name = tableNameMap.get(isDrafted ? `_${tableName}${versionsSuffix}` : tableName);
  const entries = tables[`${name}`] as unknown as TitleTable;
  const texts = tables[`${name}${localesSuffix}`] as unknown as TitleTable;
  const own = alias(texts, 'own') as unknown as TitleTable;
  const column = isDrafted ? `version_${title}` : title;
  const [text, ownText] = [texts[column], own[column]] as [PgColumn, PgColumn];
  const [id, latest] = isDrafted ? [entries.parent, entries.latest] : [entries.id, undefined];
  return { entries, texts, own, text, ownText, id, latest };
}

/** Returns the ids of entries whose title has all words of a text in another language, and that have none in the language itself. */
async function idsByTitle(req: PayloadRequest, collection: Collection, title: string, text: string): Promise<number[]> {
  const { entries, texts, own, text: column, ownText, id, latest } = titleColumns(req, collection, title);
  const words = text.trim().split(/\s+/).slice(0, maxWords);
  const rows = await (req.payload.db as unknown as PostgresAdapter).drizzle
    .selectDistinct({ id })
    .from(entries)
    .innerJoin(texts, eq(texts._parentID, entries.id))
    .leftJoin(own, and(eq(own._parentID, entries.id), eq(own._locale, req.locale)))
    .where(
      and(
        ...words.map((word) => ilike(column, `%${word.replace(/[\\%_]/g, '\\$&')}%`)),
        sql`coalesce(${ownText}, '') = ''`,
        latest && sql`${latest}`,
      ),
    )
    .limit(maxFound);
  return rows.map((row) => Number(row.id));
}

/**
 * Shows entries without a title in the language by their title in another one, with its code behind. Applies to lists, to selections of
 * related entries, which read only titles, and to the related entries of a list, which ask for it.
 */
export const showTitlesOfAnyLanguage: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  const title = localizedTitle(collection);
  if (operation !== 'find' || !title || !isAdminUser(req.user) || !showsTitles(args as Question, title, req)) return result;
  const { docs } = result as { docs: Titled[] };
  const untitled = docs.filter((doc) => !doc[title]);
  if (untitled.length === 0) return result;
  const { docs: titled } = await req.payload.find({
    collection: collection.slug as CollectionSlug,
    where: { id: { in: untitled.map(({ id }) => id) } },
    locale: 'all',
    select: { [title]: true },
    ...{ draft: true, depth: 0, limit: untitled.length, pagination: false },
  });
  const titles = new Map(titled.map((doc) => [doc.id, (doc as unknown as Titled)[title] as Record<string, unknown> | undefined]));
  for (const doc of untitled) {
    const texts = titles.get(doc.id);
    const code = localeCodes.find((one) => texts?.[one]);
    if (code) doc[title] = `${texts?.[code]} (${code})`;
  }
  return result;
};

function showsTitles({ includeLockStatus, select }: Question, title: string, { searchParams }: PayloadRequest): boolean {
  if (includeLockStatus || searchParams?.get('title') === 'any') return true;
  const selected = Object.keys(select ?? {});
  return selected.includes(title) && selected.every((name) => name === title || name === 'filename');
}
