import type { CollectionAfterChangeHook } from 'payload';
import { requestReads } from '../../platform/database/request-sql.ts';
import type { Member } from '../../platform/generated/payload-types.ts';
import { endOtherSessions } from './end-sessions.ts';

/** Ends the sessions of a disabled member. Enabling the account again does not restore them. */
export const endSessionsOfDisabled: CollectionAfterChangeHook<Member> = async ({ doc, req }) => {
  if (doc.isDisabled) await endOtherSessions({ sql: await requestReads(req) }, doc.id);
};
