import { expect, test } from 'vitest';
import { entryCalled } from './titled-entry.ts';

const entry = {
  title: 'Thank you for "signing up"',
  seo: {
    metaTitleContainer: JSON.stringify({ title: { title: 'Thank you for "signing up" – Company' } }),
    metaLinkContainer: '{}',
  },
  breadcrumbs: [
    { title: 'Home', uri: '__home__' },
    { title: 'Thank you for "signing up"', uri: 'thanks' },
  ],
};

test.each([
  ['newsletter', 'refused', 'en', 'Sign up for the newsletter'],
  ['newsletterConfirm', 'going', 'nl', 'Bevestig uw aanmelding'],
  ['newsletterConfirm', 'refused', 'de', 'Dieser Link ist nicht mehr gültig'],
  ['newsletterUnsubscribe', 'sent', 'nl', 'U bent afgemeld'],
] as const)('NWS-02 head and breadcrumbs have the title of the result: %s, %s, in %s', (handle, outcome, locale, title) => {
  const called = entryCalled(entry, { handle, outcome }, locale);
  expect(called.title).toBe(title);
  expect(JSON.parse(called.seo.metaTitleContainer)).toEqual({ title: { title: `${title} – Company` } });
  expect(called.breadcrumbs.map((crumb) => crumb.title)).toEqual(['Home', title]);
});

test('NWS-02 another form does not change the title', () => {
  expect(entryCalled(entry, { handle: 'contact', outcome: 'refused' }, 'nl')).toBe(entry);
});
