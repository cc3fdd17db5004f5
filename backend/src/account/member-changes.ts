import { defaultLocale } from '@plantsoen/contract/locales.ts';
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, CollectionBeforeOperationHook } from 'payload';
import { type AuditAction, actorOf, audit } from '../audit/audit.ts';
import { requestReads, requestSql } from '../platform/database/request-sql.ts';
import type { Member } from '../platform/generated/payload-types.ts';
import { anonymizeQuoteRequestsOf } from '../quotation/quotations.cleanup-job.ts';
import { mailMember } from './send-account-mail.ts';

/**
 * Locks an account from before it is read until it is written, as changes by members do. The admin form writes all fields, so it
 * would otherwise overwrite what a member changes meanwhile.
 */
export const holdMember: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || !Number.isSafeInteger(Number(args.id))) return;
  await (await requestReads(req)).query('select id from members where id = $1 for update', [Number(args.id)]);
};

/** Logs when editors approve or disable an account, or revoke that. Mails an active member who is approved. */
export const logAccountChange: CollectionAfterChangeHook<Member> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return;
  const turned = (field: 'isApproved' | 'isDisabled', on: AuditAction, off: AuditAction) =>
    Boolean(doc[field]) === Boolean(previousDoc[field]) ? [] : [doc[field] ? on : off];
  const approval = turned('isApproved', 'approve', 'withdraw');
  const actions = [...approval, ...turned('isDisabled', 'disable', 'enable')];
  for (const action of actions)
    await audit(await requestSql(req), { actor: actorOf(req.user), action, kind: 'members', subject: String(doc.id) });
  if (approval.includes('approve') && doc.activatedAt && !doc.isDisabled)
    await mailMember(req, 'account-approved', { ...doc, locale: doc.locale ?? defaultLocale });
};

/** Anonymises the quote requests of an account that an editor deletes, as when its owner deletes it. */
export const forgetWithAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await anonymizeQuoteRequestsOf(await requestReads(req), Number(id));
};
