import { describe, expect, it } from 'vitest';
import { addressIn, openingLanguage } from './content-language.ts';

const user = (role: 'editor' | 'translator', languages: ('nl' | 'en' | 'de')[] = []) =>
  ({ collection: 'users', role, languages }) as const;

describe('EDT-09 the language of the content', () => {
  it('is the default language of the site in a new document, whatever was chosen before', () => {
    expect(openingLanguage(['collections', 'pages', 'create'], user('editor'), 'de')).toBe('nl');
  });

  it('stays the last chosen one in a document of an editor, in lists and in overviews', () => {
    expect(openingLanguage(['collections', 'pages', '12'], user('editor'), 'de')).toBeUndefined();
    expect(openingLanguage(['collections', 'pages'], user('translator', ['de']), 'nl')).toBeUndefined();
    expect(openingLanguage(['translations'], user('translator', ['de']), 'nl')).toBeUndefined();
  });

  it('is kept in the address beside its other parameters', () => {
    expect(addressIn('de', ['collections', 'pages', '12'], { tab: 'a b', x: ['1', '2'] })).toBe(
      '/admin/collections/pages/12?tab=a+b&x=1&x=2&locale=de',
    );
  });
});

describe('EDT-10 the language of the content for a translator', () => {
  it.each([
    ['collections', 'pages', '12'],
    ['collections', 'pages', '12', 'translate'],
    ['globals', 'footer'],
  ])('is one of the own languages in %s/%s', (...segments) => {
    expect(openingLanguage(segments, user('translator', ['de', 'en']), 'nl')).toBe('de');
    expect(openingLanguage(segments, user('translator', ['de', 'en']), undefined)).toBe('de');
    expect(openingLanguage(segments, user('translator', ['de', 'en']), 'en')).toBeUndefined();
  });
});
