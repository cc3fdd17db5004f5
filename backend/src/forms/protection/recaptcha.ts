import type { Recaptcha } from '../../platform/configuration.ts';
import type { Log } from '../../platform/log.ts';

export type RecaptchaVerdict = 'human' | 'refused' | 'expired' | 'unavailable';

const leastScore = 0.5;
/**
 * Action of the site's tokens (`site/src/forms/sending/recaptcha.ts`). A token of another action was not requested for a form.
 */
const action = 'submit';
const timeoutMs = 5000;
const maxTokenLength = 4000;

/**
 * Verifies a token with the service (v3), which accepts each token once within two minutes. Nothing about the visitor is sent.
 */
export async function verifyRecaptcha({ origin, secret }: Recaptcha, token: string, log: Log): Promise<RecaptchaVerdict> {
  if (token === '' || token.length > maxTokenLength) return 'refused';
  try {
    const response = await fetch(`${origin}/recaptcha/api/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`reCAPTCHA answered with HTTP status ${response.status}`);
    return verdictOf(await response.json(), log);
  } catch (error) {
    log.error({ err: error }, 'reCAPTCHA cannot be reached, so visitors cannot submit forms');
    return 'unavailable';
  }
}

type Answer = { success?: unknown; score?: unknown; action?: unknown; 'error-codes'?: unknown };

/** Error codes that concern the installation, not the visitor's token. */
const ownErrorCodes: readonly unknown[] = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

function verdictOf(answer: Answer | null, log: Log): RecaptchaVerdict {
  const errorCodes = Array.isArray(answer?.['error-codes']) ? answer['error-codes'] : [];
  if (errorCodes.some((code) => ownErrorCodes.includes(code))) {
    log.error({ errorCodes }, 'reCAPTCHA rejected the request, so visitors cannot submit forms; check RECAPTCHA_SECRET');
    return 'unavailable';
  }
  if (errorCodes.includes('timeout-or-duplicate')) return 'expired';
  const isHuman =
    answer?.success === true && answer.action === action && typeof answer.score === 'number' && answer.score >= leastScore;
  return isHuman ? 'human' : 'refused';
}
