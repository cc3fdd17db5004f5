import { expect, test } from 'vitest';
import { consentCookie, readConsent } from './consent-cookie.ts';

const written = (cookie: string) => cookie.split(';')[0] ?? '';

test('SEC-10 a choice is stored for 180 days in a cookie that contains nothing else', () => {
  expect(consentCookie(['statistics', 'media'])).toBe('consent=statistics.media; Max-Age=15552000; Path=/; SameSite=Lax');
  expect(consentCookie([])).toBe('consent=none; Max-Age=15552000; Path=/; SameSite=Lax');
});

test('SEO-03 the choice is read from among other cookies, and undefined without one', () => {
  for (const chosen of [[], ['media'], ['statistics', 'media']] as const) {
    expect(readConsent(`locale=nl; ${written(consentCookie(chosen))}; _ga=1`)).toEqual(chosen);
  }
  expect(readConsent('')).toBeUndefined();
  expect(readConsent('noconsent=media; my-consent=statistics')).toBeUndefined();
});

test('SEO-03 an unknown value allows nothing', () => {
  for (const value of ['', 'none', 'all', 'statisticsmedia', 'true']) expect(readConsent(`consent=${value}`)).toEqual([]);
});
