import { defaultLocale } from '@plantsoen/contract/locales.ts';
import DataLoader from 'dataloader';
import type { CollectionSlug, FlattenedField, Payload } from 'payload';

type Request = { payload: Payload; i18n: { language: string } };

export type Related = { collection: string; id: number };

export const keyOfRelated = ({ collection, id }: Related): string => `${collection}/${id}`;

/** Returns the document that a value of a relation refers to: an id, or a collection and an id with a slash between them. */
export function relatedOf(
  { relationTo }: Extract<FlattenedField, { type: 'relationship' | 'upload' }>,
  value: unknown,
): Related | undefined {
  const [collection, id] = typeof relationTo === 'string' ? [relationTo, value] : String(value ?? '').split('/');
  return collection && Number.isInteger(Number(id ?? Number.NaN)) ? { collection, id: Number(id) } : undefined;
}

/**
 * Reads the titles of documents in the language of the admin's user, otherwise in the default language, by `keyOfRelated`. Deleted
 * documents are absent.
 */
export async function relatedTitles({ payload, i18n }: Request, related: readonly Related[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const [collection, entries] of Map.groupBy(related, (one) => one.collection)) {
    const ids = [...new Set(entries.map(({ id }) => id))];
    const { docs } = await payload.find({
      collection: collection as CollectionSlug,
      where: { id: { in: ids } },
      limit: ids.length,
      depth: 0,
      locale: i18n.language as never,
      fallbackLocale: defaultLocale,
    });
    const { useAsTitle = 'id' } = payload.collections[collection as CollectionSlug].config.admin;
    for (const doc of docs as unknown as Record<string, unknown>[])
      titles.set(keyOfRelated({ collection, id: Number(doc.id) }), String(doc[useAsTitle] || doc.filename || `#${doc.id}`));
  }
  return titles;
}

/** Returns a loader of titles, which reads those that are requested together with one query per collection. */
export const createTitleLoader = (payload: Payload, language: string) =>
  new DataLoader<Related, string | undefined, string>(
    async (related) => {
      const titles = await relatedTitles({ payload, i18n: { language } }, related);
      return related.map((one) => titles.get(keyOfRelated(one)));
    },
    { cacheKeyFn: keyOfRelated },
  );
