import { expect, test } from 'vitest';
import { isMediaPath } from './media.ts';

test.each(['/media/crops/a1/bank-625.avif', '/media/een%20bank.pdf', '/media/b%C3%A4nke.jpg'])(
  'SEC-07 %s is a media path',
  (path) => {
    expect(isMediaPath(path)).toBe(true);
  },
);

test.each([
  '/media/',
  '/media/../secrets.json',
  '/media/%2e%2e/secrets.json',
  '/media/..%2fsecrets.json',
  '/media/..%5csecrets.json',
  '/media/%252e%252e/secrets.json',
  '/media//etc/passwd',
  '/media/a/./b',
  '/media/a%00.png',
])('SEC-07 bad input: %s leaves the media folder', (path) => {
  expect(isMediaPath(path)).toBe(false);
});
