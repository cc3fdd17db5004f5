import { createHash } from 'node:crypto';
import { formNames } from '@plantsoen/form-rules/field-names.ts';
import type { FormProblem, ProblemKey } from '@plantsoen/form-rules/form-problem.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { SubmissionAttemptInput } from '../platform/generated/contract.ts';
import { installationOf, secretsOf } from '../platform/payload/installation.ts';
import { exceededRateLimit } from '../platform/rate-limit/rate-limiter.ts';
import { type TokenForm, verifyCsrfToken } from './protection/csrf-token.ts';
import { challengeIn, verifyAnswer } from './protection/proof-of-work.ts';
import { verifyRecaptcha } from './protection/recaptcha.ts';
import { type SpendableToken, spendTokens, wasSpentFor } from './protection/spent-tokens.ts';
import { verifyTimeToken } from './protection/time-token.ts';

type ProtectionContext = Pick<ApiContext, 'sql' | 'payload' | 'clientIp' | 'log'>;

/** A form to protect. If `captcha` is false, a token suffices, at the rate limit for browsers without scripts. */
type CheckedForm = TokenForm & { captcha?: boolean };
/** `content` identifies what is sent. Tokens are valid for retries with the same content only, even under the same key. */
type AttemptToCheck = { form: CheckedForm; attempt: SubmissionAttemptInput; content?: string };
type Verdict = SpendableToken | { problem: ProblemKey };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Time for which a used reCAPTCHA token is remembered, because its service accepts each token only once. */
const recaptchaMemoryMs = 10 * 60_000;

/**
 * Returns the problem that prevents sending a form (FRM-12); an empty list if sending is allowed. A browser with scripts needs a
 * form token and the answer of a captcha, each valid for one attempt. Without scripts, the time token of the page suffices, at a
 * stricter rate limit.
 *
 * Call it after looking for a stored try of this attempt, and outside the transaction that stores it: a rollback must keep the
 * counts.
 *
 * A filled honeypot is refused with a message. A browser may have filled it in for a person, whose submission would otherwise be
 * lost.
 */
export async function checkSubmissionAttempt(
  context: ProtectionContext,
  { form, attempt, content }: AttemptToCheck,
): Promise<FormProblem[]> {
  const key = uuid.test(attempt.key ?? '') ? `${attempt.key}${content === undefined ? '' : ` ${contentHash(content)}`}` : null;
  const problem = await problemOf(context, form, { ...attempt, key });
  if (problem === undefined) return [];
  context.log.info({ form: form.handle, siteId: form.siteId, problem }, 'a form submission was refused');
  return [{ handle: null, key: problem }];
}

const contentHash = (content: string) => createHash('sha256').update(content).digest('base64url');

async function problemOf(
  context: ProtectionContext,
  form: CheckedForm,
  attempt: SubmissionAttemptInput,
): Promise<ProblemKey | undefined> {
  const scripts = typeof attempt.csrfToken === 'string';
  const works = scripts && form.captcha !== false;
  const subject = [form.handle, form.siteId];
  if (await exceededRateLimit(context, works ? 'formWithCaptcha' : 'formWithoutCaptcha', { subject })) return 'tooOften';
  if (attempt.honeypot) return 'captcha';
  return scripts ? problemOfTokens(context, form, attempt) : problemOfTime(context, attempt);
}

async function problemOfTokens(context: ProtectionContext, form: CheckedForm, attempt: SubmissionAttemptInput) {
  const { sql, payload } = context;
  const key = attempt.key ?? null;
  const token = attempt.csrfToken ?? '';
  const csrf = verifyCsrfToken(payload.secret, form, token);
  if (csrf.state !== 'valid') return csrf.state === 'expired' ? 'expired' : 'captcha';
  const spent: SpendableToken[] = [{ token, until: csrf.until }];
  const answer = attempt.captchas?.find(({ name }) => name === formNames.captcha)?.value ?? '';
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

function problemOfTime({ payload }: ProtectionContext, { timeToken }: SubmissionAttemptInput): ProblemKey | undefined {
  const verdict = verifyTimeToken(secretsOf(payload), timeToken ?? '');
  if (verdict === 'valid') return undefined;
  return verdict === 'expired' ? 'expired' : 'captcha';
}
