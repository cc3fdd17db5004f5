import type { CollectionBeforeDeleteHook, CollectionSlug, PayloadRequest } from 'payload';
import { refusal } from '../platform/publication/payload-patches/refusal.ts';
import type { Target } from './mentions.ts';
import { partRelations } from './relation-fields.ts';

/** Document that is deleted together with its whole, such as a variant with its product. */
export type Part = { collection: CollectionSlug; id: number; name: string };

/** Returns the parts of a document. */
export async function partsOf(req: PayloadRequest, { collection, id }: Target): Promise<Part[]> {
  const parts: Part[] = [];
  for (const relation of partRelations.filter(({ whole }) => whole === collection)) {
    const where = { [relation.field]: { equals: id } };
    const { useAsTitle = 'id' } = req.payload.collections[relation.collection].config.admin;
    const sort = ['position', useAsTitle];
    const options = { depth: 0, pagination: false, overrideAccess: true } as const;
    const { docs } = await req.payload.find({ collection: relation.collection, where, sort, ...options, req });
    for (const doc of docs)
      parts.push({ collection: relation.collection, id: doc.id, name: String(doc[useAsTitle as keyof typeof doc] ?? doc.id) });
  }
  return parts;
}

/**
 * Deletes the parts of a document together with it. The request must list every part (`?parts=1,2`, or `parts` in its context),
 * because the editor has to confirm them. Throws otherwise.
 */
export const deleteParts: CollectionBeforeDeleteHook = async ({ collection, id, req, context }) => {
  const parts = await partsOf(req, { collection: collection.slug, id: Number(id) });
  if (parts.length === 0) return;
  const confirmed = new Set(String(context.parts ?? req.query?.parts ?? '').split(','));
  if (parts.some((part) => !confirmed.has(String(part.id)))) {
    const names = parts.map(({ name }) => name).join(', ');
    throw refusal(req, {
      nl: `Hier horen varianten bij, die mee worden verwijderd: ${names}. Open het product en bevestig dat daar.`,
      en: `Deleting this would also delete its variants: ${names}. Open the product and confirm the deletion there.`,
      de: `Hierzu gehören Varianten, die mit gelöscht werden: ${names}. Öffnen Sie das Produkt und bestätigen Sie das dort.`,
    });
  }
  for (const part of parts) await req.payload.delete({ collection: part.collection, id: part.id, overrideAccess: true, req });
};
