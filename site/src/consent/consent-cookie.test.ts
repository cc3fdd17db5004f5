import { expect, test } from 'vitest';
import { consentCookie, readConsent } from './consent-cookie.ts';

const written = (cookie: string) => cookie.split(';')[0] ?? '';

test('SEC-10 a choice is kept for 180 days in a cookie that says nothing else', () => {
  expect(consentCookie(['statistics', 'media'])).toBe('consent=statistics.media; Max-Age=15552000; Path=/; SameSite=Lax');
  expect(consentCookie([])).toBe('consent=none; Max-Age=15552000; Path=/; SameSite=Lax');
});

test('SEO-03 what was chosen is read back from among other cookies; without a choice nothing is known', () => {
  for (const chosen of [[], ['media'], ['statistics', 'media']] as const) {
    expect(readConsent(`locale=nl; ${written(consentCookie(chosen))}; _ga=1`)).toEqual(chosen);
  }
  expect(readConsent('')).toBeUndefined();
  expect(readConsent('noconsent=media; my-consent=statistics')).toBeUndefined();
});

test('SEO-03 a value that nobody chose here allows nothing', () => {
  for (const value of ['', 'none', 'all', 'statisticsmedia', 'true']) expect(readConsent(`consent=${value}`)).toEqual([]);
});
