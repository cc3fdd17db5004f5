import { beforeEach, expect, test, vi } from 'vitest';
import { keepLinks, type ShareLink, storedShareLinks } from './share-links.ts';

const stored = new Map<string, string>();
const link = (token: string, more: Partial<ShareLink> = {}): ShareLink => ({
  ...{ token: token.repeat(32), revokeToken: 'r'.repeat(32), lines: 2 },
  ...{ madeAt: '2026-11-21T12:00:00Z', expiresAt: '2026-12-21T12:00:00Z' },
  ...more,
});
const now = Date.parse('2026-11-22');

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
});

test('QUO-08 the ten newest links are stored until they expire', () => {
  const links = Array.from('abcdefghijkl', (token) => link(token));
  expect(keepLinks(links)).toHaveLength(10);
  expect(storedShareLinks(now)).toEqual(links.slice(0, 10));
  keepLinks([link('a', { expiresAt: '2026-11-21T12:00:00Z' }), link('b')]);
  expect(storedShareLinks(now)).toEqual([link('b')]);
});

test.each(['', 'no json', '{}', '[null, 1, {}]', JSON.stringify([link('<')]), JSON.stringify([link('a', { madeAt: 'once' })])])(
  'QUO-08 stored data that are not a link are ignored: %s',
  (text) => {
    stored.set('quotationShares', text);
    expect(storedShareLinks(now)).toEqual([]);
  },
);

test('QUO-08 a browser without storage has no links', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepLinks([link('a')])).toEqual([link('a')]);
  expect(storedShareLinks(now)).toEqual([]);
});
