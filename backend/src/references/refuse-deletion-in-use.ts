import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload';
import { refusal } from '../platform/payload/refusal.ts';
import { refuseBulkDeletion } from './bulk-deletion.ts';
import { deleteParts } from './parts.ts';
import { relationsTo } from './relation-fields.ts';
import { type Use, usedIn } from './used-in.ts';
import { replaceEndpoint, selectedForDeletionEndpoint, usedInEndpoint } from './used-in-endpoint.ts';

/** Maximum number of places in the message of a refusal. The tab "Used in" lists all of them. */
const maxNamed = 5;

const isLive = ({ languages }: Use): boolean => Object.values(languages).includes('live');

/** Lists the first places, and the number of further ones. */
function named(uses: readonly Use[], more: (count: number) => string): string {
  const names = uses.slice(0, maxNamed).map(({ title, kind, place }) => `${title} (${kind}, ${place})`);
  return [...names, ...(uses.length > maxNamed ? [more(uses.length - maxNamed)] : [])].join('; ');
}

/** Refuses to delete a document that published texts or drafts refer to, in any language. */
export const refuseDeletionInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (relationsTo(req.payload.config, collection.slug).length === 0) return;
  const { uses } = await usedIn(req, { collection: collection.slug, id: Number(id) });
  if (uses.length === 0) return;
  const live = uses.filter(isLive);
  const drafts = uses.filter((use) => !isLive(use));
  const nl = [
    live.length > 0 && `Gepubliceerd: ${named(live, (count) => `en nog ${count}`)}.`,
    drafts.length > 0 && `Alleen in een concept: ${named(drafts, (count) => `en nog ${count}`)}.`,
  ];
  const en = [
    live.length > 0 && `Published: ${named(live, (count) => `and ${count} more`)}.`,
    drafts.length > 0 && `In a draft only: ${named(drafts, (count) => `and ${count} more`)}.`,
  ];
  const de = [
    live.length > 0 && `Veröffentlicht: ${named(live, (count) => `und ${count} weitere`)}.`,
    drafts.length > 0 && `Nur in einem Entwurf: ${named(drafts, (count) => `und ${count} weitere`)}.`,
  ];
  const sentence = (...parts: (string | false)[]) => parts.filter(Boolean).join(' ');
  throw refusal(req, {
    nl: sentence('Nog in gebruik.', ...nl, 'Haal het daar eerst weg; daarna kunt u het verwijderen.'),
    en: sentence('Still in use.', ...en, 'Remove it there first; then you can delete it.'),
    de: sentence('Noch in Gebrauch.', ...de, 'Entfernen Sie es dort zuerst; danach können Sie es löschen.'),
  });
};

/**
 * Adds the refusals to a collection, before all other deletion hooks, and the endpoints that list and replace the uses of its
 * documents.
 */
export function withDeletionRefused(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, endpoints } = collection;
  return {
    ...collection,
    endpoints: [
      ...(endpoints || []),
      usedInEndpoint(collection.slug),
      replaceEndpoint(collection.slug),
      selectedForDeletionEndpoint(collection.slug),
    ],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), refuseBulkDeletion],
      beforeDelete: [refuseDeletionInUse, deleteParts, ...(hooks.beforeDelete ?? [])],
    },
  };
}
