import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { bodyOf } from '../forms/form-body.ts';
import type { FormAnswer } from '../forms/posted-form.ts';
import { prepareTokens, type SendableForm, takeTokens } from '../forms/submission-tokens.ts';
import type { Query } from '../platform/data/query.ts';
import { NewsletterCaptchas } from '../platform/generated/operations.ts';
import { newsletterHandles } from './newsletter-forms.ts';

/** The site that the newsletter form belongs to. */
export type NewsletterSite = { query: Query; siteId: number; locale: LocaleCode };

export type SignUpAnswer = { outcome: 'sent' } | Exclude<FormAnswer, { outcome: 'sent' }>;

const timeoutMs = 30_000;
let sendable: Promise<SendableForm> | undefined;

/** Prepares the tokens when a field of the form gets the focus. */
export function prepareSignUp(site: NewsletterSite): void {
  sendableForm(site).then(
    (form) => prepareTokens(form, site.query),
    () => {},
  );
}

function sendableForm({ query, siteId }: NewsletterSite): Promise<SendableForm> {
  sendable ??= query(NewsletterCaptchas, {}).then(({ newsletterCaptchas }) => ({
    handle: newsletterHandles.signUp,
    siteId,
    captchas: newsletterCaptchas,
  }));
  sendable.catch(() => {
    sendable = undefined;
  });
  return sendable;
}

/**
 * Sends a sign-up to the thank-you page. An expired token is replaced once without a message. Failures are logged and resolve to
 * `failed`.
 */
export async function sendSignUp(form: HTMLFormElement, site: NewsletterSite): Promise<SignUpAnswer> {
  try {
    const answer = await sendOnce(form, site);
    return isExpired(answer) ? await sendOnce(form, site) : answer;
  } catch (error) {
    console.error('the newsletter sign-up could not be sent', error);
    return { outcome: 'failed' };
  }
}

async function sendOnce(form: HTMLFormElement, site: NewsletterSite): Promise<SignUpAnswer> {
  const sending = await sendableForm(site);
  const tokens = await takeTokens(sending, site.query);
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: bodyOf(sending, new FormData(form), { ...tokens, key: undefined }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return response.json();
}

function isExpired(answer: SignUpAnswer): boolean {
  return (
    answer.outcome === 'refused' && answer.problems.every(({ handle, key }) => handle === null && /^(expired|captcha)$/.test(key))
  );
}
