import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { pathOf } from '@plantsoen/contract/paths.ts';
import type { SignUp } from '@plantsoen/form-rules/sign-up.ts';
import { emailCompany, readCompany } from '../globals/company.ts';
import type { EmailCompany } from '../mail/email-template-parts.ts';
import { queueConfirmation, queueMail } from '../mail/queue-mail.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { handToService } from './mailing-service.ts';
import { newsletterMail } from './newsletter-emails.ts';
import { newConfirmation, unsubscribeToken } from './subscription-tokens.ts';
import { awaitConfirmation, confirm, type Proof, type Subscription, subscriptionOf } from './subscriptions.ts';

/**
 * Signs a visitor up at the automation service if one is configured, otherwise locally. Returns whether an email must be
 * confirmed; undefined if the service fails.
 */
export async function signUpForNewsletter(
  context: ApiContext,
  siteId: SiteId,
  signUp: SignUp,
  proof: Proof,
): Promise<{ mustConfirm: boolean } | undefined> {
  const { mailingService } = installationOf(context.payload);
  if (!mailingService) {
    await signUpHere(context, siteId, signUp, proof);
    return { mustConfirm: true };
  }
  try {
    await handToService(mailingService, localeOfSite(siteId), signUp);
    return { mustConfirm: false };
  } catch (error) {
    context.log.error({ err: error }, 'a newsletter sign-up could not be sent to the mailing service');
    return undefined;
  }
}

/** Signs a visitor up locally, in a new transaction. */
async function signUpHere(context: ApiContext, siteId: SiteId, signUp: SignUp, proof: Proof): Promise<void> {
  const company = await companyOf(context, siteId);
  await inTransaction(context.payload, (db) => signUpWithin(db, { context, siteId, company }, signUp, proof));
}

type Place = { context: ApiContext; siteId: SiteId; company: EmailCompany };

/**
 * Signs a visitor up locally, in the caller's transaction. A pending subscriber gets an email with a confirmation link, a
 * confirmed subscriber one that says so. The answer is the same for both. A mailbox gets at most three of these emails an hour;
 * without an email, a pending confirmation does not change.
 */
export async function signUpWithin(
  db: SqlExecutor,
  { context, siteId, company }: Place,
  signUp: SignUp,
  proof: Proof,
): Promise<void> {
  const locale = localeOfSite(siteId);
  const subscription = await subscriptionOf(db, locale, signUp, proof);
  const isKnown = subscription.state === 'confirmed';
  const { token, hash } = newConfirmation();
  const { page, unsubscribeUrl } = addressesOf(context, siteId, subscription);
  const mail = newsletterMail(isKnown ? 'newsletter-known' : 'newsletter-confirmation', {
    locale,
    company,
    to: isKnown ? greeted(subscription) : { email: signUp.email },
    url: isKnown ? unsubscribeUrl : `${page}?confirm=${token}`,
    unsubscribeUrl,
  });
  const isMailed = await queueConfirmation(db, mail);
  if (isMailed && !isKnown) await awaitConfirmation(db, subscription.id, hash, signUp, proof);
}

/** Confirms a subscription and sends a welcome email. Returns false if the link has been used or has expired. */
export async function confirmHere(context: ApiContext, siteId: SiteId, hash: string, from: string | null): Promise<boolean> {
  const company = await companyOf(context, siteId);
  return await inTransaction(context.payload, async (db) => {
    const subscription = await confirm(db, hash, from);
    if (!subscription) return false;
    const { unsubscribeUrl } = addressesOf(context, siteId, subscription);
    const facts = { locale: subscription.site, company, to: greeted(subscription), url: unsubscribeUrl, unsubscribeUrl };
    await queueMail(db, newsletterMail('newsletter-welcome', facts));
    return true;
  });
}

async function companyOf({ sql, siteOrigin }: ApiContext, siteId: SiteId) {
  return emailCompany(await readCompany(sql, localeOfSite(siteId)), siteOrigin(siteId));
}

const greeted = ({ email, firstName }: Subscription) => ({ email, ...(firstName && { name: firstName }) });

function addressesOf({ payload, siteOrigin }: ApiContext, siteId: SiteId, { id }: Subscription) {
  const page = siteOrigin(siteId) + pathOf('newsletterThanks', localeOfSite(siteId));
  return { page, unsubscribeUrl: `${page}?unsubscribe=${unsubscribeToken(id, payload.secret)}` };
}
