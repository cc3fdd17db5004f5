import { localeCodes } from '@plantsoen/contract/locales.ts';
import { contentPageKeys, pathKeys, pathOf, paths } from '@plantsoen/contract/paths.ts';
import { describe, expect, test } from 'vitest';
import { decidePath } from './locale-guard.ts';

const fixedKeys = pathKeys.filter((key) => !paths[key].nl.includes('{'));
const slugKeys = pathKeys.filter((key) => !fixedKeys.includes(key) && !contentPageKeys.includes(key));
const parameters = { slug: 'groep', child: 'linea', grandchild: 'kleur' };

describe.each(localeCodes)('LOC-05 in %s', (locale) => {
  test.each(pathKeys)('the own path of %s is a page', (key) => {
    expect(decidePath(pathOf(key, locale, parameters), locale)).toMatchObject({ kind: 'page', match: { key } });
  });

  test.each(fixedKeys)('the path of %s in another locale redirects to the path in this locale, if it differs', (key) => {
    for (const other of localeCodes) {
      const path = pathOf(key, other);
      const decision = decidePath(path, locale);
      if (decision.kind === 'page') expect(pathOf(decision.match.key, locale)).toBe(path);
      else expect(decision).toEqual({ kind: 'moved', path: pathOf(key, locale) });
    }
  });

  test.each(slugKeys)('an entry’s path of %s in another locale is translated by the backend', (key) => {
    for (const other of localeCodes) {
      const path = pathOf(key, other, parameters);
      if (path === pathOf(key, locale, parameters)) continue;
      const decision = decidePath(path, locale);
      if (decision.kind !== 'page') expect(decision).toEqual({ kind: 'foreign', uri: path.slice(1, -1) });
    }
  });

  test('/referenz/ alone redirects to the projects', () => {
    expect(decidePath('/referenz/', locale)).toEqual({ kind: 'moved', path: pathOf('projects', locale) });
  });

  test.each(['/a/b/c/d/', '/graphql/x/', '/en/news/', '/media/', '/nieuws/a/b/'])('%s is no page', (path) => {
    expect(decidePath(path, locale)).toEqual({ kind: 'absent' });
  });

  test('a doubled slash redirects to the canonical path', () => {
    const spelling = pathOf('product', locale, parameters);
    expect(decidePath(spelling.replace('/groep/', '//groep/'), locale)).toEqual({ kind: 'moved', path: spelling });
  });
});

test('LOC-05 the own locale has priority: /news/ is a page in German although it is English as well', () => {
  expect(decidePath('/news/', 'de')).toMatchObject({ kind: 'page', match: { key: 'news' } });
  expect(decidePath('/news/', 'nl')).toEqual({ kind: 'moved', path: '/nieuws/' });
});
