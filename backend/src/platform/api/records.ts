import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { CollectionSlug, JoinQuery, TypedCollection } from 'payload';
import type { ApiContext } from './context.ts';

/**
 * Returns a record by id as the caller may see it in a site's language, without drafts and with relations as ids. Returns undefined if it
 * does not exist, is not published or is withheld. Concurrent look-ups in a collection share one query.
 */
export function recordById<Slug extends CollectionSlug>(
  context: ApiContext,
  collection: Slug,
  siteId: SiteId,
  id: number,
): Promise<TypedCollection[Slug] | undefined> {
  const loader = context.loader<number, TypedCollection[Slug] | undefined>(`record:${collection}:${siteId}`, async (ids) => {
    const { docs } = await context.payload.find({
      collection,
      where: { id: { in: [...ids] } },
      locale: localeOfSite(siteId),
      fallbackLocale: false,
      draft: false,
      depth: 0,
      joins: false as JoinQuery<Slug>,
      pagination: false,
      overrideAccess: false,
      user: context.viewer,
      ...(context.preview && { req: { transactionID: context.preview.transactionID } }),
    });
    const found = new Map(docs.map((doc) => [doc.id, doc as TypedCollection[Slug]]));
    return ids.map((wanted) => found.get(wanted));
  });
  return loader.load(id);
}

/** Returns the id of a relation, populated or not; undefined if it is empty. */
export function relationId(relation: number | { id: number } | null | undefined): number | undefined {
  if (relation === null || relation === undefined) return undefined;
  return typeof relation === 'number' ? relation : relation.id;
}

/** Returns the ids of a relation with several records. */
export function relationIds(relations: readonly (number | { id: number })[] | null | undefined): number[] {
  return (relations ?? []).map((relation) => (typeof relation === 'number' ? relation : relation.id));
}
