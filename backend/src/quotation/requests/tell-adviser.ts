import type { PayloadRequest } from 'payload';
import { readCompany } from '../../globals/company.ts';
import { renderEmail } from '../../mail/email-template.ts';
import type { EmailPart } from '../../mail/email-template-parts.ts';
import { isMailAddress } from '../../mail/mail.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { requestReads, requestSql } from '../../platform/database/request-sql.ts';
import type { QuoteRequest } from '../../platform/generated/payload-types.ts';
import { installationOf } from '../../platform/payload/installation.ts';
import { quotingCompany } from '../quoting-company.ts';
import { requestAddress } from '../request-filter.ts';
import { requestWords } from '../request-words.ts';
import { adviserMailbox, ownTeamMember } from './adviser-account.ts';

type Assigned = Pick<QuoteRequest, 'id' | 'number' | 'project' | 'organisation' | 'name'>;

/**
 * Queues an email that tells an adviser about an assignment, in the request's transaction. Those who assign a request to themselves get none.
 */
export async function tellAdviser(req: PayloadRequest, request: Assigned, adviserId: number): Promise<void> {
  const reads = await requestReads(req);
  if ((await ownTeamMember(reads, req.user)) === adviserId) return;
  const mailbox = await adviserMailbox(reads, adviserId);
  if (!mailbox || !isMailAddress(mailbox.address)) return;
  const { locale, address: to } = mailbox;
  const words = requestWords[locale];
  const company = quotingCompany(await readCompany(reads, locale), installationOf(req.payload).siteOrigins[locale]);
  const subject = words.assignmentSubject(request.number);
  const author = req.user?.collection === 'users' ? req.user.name || req.user.email : null;
  const rows = (['project', 'organisation', 'name'] as const)
    .map((name) => ({ label: words[name], value: request[name] ?? '' }))
    .filter(({ value }) => value !== '');
  const parts: EmailPart[] = [
    ...(rows.length > 0 ? [{ kind: 'rows', rows } as const] : []),
    { kind: 'button', label: words.toAdmin, url: requestAddress(req.payload, request.id) },
  ];
  const texts = renderEmail({ locale, company, title: subject, intro: words.assignmentIntro(author), parts });
  await queueMail(await requestSql(req), { kind: 'quote-assignment', to, subject, ...texts });
}
