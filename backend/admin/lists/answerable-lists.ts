import { defaultLocale } from '@plantsoen/contract/locales.ts';
import type { CollectionBeforeOperationHook } from 'payload';
import { answerable } from './answerable.ts';

/** Limits filter, page and language of a list's address, which an editor may change freely, to values that the database can answer. */
export const askAnswerably: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  const { where, page } = args as { where?: unknown; page?: number };
  if (overrideAccess || (where === undefined && page === undefined)) return args;
  req.locale ??= defaultLocale;
  return {
    ...args,
    ...(where !== undefined && where !== null && { where: answerable(where, collection.flattenedFields, req.payload.config) }),
    ...(page !== undefined && { page: Math.max(1, Math.trunc(page) || 1) }),
  };
};
