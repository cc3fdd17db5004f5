import type { PayloadRequest } from 'payload';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { type DescribedCollection, describedCollections, type UploadCollection } from './media-review.ts';

const isDescribed = (kind: UploadCollection): kind is DescribedCollection =>
  (describedCollections as readonly string[]).includes(kind);

/** Returns the languages in which each document has an alternative text; undefined for files, which have none. */
export async function describedLocales(
  sql: Sql,
  kind: UploadCollection,
  ids: readonly number[],
): Promise<Map<number, string[]> | undefined> {
  if (!isDescribed(kind)) return undefined;
  const rows = await sql.query<{ id: number; locales: string[] }>(
    `select _parent_id as id, array_agg(_locale::text) as locales from ${kind}_locales
     where _parent_id = any ($1::int[]) and alt <> '' group by _parent_id`,
    [ids],
  );
  return new Map(rows.map(({ id, locales }) => [id, locales]));
}

/** Maximum number of tags and folders that the filter of a list offers. */
const maxOffered = 300;

/** Returns the tags of a collection in alphabetical order. */
export async function usedTags(sql: Sql, kind: UploadCollection): Promise<string[]> {
  const rows = await sql.query<{ tag: string }>(
    `select distinct text as tag from ${kind}_texts where path = 'tags' order by tag limit ${maxOffered}`,
    [],
  );
  return rows.map(({ tag }) => tag);
}

/** Folder with its path, such as `Projects / Deventer`. */
export type NamedFolder = { id: number; name: string };

/** Returns the folders with their paths, in alphabetical order. */
export async function namedFolders({ payload }: Pick<PayloadRequest, 'payload'>): Promise<NamedFolder[]> {
  const { docs } = await payload.find({ collection: 'payload-folders', depth: 0, limit: maxOffered, sort: 'name' });
  const parents = new Map(
    docs.map(({ id, name, folder }) => [id, { name, parent: typeof folder === 'object' ? folder?.id : folder }]),
  );
  const pathOf = (id: number): string => {
    const names: string[] = [];
    for (let at = parents.get(id); at && names.length < 20; at = parents.get(at.parent ?? 0)) names.unshift(at.name);
    return names.join(' / ');
  };
  return docs.map(({ id }) => ({ id, name: pathOf(id) })).sort((a, b) => a.name.localeCompare(b.name));
}
