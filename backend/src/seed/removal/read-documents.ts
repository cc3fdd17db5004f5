import type { CollectionSlug, Field, GlobalSlug, Payload, PayloadRequest, Where } from 'payload';
import type { Transaction } from '../../platform/database/in-transaction.ts';
import { isDrafted } from '../../platform/publication/drafted-collections.ts';
import { mentionsIn } from '../../references/mentions.ts';
import { isPart, type Link } from './removable-content.ts';

type Doc = Record<string, unknown> & { id: number };

/** Number of documents that are read at once. */
const batchSize = 200;

const requestOf = ({ transactionID }: Transaction) => ({ transactionID }) as PayloadRequest;

/** Yields the documents of a filter in all languages, as they are on the site and as drafts. */
export async function* documentsOf(transaction: Transaction, collection: CollectionSlug, where: Where): AsyncGenerator<Doc> {
  const { payload } = transaction;
  for (const draft of isDrafted(collection) ? [false, true] : [false]) {
    for (let page = 1; ; page++) {
      const options = { locale: 'all', depth: 0, sort: 'id', limit: batchSize, page, draft, overrideAccess: true } as const;
      const found = await payload.find({ collection, where, ...options, req: requestOf(transaction) });
      yield* found.docs as unknown as Doc[];
      if (!found.hasNextPage) break;
    }
  }
}

/** Returns the name of a document among the links. */
export const nameOf = (collection: string, id: number | string): string => `${collection} ${id}`;

/** Returns the links of a document to others. */
export function linksIn(fields: readonly Field[], doc: unknown): Link[] {
  return [...mentionsIn(fields, doc)].map(({ target: { collection, id }, steps }) => ({
    to: nameOf(collection, id),
    isPart: isPart(collection, steps[0]?.name),
  }));
}

export const fieldsOf = ({ collections }: Payload, collection: CollectionSlug): Field[] => collections[collection].config.fields;

/** Reads a global in all languages. */
export async function readGlobal(transaction: Transaction, slug: GlobalSlug): Promise<Record<string, unknown>> {
  const { payload } = transaction;
  const options = { locale: 'all', depth: 0, overrideAccess: true, showHiddenFields: true } as const;
  return (await payload.findGlobal({ slug, ...options, req: requestOf(transaction) })) as unknown as Record<string, unknown>;
}

export function globalFields({ globals }: Payload, slug: GlobalSlug): Field[] {
  return globals.config.find((global) => global.slug === slug)?.fields ?? [];
}
