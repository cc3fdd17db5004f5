import { createHash } from 'node:crypto';
import { formNames } from '@plantsoen/form-rules/field-names.ts';
import type { FormProblem, ProblemKey } from '@plantsoen/form-rules/form-problem.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import type { SendingInput } from '../../platform/generated/contract.ts';
import { installationOf } from '../../platform/payload/installation.ts';
import { type TokenForm, verifyCsrfToken } from './csrf-token.ts';
import { challengeIn, verifyAnswer } from './proof-of-work.ts';
import { verifyRecaptcha } from './recaptcha.ts';
import { isTooOften } from './sending-rate.ts';
import { type SpendableToken, spendTokens, wasSpentFor } from './spent-tokens.ts';
import { verifyTimeToken } from './time-token.ts';

export type ProtectionContext = Pick<ApiContext, 'sql' | 'payload' | 'visitorAddress' | 'log'>;

/** A form whose editors want no `captcha` takes a token alone, at the rate of those without scripts. */
type CheckedForm = TokenForm & { captcha?: boolean };
/** `content` says what is sent: tokens are good for the tries of that alone, whatever else comes under the same key. */
type Sending = { form: CheckedForm; sending: SendingInput; content?: string };
type Verdict = SpendableToken | { problem: ProblemKey };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** For this long a token of reCAPTCHA, which its service knows once, is known here as used. */
const recaptchaMemoryMs = 10 * 60_000;

/**
 * Whether a form may be sent (FRM-12): by a browser with a token of ours and the answer of a captcha, each good for one sending, or without
 * scripts by the time of the page, at a stricter rate. To be asked outside the transaction that stores what is sent, after looking whether
 * that sending is stored already: what is counted here must outlast a failure there.
 *
 * A filled honeypot is refused, not dropped in silence: a browser may have filled it in for a person, whose message would be lost.
 */
export async function checkSending(context: ProtectionContext, { form, sending, content }: Sending): Promise<FormProblem[]> {
  const key = uuid.test(sending.key ?? '') ? `${sending.key}${content === undefined ? '' : ` ${contentHash(content)}`}` : null;
  const problem = await problemOf(context, form, { ...sending, key });
  if (problem === undefined) return [];
  context.log.info({ form: form.handle, siteId: form.siteId, problem }, 'a sending was refused');
  return [{ handle: null, key: problem }];
}

const contentHash = (content: string) => createHash('sha256').update(content).digest('base64url');

async function problemOf(context: ProtectionContext, form: CheckedForm, sending: SendingInput): Promise<ProblemKey | undefined> {
  const { sql, payload, visitorAddress } = context;
  const scripts = typeof sending.csrfToken === 'string';
  const works = scripts && form.captcha !== false;
  if (await isTooOften(sql, payload.secret, { form, visitorAddress, works })) return 'tooOften';
  if (sending.honeypot) return 'captcha';
  return scripts ? problemOfTokens(context, form, sending) : problemOfTime(context, sending);
}

async function problemOfTokens(context: ProtectionContext, form: CheckedForm, sending: SendingInput) {
  const { sql, payload } = context;
  const key = sending.key ?? null;
  const token = sending.csrfToken ?? '';
  const csrf = verifyCsrfToken(payload.secret, form, token);
  if (csrf.state !== 'valid') return csrf.state === 'expired' ? 'expired' : 'captcha';
  const spent: SpendableToken[] = [{ token, until: csrf.until }];
  const answer = sending.captchas?.find(({ name }) => name === formNames.captcha)?.value ?? '';
  if (form.captcha !== false) {
    const captcha = await verifyCaptcha(context, form, answer, key);
    if ('problem' in captcha) return captcha.problem;
    spent.push(captcha);
  }
  return (await spendTokens(sql, spent, key)) ? undefined : 'expired';
}

async function verifyCaptcha(context: ProtectionContext, form: TokenForm, answer: string, key: string | null): Promise<Verdict> {
  const { sql, payload, log } = context;
  const { recaptcha } = installationOf(payload);
  if (recaptcha) {
    const token: SpendableToken = { token: answer, until: new Date(Date.now() + recaptchaMemoryMs) };
    if (await wasSpentFor(sql, answer, key)) return token;
    const verdict = await verifyRecaptcha(recaptcha, answer, log);
    return verdict === 'human' ? token : { problem: verdict === 'refused' ? 'captcha' : verdict };
  }
  const verdict = await verifyAnswer(payload.secret, form, answer);
  if (verdict.state === 'valid') return { token: challengeIn(answer), until: verdict.until };
  return { problem: verdict.state === 'expired' ? 'expired' : 'captcha' };
}

function problemOfTime({ payload }: ProtectionContext, { timeToken }: SendingInput): ProblemKey | undefined {
  const verdict = verifyTimeToken(payload.secret, timeToken ?? '');
  if (verdict === 'valid') return undefined;
  return verdict === 'expired' ? 'expired' : 'captcha';
}
