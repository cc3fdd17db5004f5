import type { CollectionBeforeOperationHook } from 'payload';
import { isEditor } from '../../access/roles.ts';

/**
 * A caller may ask for a fallback language in every read; a visitor would be given texts of a language in which the entry is not
 * live (LOC-06).
 */
export const noTextOfAnotherLanguage: CollectionBeforeOperationHook = ({ operation, overrideAccess, req }) => {
  if ((operation !== 'read' && operation !== 'readDistinct') || overrideAccess || isEditor(req.user)) return;
  req.fallbackLocale = false as never;
};
