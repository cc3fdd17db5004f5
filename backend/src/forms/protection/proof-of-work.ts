import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { protectionKey } from '../../platform/protection-key.ts';
import type { TokenForm, TokenVerdict } from './csrf-token.ts';

/** Work for a browser: 500 to 1000 keys of 2000 rounds each, about a second on a phone. */
const rounds = 2000;
const fewestKeys = 500;
const maxKeys = 1000;

const lifetimeMs = 10 * 60_000;
/** Maximum length of an encoded answer in characters. */
const maxAnswerLength = 4000;

/** Returns an ALTCHA challenge for one submission attempt. It is signed, so the server does not store it. */
export async function makeChallenge(secret: string, { handle, siteId }: TokenForm, now = Date.now()): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    counter: randomInt(fewestKeys, maxKeys),
    deriveKey,
    data: { form: handle, site: siteId },
    expiresAt: Math.floor((now + lifetimeMs) / 1000),
    ...secretsOf(secret),
  });
}

/** Verifies an answer in ALTCHA's encoding: the challenge with its solution, as JSON in base64. */
export async function verifyAnswer(secret: string, form: TokenForm, answer: string): Promise<TokenVerdict> {
  const read = readAnswer(answer);
  const data = read?.challenge.parameters.data;
  if (!read || data?.form !== form.handle || data.site !== form.siteId) return { state: 'forged' };
  const { verified, expired } = await verifySolution({ ...read, deriveKey, ...secretsOf(secret) });
  if (expired) return { state: 'expired' };
  const until = new Date((read.challenge.parameters.expiresAt ?? 0) * 1000);
  return verified ? { state: 'valid', until } : { state: 'forged' };
}

/**
 * Returns the signature of the challenge, which identifies an answer in any encoding; a malformed answer is returned unchanged.
 */
export function challengeIn(answer: string): string {
  return readAnswer(answer)?.challenge.signature ?? answer;
}

function readAnswer(answer: string): { challenge: Challenge; solution: Solution } | undefined {
  if (answer.length > maxAnswerLength) return undefined;
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
