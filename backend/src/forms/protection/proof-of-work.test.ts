import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, it } from 'vitest';
import { challengeIn, makeChallenge, verifyAnswer } from './proof-of-work.ts';

const secret = 'a secret of an installation';
const form = { handle: 'contact', siteId: 1 };

const encoded = (answer: unknown) => Buffer.from(JSON.stringify(answer)).toString('base64');
const state = async (answer: string, of = form, as = secret) => (await verifyAnswer(as, of, answer)).state;

it('FRM-12 accepts a solved challenge for its own form, and refuses a changed one', async () => {
  const challenge = await makeChallenge(secret, form);
  const solution = await solveChallenge({ challenge, deriveKey });
  const answer = encoded({ challenge, solution });
  expect(await state(answer)).toBe('valid');
  expect(await state(answer, { ...form, handle: 'quoteRequest' })).toBe('forged');
  expect(await state(answer, { ...form, siteId: 2 })).toBe('forged');
  expect(await state(answer, form, 'another secret')).toBe('forged');

  const { parameters } = challenge;
  const changed = (changes: object) =>
    encoded({ challenge: { ...challenge, parameters: { ...parameters, ...changes } }, solution });
  expect(await state(changed({ cost: 1 }))).toBe('forged');
  expect(await state(changed({ expiresAt: (parameters.expiresAt ?? 0) + 1 }))).toBe('forged');
  expect(await state(changed({ data: { form: 'contact', site: 1, more: 1 } }))).toBe('forged');
  expect(await state(encoded({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }))).toBe('forged');

  const otherwise = encoded({
    solution: { ...solution, time: 1 },
    challenge: { signature: challenge.signature, parameters },
    more: 'x',
  });
  expect(await state(otherwise)).toBe('valid');
  expect(challengeIn(otherwise)).toBe(challengeIn(answer));
});

it('FRM-12 accepts a challenge for ten minutes', async () => {
  const past = await makeChallenge(secret, form, Date.now() - 10 * 60_000 - 1000);
  expect(await state(encoded({ challenge: past, solution: { counter: 1, derivedKey: '00' } }))).toBe('expired');
  const { parameters } = await makeChallenge(secret, form);
  expect(Math.abs((parameters.expiresAt ?? 0) - Date.now() / 1000 - 600)).toBeLessThan(5);
});

it.each([
  '',
  'not base64 at all \0',
  encoded(null),
  encoded([]),
  encoded({}),
  encoded({ challenge: {}, solution: {} }),
  encoded({ challenge: { signature: 'x', parameters: { keySignature: 'x', data: { form: 'contact', site: 1 } } }, solution: 1 }),
  encoded({ challenge: { signature: 'x', parameters: null }, solution: 1 }),
  'A'.repeat(100_000),
])('FRM-12 refuses a malformed answer: %#', async (answer) => expect(await state(answer)).toBe('forged'));
