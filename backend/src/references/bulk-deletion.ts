import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, Where } from 'payload';
import { refusal } from '../platform/payload/refusal.ts';
import { type Part, partsOf, requireConfirmedParts } from './parts.ts';
import { relationsTo } from './relation-fields.ts';
import { type Use, usedIn } from './used-in.ts';

/** Document of a selection: the places that use it, and the parts that are deleted with it. */
export type SelectedDocument = { id: number; title: string; uses: Use[]; parts: Part[] };

/** Answer of `GET /api/{collection}/selected-for-deletion?where=…`. */
export type SelectedForDeletion = { documents: SelectedDocument[] };

/** Maximum number of documents of a bulk deletion: a list shows no more rows, and an editor has to read the names. */
const maxDocuments = 100;

/** Maximum number of documents in the message of a refusal. */
const maxNamed = 5;

type Selection = { collection: string; where: Where; overrideAccess: boolean };

/** Returns the documents of a filter with their uses and parts. Throws a refusal beyond `maxDocuments`. */
export async function selectedDocuments(
  req: PayloadRequest,
  { collection, where, overrideAccess }: Selection,
): Promise<SelectedDocument[]> {
  const { admin, upload } = req.payload.collections[collection as CollectionSlug].config;
  const { useAsTitle = 'id' } = admin;
  const select = { [useAsTitle]: true, ...(upload && { filename: true }) };
  const options = { depth: 0, limit: maxDocuments, draft: true, sort: useAsTitle, select, overrideAccess, req } as const;
  const { docs, totalDocs } = await req.payload.find({ collection: collection as CollectionSlug, where, ...options });
  if (totalDocs > maxDocuments)
    throw refusal(req, {
      nl: `U kunt hoogstens ${maxDocuments} items tegelijk verwijderen. Selecteer er minder.`,
      en: `You can delete at most ${maxDocuments} entries at once. Select fewer.`,
      de: `Sie können höchstens ${maxDocuments} Inhalte auf einmal löschen. Wählen Sie weniger aus.`,
    });
  const selected: SelectedDocument[] = [];
  for (const doc of docs) {
    const id = Number(doc.id);
    const { uses } = await usedIn(req, { collection, id });
    const { [useAsTitle]: title, filename } = doc as unknown as Record<string, unknown>;
    selected.push({ id, title: String(title || filename || id), uses, parts: await partsOf(req, { collection, id }) });
  }
  return selected;
}

/**
 * Refuses a whole bulk deletion if one of its documents is in use or has unconfirmed parts. Payload would delete the other documents
 * before it reports the refused ones.
 */
export const refuseBulkDeletion: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  const where = 'where' in args ? (args.where as Where | undefined) : undefined;
  if (operation !== 'delete' || !where || relationsTo(req.payload.config, collection.slug).length === 0) return;
  const documents = await selectedDocuments(req, { collection: collection.slug, where, overrideAccess: overrideAccess ?? false });
  requireUnused(req, documents);
  requireConfirmedParts(
    req,
    documents.flatMap(({ parts }) => parts),
  );
};

function requireUnused(req: PayloadRequest, documents: readonly SelectedDocument[]): void {
  const used = documents.filter(({ uses }) => uses.length > 0);
  if (used.length === 0) return;
  const names = used.slice(0, maxNamed).map(({ title, uses }) => `${title} (${uses[0]?.kind}: ${uses[0]?.title})`);
  const list = used.length > maxNamed ? `${names.join('; ')}; + ${used.length - maxNamed}` : names.join('; ');
  throw refusal(req, {
    nl: `Er is niets verwijderd. Nog in gebruik: ${list}.`,
    en: `Nothing was deleted. Still in use: ${list}.`,
    de: `Es wurde nichts gelöscht. Noch in Gebrauch: ${list}.`,
  });
}
