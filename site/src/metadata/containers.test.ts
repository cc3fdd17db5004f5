import { describe, expect, test } from 'vitest';
import { readContainers } from './containers.ts';
import { pageTitle } from './page-title.ts';

const containers = (given: Record<string, unknown>) => {
  const written = Object.entries(given).map(([name, value]) => [name, JSON.stringify(value)]);
  const empty = { metaTagContainer: '{}', metaLinkContainer: '{}', metaScriptContainer: '{}', metaJsonLdContainer: '{}' };
  return { ...empty, ...Object.fromEntries(written) };
};

const titled = (container: string) => pageTitle({ title: 'Banken', seo: { metaTitleContainer: container } } as never);

describe('SEO-01 SEO-02 the containers of an entry', () => {
  test('return the title, or that of the entry', () => {
    expect(titled('{"title":{"title":"Banken – Merk"}}')).toBe('Banken – Merk');
    for (const empty of ['{}', '{', '{"title":{"title":""}}', '[]']) expect(titled(empty)).toBe('Banken');
  });

  test('return tags by name or property, one or several per name', () => {
    const locales = ['en_GB', 'de_DE'].map((content) => ({ property: 'og:locale:alternate', content }));
    const tags = { description: { name: 'description', content: 'a' }, 'og:locale:alternate': locales };
    expect(readContainers(containers({ metaTagContainer: tags })).tags).toEqual([
      { name: 'description', content: 'a' },
      ...locales,
    ]);
  });

  test('return one link or a list of links per name', () => {
    const canonical = { rel: 'canonical', href: 'https://nl.example/banken/' };
    const alternate = { rel: 'alternate', href: 'https://de.example/baenke/', hreflang: 'de-DE' };
    expect(readContainers(containers({ metaLinkContainer: { canonical, alternate: [alternate] } })).links).toEqual([
      canonical,
      alternate,
    ]);
  });

  test('skip invalid records, and ignore an invalid container', () => {
    const links = {
      a: { rel: 'canonical', href: 'javascript:alert(1)' },
      b: { href: '/x/' },
      c: { rel: 'x', href: '//evil.test' },
    };
    const metadata = readContainers(containers({ metaLinkContainer: links, metaTagContainer: { a: { content: 'x' }, b: 3 } }));
    expect([metadata.links, metadata.tags]).toEqual([[], []]);
    expect(readContainers({ ...containers({}), metaTagContainer: '{' }).tags).toEqual([]);
  });

  test('SEC-01 return only scripts of the site that cannot end their element, and none of third parties', () => {
    const scripts = {
      own: { text: 'window.a = 1' },
      file: { src: '/own.js' },
      ending: { text: 'a</SCRIPT><img>' },
      comment: { text: '<!-- <script>' },
      foreign: { src: 'https://evil.test/x.js' },
      disguised: { src: '//evil.test/x.js' },
      backslash: { src: '/\\evil.test/x.js' },
    };
    expect(readContainers(containers({ metaScriptContainer: scripts })).scripts).toEqual([scripts.own, scripts.file]);
  });
});
