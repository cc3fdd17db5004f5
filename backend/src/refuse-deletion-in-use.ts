import type { CollectionBeforeDeleteHook, CollectionConfig, CollectionSlug, Where } from 'payload';
import type { Label } from './platform/payload/label.ts';
import { refusal } from './platform/publication/mends/refusal.ts';

/** Where a record is needed: what names it there, and what the editor calls that. */
type Use = { collection: CollectionSlug; fields: readonly string[]; called: Label };

const byProducts = (...fields: string[]): Use => ({
  collection: 'products',
  fields,
  called: { nl: 'producten', en: 'products', de: 'Produkte' },
});

/**
 * What others hang from, or cannot be shown without. PostgreSQL empties the relations to a deleted record, and its entries would
 * then stand below nothing.
 */
const uses: Record<string, readonly Use[]> = {
  pages: [{ collection: 'pages', fields: ['parent'], called: { nl: 'pagina’s', en: 'pages', de: 'Seiten' } }],
  categories: [
    byProducts('category'),
    {
      collection: 'categories',
      fields: ['parent'],
      called: { nl: 'subcategorieën', en: 'subcategories', de: 'Unterkategorien' },
    },
  ],
  materials: [byProducts('materials.material')],
  mountings: [byProducts('mountings')],
  colours: [byProducts('colours', 'defaultColour')],
  colourGroups: [{ collection: 'colours', fields: ['group'], called: { nl: 'kleuren', en: 'colours', de: 'Farben' } }],
  facts: [
    byProducts('facts.fact'),
    { collection: 'factValues', fields: ['fact'], called: { nl: 'waarden', en: 'values', de: 'Werte' } },
  ],
  faqTopics: [{ collection: 'faq', fields: ['topic'], called: { nl: 'vragen', en: 'questions', de: 'Fragen' } }],
};

const refuseDeletionInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  for (const { collection: user, fields, called } of uses[collection.slug] ?? []) {
    const where: Where = { or: fields.map((field) => ({ [field]: { equals: id } })) };
    const { totalDocs } = await req.payload.count({ collection: user, where, req, overrideAccess: true });
    if (totalDocs > 0)
      throw refusal(req, {
        nl: `Nog in gebruik (${called.nl}: ${totalDocs}). Verplaats of wijzig die eerst; daarna kan dit worden verwijderd.`,
        en: `Still in use (${called.en}: ${totalDocs}). Move or change these first; then this can be deleted.`,
        de: `Noch in Gebrauch (${called.de}: ${totalDocs}). Verschieben oder ändern Sie diese zuerst; danach kann dies gelöscht werden.`,
      });
  }
};

/** The collection, where deleting something that others need is refused. */
export function withDeletionRefused(collection: CollectionConfig): CollectionConfig {
  if (!(collection.slug in uses)) return collection;
  const { hooks = {} } = collection;
  return { ...collection, hooks: { ...hooks, beforeDelete: [...(hooks.beforeDelete ?? []), refuseDeletionInUse] } };
}
