import type { CollectionBeforeDeleteHook, CollectionSlug, PayloadRequest } from 'payload';
import { refusal } from '../platform/payload/refusal.ts';
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
 * Throws unless the request lists every part (`?parts=1,2`, or `parts` in its context), because an editor has to confirm them.
 */
export function requireConfirmedParts(req: PayloadRequest, parts: readonly Part[]): void {
  const confirmed = new Set(String(req.context.parts ?? req.query?.parts ?? '').split(','));
  if (parts.every((part) => confirmed.has(String(part.id)))) return;
  const names = parts.map(({ name }) => name).join(', ');
  throw refusal(req, {
    nl: `Hier horen varianten, opties of onderdelen bij, die mee worden verwijderd: ${names}. Open het product en bevestig dat daar.`,
    en: `Deleting this would also delete its variants, options or spare parts: ${names}. Open the product and confirm the deletion there.`,
    de: `Hierzu gehören Varianten, Optionen oder Ersatzteile, die mit gelöscht werden: ${names}. Öffnen Sie das Produkt und bestätigen Sie das dort.`,
  });
}

/** Deletes the parts of a document together with it, if the request confirms them. */
export const deleteParts: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const parts = await partsOf(req, { collection: collection.slug, id: Number(id) });
  requireConfirmedParts(req, parts);
  for (const part of parts) await req.payload.delete({ collection: part.collection, id: part.id, overrideAccess: true, req });
};
