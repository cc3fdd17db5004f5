import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  Forbidden,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';
import { changedFields } from '../activity/changed-fields.ts';
import { isTranslator } from '../platform/access/roles.ts';
import type { Label } from '../platform/payload/label.ts';
import { refusal } from '../platform/payload/refusal.ts';
import { isDrafted } from '../platform/publication/drafted-collections.ts';
import { sharedFields } from './closed-fields.ts';

/** Key in the request context: slug of the collection or global that a translator updates. The later hooks are not told. */
const translates = 'translates';

const refusals = {
  shared: {
    nl: 'Een vertaler wijzigt alleen teksten in de eigen talen. Rijen en wat verder voor alle talen geldt, wijzigt een redacteur.',
    en: 'Translators change only texts in their languages. Editors change rows, and everything else that applies to all languages.',
    de: 'Übersetzer ändern nur Texte in den eigenen Sprachen. Zeilen und was sonst für alle Sprachen gilt, ändert die Redaktion.',
  },
  pending: {
    nl: 'Een redacteur heeft wijzigingen voorbereid die voor alle talen gelden en nog niet online zijn. Bewaar uw vertaling als concept, en vraag de redacteur te publiceren.',
    en: 'An editor has prepared changes for all languages that are not live yet. Save your translation as a draft, and ask the editor to publish.',
    de: 'Die Redaktion hat Änderungen für alle Sprachen vorbereitet, die noch nicht online sind. Speichern Sie Ihre Übersetzung als Entwurf, und bitten Sie die Redaktion zu veröffentlichen.',
  },
} satisfies Record<string, Label>;

/** Refuses what a translator cannot do with one language: replace or crop a file, and unpublish all languages. */
export const noteTranslation: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess, req }) => {
  if (operation !== 'update' || overrideAccess || !isTranslator(req.user)) return;
  const concernsAll = 'unpublishAllLocales' in args && Boolean(args.unpublishAllLocales);
  if (concernsAll || req.file || req.query?.uploadEdits) throw new Forbidden(req.t);
  req.context[translates] = collection.slug;
};

export const noteGlobalTranslation: GlobalBeforeOperationHook = ({ global, operation, overrideAccess, req }) => {
  if (operation === 'update' && !overrideAccess && isTranslator(req.user)) req.context[translates] = global.slug;
};

/**
 * Refuses an update by a translator that changes anything that all languages share (EDT-10). Field access has already put single values
 * back, so these are rows of lists. Also refuses to publish a draft with such changes by an editor, which would go live with the text.
 */
export const refuseSharedChanges: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation !== 'update' || req.context[translates] !== collection.slug) return data;
  if (differs(collection, originalDoc, data)) throw refusal(req, refusals.shared);
  if (isDrafted(collection.slug) && data._status === 'published') {
    const stored = await storedDocument(req, collection.slug, Number(originalDoc.id));
    if (differs(collection, stored, originalDoc)) throw refusal(req, refusals.pending);
  }
  return data;
};

export const refuseSharedGlobalChanges: GlobalBeforeChangeHook = ({ data, global, originalDoc, req }) => {
  if (req.context[translates] === global.slug && differs(global, originalDoc, data)) throw refusal(req, refusals.shared);
  return data;
};

type Configured = Pick<SanitizedCollectionConfig, 'flattenedFields'>;

function differs({ flattenedFields }: Configured, before: unknown, after: unknown): boolean {
  return !changedFields(sharedFields(flattenedFields), before, after).next().done;
}

/** Returns the document that the site shows, or the first draft of one that it does not show yet. */
function storedDocument({ payload, locale, transactionID }: PayloadRequest, collection: CollectionSlug, id: number) {
  const req = { transactionID } as PayloadRequest;
  return payload.findByID({ collection, id, locale: locale as never, draft: false, depth: 0, showHiddenFields: true, req });
}
