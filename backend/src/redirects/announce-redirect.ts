import { addressTag } from '@plantsoen/contract/cache-identity.ts';
import { siteIdOf } from '@plantsoen/contract/locales.ts';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { announce } from '../platform/changes/announce.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import type { StoredRedirect } from './stored-redirect.ts';

const tagOf = ({ site, path }: StoredRedirect): string => addressTag(siteIdOf(site), path);

/** Announces the tags of a created or updated redirect, for its old and its new address. */
export const announceRedirect: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const tags = operation === 'update' ? [tagOf(previousDoc), tagOf(doc)] : [tagOf(doc)];
  await announce(await requestSql(req), tags);
};

export const announceRemoval: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await announce(await requestSql(req), [tagOf(doc)]);
};
