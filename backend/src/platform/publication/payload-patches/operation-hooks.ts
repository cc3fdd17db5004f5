import type { CollectionBeforeOperationHook } from 'payload';
import { isAdminUser } from '../../access/roles.ts';
import { refusal } from '../../payload/refusal.ts';

/**
 * Removes fallback languages and drafts from the reads of visitors. They would return texts of a language in which the entry is not
 * published (LOC-06), and shared fields of a draft whose own language is published.
 */
export const visitorsReadWhatIsLive: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if ((operation !== 'read' && operation !== 'readDistinct') || overrideAccess || isAdminUser(req.user)) return;
  req.fallbackLocale = false as never;
  return { ...args, draft: false } as typeof args;
};

/**
 * Gives each update with `draft` the status of a draft. Payload publishes such an update if its data has the status `published`. "Copy
 * to language" sends the status of a published entry, so that the copied texts were live at once, before anybody translated them.
 */
export const draftsAreNotPublished: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || !('draft' in args) || args.draft !== true || !('data' in args)) return;
  return { ...args, data: { ...args.data, _status: 'draft' } };
};

/** Refuses bulk updates: they read the matching documents before they can lock them. */
export const noBulkUpdates: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || ('id' in args && args.id !== undefined)) return;
  throw refusal(req, {
    nl: 'Items met concepten worden één voor één bewerkt',
    en: 'Entries with drafts cannot be edited in bulk. Edit them one by one.',
    de: 'Inhalte mit Entwürfen werden einzeln bearbeitet',
  });
};

/**
 * Refuses an update without `draft` and `_status`. It would overwrite published content with the latest draft and its status, which
 * unpublishes the entry.
 */
export const updateSaysItsStatus: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || !('data' in args)) return;
  const isDraft = 'draft' in args && args.draft === true;
  const unpublishesAll = 'unpublishAllLocales' in args && Boolean(args.unpublishAllLocales);
  const namesStatus = typeof args.data === 'object' && args.data !== null && '_status' in args.data && Boolean(args.data._status);
  if (isDraft || unpublishesAll || namesStatus) return;
  throw refusal(req, {
    nl: 'Zeg of dit een concept is of gepubliceerd wordt',
    en: 'The status is missing. Choose between a draft and publishing.',
    de: 'Geben Sie an, ob dies ein Entwurf ist oder veröffentlicht wird',
  });
};

/** Refuses Payload's own operation, which restores all languages at once. `restoreVersion` restores one as a draft. */
export const versionsComeBackAsDrafts: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'restoreVersion') return;
  throw refusal(req, {
    nl: 'Een versie wordt per taal hersteld, als concept',
    en: 'A version can only be restored in one language, as a draft.',
    de: 'Eine Version wird je Sprache wiederhergestellt, als Entwurf',
  });
};
