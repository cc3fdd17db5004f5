import type { Query } from '../../platform/data/query.ts';
import { bodyOf, contentOf } from '../form-body.ts';
import type { FormAnswer } from '../posted-form.ts';
import { prepareTokens, type SendableForm, takeTokens } from '../submission-tokens.ts';
import { type Progress, postForm } from './post-form.ts';

type SubmissionSite = { query: Query; onProgress?: Progress | undefined };

/** The submission that is running or unanswered. An attempt with the same content belongs to the same submission. */
type SubmissionAttempt = { content: string; key: string | undefined; running: Promise<FormAnswer> | undefined };

const pauseBeforeRetry = 1500;
let latest: SubmissionAttempt | undefined;

/** Prepares the tokens of a form when the visitor starts to fill it in. */
export function prepareSubmission(form: SendableForm, query: Query): void {
  prepareTokens(form, query);
}

/**
 * Sends `new FormData(form)` to the address of the page. Concurrent calls with the same content share one request. After a lost
 * answer, the same key is used, so that the server stores nothing twice.
 */
export function sendForm(form: SendableForm, data: FormData, site: SubmissionSite): Promise<FormAnswer> {
  const content = contentOf(form, data);
  if (latest?.content !== content) latest = { content, key: newKey(), running: undefined };
  const attempt = latest;
  attempt.running ??= send(form, data, attempt.key, site).then((answer) => {
    attempt.running = undefined;
    if (answer.outcome !== 'failed' && latest === attempt) latest = undefined;
    return answer;
  });
  return attempt.running;
}

async function send(form: SendableForm, data: FormData, key: string | undefined, site: SubmissionSite): Promise<FormAnswer> {
  try {
    const answer = await sendOnce(form, data, key, site);
    return isExpired(answer) ? await sendOnce(form, data, key, site) : answer;
  } catch (error) {
    console.error('the form could not be sent', error);
    return { outcome: 'failed' };
  }
}

async function sendOnce(form: SendableForm, data: FormData, key: string | undefined, { query, onProgress }: SubmissionSite) {
  const body = bodyOf(form, data, { ...(await takeTokens(form, query)), key });
  const answer = await postForm(body, onProgress);
  if (answer) return answer;
  await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetry));
  return (await postForm(body, onProgress)) ?? { outcome: 'failed' as const };
}

/** Whether a form was refused only because a token or captcha answer has expired. It is then retried without a message. */
function isExpired(answer: FormAnswer): boolean {
  const isToken = (key: string) => key === 'expired' || key === 'captcha';
  return answer.outcome === 'refused' && answer.problems.every(({ handle, key }) => handle === null && isToken(key));
}

/**
 * Returns a new idempotency key. Without https it is undefined, and the server treats the same content within some minutes as one
 * submission.
 */
function newKey(): string | undefined {
  return isSecureContext ? crypto.randomUUID() : undefined;
}
