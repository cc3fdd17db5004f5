import type { CollectionSlug, Field, GlobalSlug } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { apiTest } from '../testing/open-api.ts';
import { type RelationPlace, relationPlaces } from '../testing/relation-places.ts';
import { referringDocuments } from './referring-documents.ts';
import { countedSources, isCounted } from './relation-fields.ts';

const api = apiTest('demo');
beforeAll(async () => {
  // The demo content contains no redirect, page template or folder.
  const redirect = { site: 'nl', path: '/weg/', kind: 'gone' } as const;
  await api.payload.create({ collection: 'redirects', data: redirect, overrideAccess: true });
  await api.payload.create({ collection: 'page-templates', data: { title: 'Landingspagina' }, overrideAccess: true });
  await api.payload.create({ collection: 'payload-folders', data: { name: 'Banken' }, overrideAccess: true });
  // The test writes single relations without the other required fields.
  await api.payload.db.pool.query(`
    do $$ declare found record; begin
      for found in select a.attrelid::regclass as owner, a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and a.attnotnull
          and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey))
      loop execute format('alter table %s alter column %I drop not null', found.owner, found.attname); end loop;
    end $$`);
});

type Source = { kind: 'collection' | 'global'; slug: string; fields: Field[] };

function sources(): Source[] {
  const { collections, globals } = countedSources(api.payload.config);
  const ofKind = (kind: Source['kind'], found: { slug: string; fields: Field[] }[]) =>
    found.map(({ slug, fields }) => ({ kind, slug, fields }));
  return [...ofKind('collection', collections), ...ofKind('global', globals)];
}

const newestIds = async (collection: string): Promise<number[]> => {
  const { docs } = await api.payload.find({ collection: collection as CollectionSlug, limit: 2, depth: 0, sort: '-id' });
  return docs.map(({ id }) => id);
};

/** Writes a relation directly to the database, without validation, and returns whether its document is found. */
async function isFound({ kind, slug }: Source, { relationTo, data }: RelationPlace): Promise<boolean | 'no document'> {
  const [id] = kind === 'global' ? [1] : await newestIds(slug);
  const target = (await newestIds(relationTo)).find((candidate) => relationTo !== slug || candidate !== id);
  if (id === undefined || target === undefined) return 'no document';
  const place = data({ relationTo, value: target }) as Record<string, unknown>;
  const stored =
    kind === 'global'
      ? {}
      : await api.payload.db.findOne({ collection: slug as CollectionSlug, where: { id: { equals: id } }, locale: 'all' });
  const written = { ...stored, ...place } as never;
  if (kind === 'global') await api.payload.db.updateGlobal({ slug: slug as GlobalSlug, data: written });
  else await api.payload.db.updateOne({ collection: slug as CollectionSlug, id, data: written });
  const request = { payload: api.payload, transactionID: undefined } as never;
  const found = await referringDocuments(request, { collection: relationTo, id: target });
  return found.some((document) => document.kind === kind && document.slug === slug && document.id === id);
}

/** Returns one target of each field, because its other targets share the column. */
const oneOfEach = (places: readonly RelationPlace[]): RelationPlace[] => [
  ...new Map(places.map((place) => [place.path, place])).values(),
];

it('API-08 finds the referring documents by each relation of every collection and global', async () => {
  const outcomes = new Map<string, boolean | 'no document'>();
  for (const source of sources())
    for (const place of oneOfEach(relationPlaces(source.fields)))
      if (isCounted(source.slug, place.path))
        outcomes.set(`${source.slug}.${place.path} to ${place.relationTo}`, await isFound(source, place));
  expect([...outcomes].filter(([, outcome]) => outcome !== true)).toEqual([]);
  expect(outcomes.size).toBeGreaterThan(100);
});
