import { defaultLocale } from '@plantsoen/contract/locales.ts';
import type { PayloadRequest } from 'payload';
import { queueMail } from '../../../mail/queue-mail.ts';
import { authorName } from '../../../platform/access/author-name.ts';
import type { AdminUser } from '../../../platform/access/roles.ts';
import { requestSql } from '../../../platform/database/request-sql.ts';
import type { User } from '../../../platform/generated/payload-types.ts';
import { senderOf } from '../../send-account-mail.ts';
import { invitationMail } from './invitation-email.ts';

/** Queues the email with the link of an invitation, in the transaction of the request. */
export async function sendInvitation(
  req: PayloadRequest,
  { name, email, role, invitationLanguage }: Pick<User, 'name' | 'email' | 'role' | 'invitationLanguage'>,
  token: string,
): Promise<void> {
  const sender = await senderOf(req, invitationLanguage ?? defaultLocale);
  const inviter = req.user as AdminUser;
  const facts = { name: name ?? '', email, role, token, inviter: authorName(inviter) };
  await queueMail(await requestSql(req), invitationMail(sender, { ...facts, adminUrl: req.payload.config.serverURL }));
}
