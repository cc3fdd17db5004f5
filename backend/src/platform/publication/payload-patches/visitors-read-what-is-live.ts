import type { CollectionBeforeOperationHook } from 'payload';
import { isEditor } from '../../access/roles.ts';

/**
 * Removes fallback languages and drafts from the reads of visitors. They would return texts of a language in which the entry is not
 * published (LOC-06), and shared fields of a draft whose own language is published.
 */
export const visitorsReadWhatIsLive: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if ((operation !== 'read' && operation !== 'readDistinct') || overrideAccess || isEditor(req.user)) return;
  req.fallbackLocale = false as never;
  return { ...args, draft: false } as typeof args;
};
