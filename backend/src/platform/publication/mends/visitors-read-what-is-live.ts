import type { CollectionBeforeOperationHook } from 'payload';
import { isEditor } from '../../access/roles.ts';

/**
 * A caller may ask every read for a fallback language, or for drafts. A visitor would be given texts of a language in which the
 * entry is not live (LOC-06), and shared fields of a draft whose own language is published.
 */
export const visitorsReadWhatIsLive: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if ((operation !== 'read' && operation !== 'readDistinct') || overrideAccess || isEditor(req.user)) return;
  req.fallbackLocale = false as never;
  return { ...args, draft: false } as typeof args;
};
