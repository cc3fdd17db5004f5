import { expect, test } from 'vitest';
import { holdsToken } from './page-request.ts';

const url = new URL('http://nl.test/offertelijst/');
const posted = { handle: 'newsletterEnd', page: 0, problems: [], outcome: 'going', idempotencyKey: '' } as const;

test('SEO-03 SEC-06 an address that contains a token loads no tag manager', () => {
  expect(holdsToken({ url: new URL('?shared=abc', url) })).toBe(true);
  expect(holdsToken({ url, posted: { ...posted, values: { token: '1.abc' } } })).toBe(true);
  expect(holdsToken({ url, posted: { ...posted, values: { email: 'anna@post.example' } } })).toBe(false);
  expect(holdsToken({ url })).toBe(false);
});
