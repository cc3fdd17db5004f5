import { beforeEach, expect, test, vi } from 'vitest';
import type { Query } from '../platform/data/query.ts';

const recaptcha = vi.hoisted(() => ({ loadRecaptcha: vi.fn(async () => {}), recaptchaAnswer: vi.fn(async () => 'fresh') }));
vi.mock('./sending/recaptcha.ts', () => recaptcha);
vi.mock('./sending/solve-challenge.ts', () => ({ solvedChallenge: async (challenge: string) => `solved ${challenge}` }));

const name = 'g-recaptcha-response';
const query = (async () => ({
  formTokens: { csrfToken: { value: 'token' }, captchas: [{ handle: 'altcha', name, value: 'challenge' }] },
})) as unknown as Query;

let tokens: typeof import('./submission-tokens.ts');

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  tokens = await import('./submission-tokens.ts');
});

test('FRM-12 the challenge of a form is solved without loading a third-party script', async () => {
  const form = { handle: 'contact', siteId: 1, captchas: [{ handle: 'altcha' as const, name, siteKey: null }] };
  tokens.prepareTokens(form, query);
  expect(await tokens.takeTokens(form, query)).toEqual({ csrfToken: 'token', captchas: [[name, 'solved challenge']] });
  expect(recaptcha.loadRecaptcha).not.toHaveBeenCalled();
});

test('FRM-12 reCAPTCHA is loaded at the first use of a form, and each submission gets a new answer', async () => {
  const form = { handle: 'contact', siteId: 1, captchas: [{ handle: 'recaptcha' as const, name, siteKey: 'site-key' }] };
  const plain = (async () => ({ formTokens: { csrfToken: { value: 'token' }, captchas: [] } })) as unknown as Query;
  expect(recaptcha.loadRecaptcha).not.toHaveBeenCalled();
  tokens.prepareTokens(form, plain);
  await expect.poll(() => recaptcha.loadRecaptcha.mock.calls).toContainEqual(['site-key']);
  expect(recaptcha.recaptchaAnswer).not.toHaveBeenCalled();
  for (const times of [1, 2]) {
    expect(await tokens.takeTokens(form, plain)).toEqual({ csrfToken: 'token', captchas: [[name, 'fresh']] });
    expect(recaptcha.recaptchaAnswer).toHaveBeenCalledTimes(times);
  }
});
