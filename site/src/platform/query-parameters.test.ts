import { describe, expect, test } from 'vitest';
import { readQuery } from './query-parameters.ts';

describe('decision 6: the query in a page’s cache key', () => {
  test('tracking and other unknown parameters are dropped', () => {
    expect(readQuery('home', '?utm_source=x&fbclid=y&a[]=1')).toEqual({ text: '', cached: true });
    expect(readQuery(undefined, '?query=x')).toEqual({ text: '', cached: true });
  });

  test('known parameters have a fixed order', () => {
    const expected = { text: '?reason=favourite&return=true', cached: true };
    expect(readQuery('login', '?return=true&reason=favourite')).toEqual(expected);
    expect(readQuery('login', '?reason=favourite&utm_medium=x&return=true')).toEqual(expected);
  });

  test('QUO-08 the number of a sent quote request is valid on its page only, which is not cached', () => {
    const sent = '?number=A2026-00004&sent=quoteRequest';
    expect(readQuery('quoteRequest', sent)).toEqual({ text: sent, cached: false });
    expect(readQuery('contact', '?number=A2026-00004')?.text).toBe('');
    expect(readQuery('quoteRequest', '?number=0900-1234')).toBeUndefined();
  });

  test('CON-10 a ticket number and the code of a type plate are valid on every page, which is not cached', () => {
    const sent = '?sent=damageReport&ticket=S2026-00004';
    expect(readQuery(undefined, sent)).toEqual({ text: sent, cached: false });
    expect(readQuery(undefined, '?typePlate=BM-1030')).toEqual({ text: '?typePlate=BM-1030', cached: false });
    expect(readQuery(undefined, '?typePlate=')).toEqual({ text: '', cached: true });
  });

  test('pages with free texts or more than two parameters are not cached', () => {
    expect(readQuery('search', '?query=bank')).toEqual({ text: '?query=bank', cached: false });
    expect(readQuery('login', '?return=true&reason=favourite&path=/a/')?.cached).toBe(false);
  });

  test('SEA-04 any search text is a valid query; the number of hits must be one that can be loaded', () => {
    for (const words of ['', '\u0000', "'; drop table--", 'مقعد', '🌳', 'a'.repeat(10_000)]) {
      const text = `?${new URLSearchParams({ query: words })}`;
      expect(readQuery('search', text)).toEqual({ text, cached: false });
    }
    expect(readQuery('search', '?query=a&query=b')?.text).toBe('?query=a+b');
    expect(readQuery('search', '?query=bank&products=12&pages=18')?.text).toBe('?pages=18&products=12&query=bank');
  });

  test('CAT-02 any search text of a list is a valid query whose page is not cached; an empty one is dropped', () => {
    for (const key of ['products', 'category', 'product', 'projects'] as const) {
      for (const words of ['bank\tboom', '\u0000', '\r\n', ' ', "'; drop table--", '🌳'.repeat(150), 'a'.repeat(10_000)]) {
        const text = `?${new URLSearchParams({ search: words })}`;
        expect(readQuery(key, text)).toEqual({ text, cached: false });
      }
      expect(readQuery(key, '?search=a&search=b')).toEqual({ text: '?search=a+b', cached: false });
      expect(readQuery(key, '?search=')).toEqual({ text: '', cached: true });
    }
  });

  test('FRM-06 every page accepts the handle of a sent form, and is not cached with it', () => {
    expect(readQuery('contact', '?utm_source=x&sent=contact')).toEqual({ text: '?sent=contact', cached: false });
    expect(readQuery(undefined, '?sent=quoteRequest')?.text).toBe('?sent=quoteRequest');
    expect(readQuery('home', '?sent=%3Cscript%3E')).toBeUndefined();
  });

  test.each([
    ['a value it cannot have', 'login', '?return=yes'],
    ['a path of another origin', 'login', '?path=//evil.example'],
    ['a path of another origin by a backslash', 'login', '?path=/\\evil.example'],
    ['control characters', 'projects', '?f.country=%00'],
    ['a value that is too long', 'projects', `?f.country=${'a'.repeat(1001)}`],
    ['one parameter twice', 'login', '?return=true&return=true'],
    ['a number of hits that no list shows', 'search', '?query=bank&products=13'],
    ['absurdly many parameters', 'home', `?${'a=1&'.repeat(101)}`],
  ] as const)('%s is refused', (_, key, search) => {
    expect(readQuery(key, search)).toBeUndefined();
  });

  test('CAT-02 filters of a list are recognised by the form of their names; check boxes may repeat them, empty fields are dropped', () => {
    expect(readQuery('products', '?f.material=oak&f.lengthMm.min=&search=&f.material=steel&fbclid=x')).toEqual({
      text: '?f.material=oak+steel',
      cached: true,
    });
    expect(readQuery('category', '?f.lengthMm.min=1500.5')).toEqual({ text: '?f.lengthMm.min=1500.5', cached: false });
    expect(readQuery('product', '?show=24&f.material=oak')).toEqual({ text: '?f.material=oak&show=24', cached: true });
    expect(readQuery('products', '?f.a=1&f.b=2&f.c=3')?.cached).toBe(false);
    expect(readQuery('products', '?search=bank')?.cached).toBe(false);
    expect(readQuery('home', '?f.material=oak')).toEqual({ text: '', cached: true });
  });

  test.each(['?show=13', '?show=252', '?f.lengthMm.min=-1', '?f.lengthMm.max=long', '?f.material=%00'])(
    'CAT-02 %s is refused',
    (search) => {
      expect(readQuery('products', search)).toBeUndefined();
    },
  );
});
