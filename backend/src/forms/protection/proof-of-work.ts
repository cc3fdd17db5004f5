import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { protectionKey } from '../../platform/protection-key.ts';
import type { TokenForm, TokenVerdict } from './csrf-token.ts';

/** What a browser has to do: so many keys of so many rounds each. About a second on a phone. */
const rounds = 2000;
const fewestKeys = 500;
const mostKeys = 1000;

const lifetimeMs = 10 * 60_000;
const longestAnswer = 4000;

/** A challenge of ALTCHA for one sending of this form, signed, so that nothing of it needs to be kept. */
export async function makeChallenge(secret: string, { handle, siteId }: TokenForm, now = Date.now()): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    counter: randomInt(fewestKeys, mostKeys),
    deriveKey,
    data: { form: handle, site: siteId },
    expiresAt: Math.floor((now + lifetimeMs) / 1000),
    ...secretsOf(secret),
  });
}

/** Judges an answer: the base64 of JSON of the challenge with its solution, as ALTCHA writes it. */
export async function verifyAnswer(secret: string, form: TokenForm, answer: string): Promise<TokenVerdict> {
  const read = readAnswer(answer);
  const data = read?.challenge.parameters.data;
  if (!read || data?.form !== form.handle || data.site !== form.siteId) return { state: 'forged' };
  const { verified, expired } = await verifySolution({ ...read, deriveKey, ...secretsOf(secret) });
  if (expired) return { state: 'expired' };
  const until = new Date((read.challenge.parameters.expiresAt ?? 0) * 1000);
  return verified ? { state: 'valid', until } : { state: 'forged' };
}

/** What of an answer tells it from all others, however it was written. */
export function challengeIn(answer: string): string {
  return readAnswer(answer)?.challenge.signature ?? answer;
}

function readAnswer(answer: string): { challenge: Challenge; solution: Solution } | undefined {
  if (answer.length > longestAnswer) return undefined;
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(answer, 'base64').toString());
    const isWhole = typeof challenge?.signature === 'string' && typeof challenge.parameters?.keySignature === 'string';
    return isWhole && solution ? { challenge, solution } : undefined;
  } catch {
    return undefined;
  }
}

function secretsOf(secret: string) {
  return {
    hmacSignatureSecret: protectionKey(secret, 'form challenge').toString('hex'),
    hmacKeySignatureSecret: protectionKey(secret, 'form challenge solution').toString('hex'),
  };
}
