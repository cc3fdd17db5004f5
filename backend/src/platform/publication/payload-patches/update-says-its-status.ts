import type { CollectionBeforeOperationHook } from 'payload';
import { refusal } from '../../payload/refusal.ts';

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
