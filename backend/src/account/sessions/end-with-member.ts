import type { CollectionAfterChangeHook } from 'payload';
import { requestReads } from '../../platform/database/request-sql.ts';
import type { Member } from '../../platform/generated/payload-types.ts';
import { endOtherSessions } from './end-sessions.ts';

/** Who is disabled is logged out, and stays so when that is taken back. */
export const endSessionsOfDisabled: CollectionAfterChangeHook<Member> = async ({ doc, req }) => {
  if (doc.isDisabled) await endOtherSessions({ sql: await requestReads(req) }, doc.id);
};
