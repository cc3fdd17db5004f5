import type { CollectionBeforeOperationHook } from 'payload';
import { refusal } from '../../payload/refusal.ts';

/** Refuses bulk updates: they read the matching documents before they can lock them. */
export const noBulkUpdates: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || ('id' in args && args.id !== undefined)) return;
  throw refusal(req, {
    nl: 'Items met concepten worden één voor één bewerkt',
    en: 'Entries with drafts cannot be edited in bulk. Edit them one by one.',
    de: 'Inhalte mit Entwürfen werden einzeln bearbeitet',
  });
};
