import type { CollectionBeforeOperationHook } from 'payload';

/**
 * Gives each update with `draft` the status of a draft. Payload publishes such an update if its data has the status `published`. "Copy
 * to language" sends the status of a published entry, so that the copied texts were live at once, before anybody translated them.
 */
export const draftsAreNotPublished: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || !('draft' in args) || args.draft !== true || !('data' in args)) return;
  return { ...args, data: { ...args.data, _status: 'draft' } };
};
