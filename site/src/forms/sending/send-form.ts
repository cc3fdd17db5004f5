import type { Query } from '../../platform/data/query.ts';
import type { FormAnswer } from '../posted-form.ts';
import { bodyOf, contentOf } from './form-body.ts';
import { type Progress, postForm } from './post-form.ts';
import { prepareTokens, type SendableForm, takeTokens } from './sending-tokens.ts';

type SendingSite = { query: Query; onProgress?: Progress | undefined };

/** What is under way or was not answered, by its content: a second try of the same is the same sending. */
type Sending = { content: string; key: string | undefined; running: Promise<FormAnswer> | undefined };

const pauseBeforeRetry = 1500;
let latest: Sending | undefined;

/** Gets ready, as soon as a visitor begins to fill in a form, what sending it needs. */
export function prepareSending(form: SendableForm, query: Query): void {
  prepareTokens(form, query);
}

/**
 * Sends what a visitor has filled in, `new FormData(form)`, to the page's own address. What is sent twice at once is sent once; an
 * answer that was lost is asked for again under the same key, by which nothing is stored twice.
 */
export function sendForm(form: SendableForm, data: FormData, site: SendingSite): Promise<FormAnswer> {
  const content = contentOf(form, data);
  if (latest?.content !== content) latest = { content, key: newKey(), running: undefined };
  const sending = latest;
  sending.running ??= send(form, data, sending.key, site).then((answer) => {
    sending.running = undefined;
    if (answer.outcome !== 'failed' && latest === sending) latest = undefined;
    return answer;
  });
  return sending.running;
}

async function send(form: SendableForm, data: FormData, key: string | undefined, site: SendingSite): Promise<FormAnswer> {
  try {
    const answer = await sendOnce(form, data, key, site);
    return isExpired(answer) ? await sendOnce(form, data, key, site) : answer;
  } catch (error) {
    console.error('a form could not be sent', error);
    return { outcome: 'failed' };
  }
}

async function sendOnce(form: SendableForm, data: FormData, key: string | undefined, { query, onProgress }: SendingSite) {
  const body = bodyOf(form, data, { ...(await takeTokens(form, query)), key });
  const answer = await postForm(body, onProgress);
  if (answer) return answer;
  await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetry));
  return (await postForm(body, onProgress)) ?? { outcome: 'failed' as const };
}

/** Whether only a token or the answer to a captcha has become too old, which a visitor need not know. */
function isExpired(answer: FormAnswer): boolean {
  const isToken = (key: string) => key === 'expired' || key === 'captcha';
  return answer.outcome === 'refused' && answer.problems.every(({ handle, key }) => handle === null && isToken(key));
}

/** Browsers make them on https alone; without one the same content within some minutes counts as one sending. */
function newKey(): string | undefined {
  return isSecureContext ? crypto.randomUUID() : undefined;
}
