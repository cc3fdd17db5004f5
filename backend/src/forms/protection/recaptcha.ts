import type { Recaptcha } from '../../platform/configuration.ts';
import type { Log } from '../../platform/log.ts';

export type RecaptchaVerdict = 'human' | 'refused' | 'unavailable';

const leastScore = 0.5;
const patienceMs = 5000;
const longestToken = 4000;

/** Asks the service what it thinks of a token (v3). It knows each token once and for two minutes. It is told nothing of the visitor. */
export async function verifyRecaptcha({ origin, secret }: Recaptcha, token: string, log: Log): Promise<RecaptchaVerdict> {
  if (token === '' || token.length > longestToken) return 'refused';
  try {
    const response = await fetch(`${origin}/recaptcha/api/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`it answers ${response.status}`);
    return verdictOf(await response.json(), log);
  } catch (error) {
    log.error({ err: error }, 'reCAPTCHA cannot be reached: forms cannot be sent');
    return 'unavailable';
  }
}

type Answer = { success?: unknown; score?: unknown; 'error-codes'?: unknown };

function verdictOf(answer: Answer | null, log: Log): RecaptchaVerdict {
  const faults = Array.isArray(answer?.['error-codes']) ? answer['error-codes'] : [];
  if (faults.some((fault) => fault === 'missing-input-secret' || fault === 'invalid-input-secret')) {
    log.error('reCAPTCHA does not know RECAPTCHA_SECRET: forms cannot be sent');
    return 'unavailable';
  }
  const isHuman = answer?.success === true && typeof answer.score === 'number' && answer.score >= leastScore;
  return isHuman ? 'human' : 'refused';
}
