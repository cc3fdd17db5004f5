import { describe, expect, test } from 'vitest';
import type { PageMetadataFragment } from '../platform/generated/operations-types.ts';
import { readContainers } from './containers.ts';

const entry = (containers: Record<string, unknown>) =>
  ({
    title: 'Banken',
    seo: {
      metaTitleContainer: '{}',
      metaTagContainer: '{}',
      metaLinkContainer: '{}',
      metaJsonLdContainer: '{}',
      ...Object.fromEntries(Object.entries(containers).map(([name, value]) => [name, JSON.stringify(value)])),
    },
  }) as unknown as PageMetadataFragment;

describe('SEO-01 SEO-02 the containers of an entry', () => {
  test('the title, else the entry’s own', () => {
    expect(readContainers(entry({ metaTitleContainer: { title: { title: 'Banken – Merk' } } })).title).toBe('Banken – Merk');
    expect(readContainers(entry({})).title).toBe('Banken');
  });

  test('tags by name or property', () => {
    const tags = { description: { name: 'description', content: 'a' }, 'og:title': { property: 'og:title', content: 'b' } };
    expect(readContainers(entry({ metaTagContainer: tags })).tags).toEqual([
      { name: 'description', content: 'a' },
      { property: 'og:title', content: 'b' },
    ]);
  });

  test('one link of a kind, or a list of them', () => {
    const canonical = { rel: 'canonical', href: 'https://nl.example/banken/' };
    const alternate = { rel: 'alternate', href: 'https://de.example/baenke/', hreflang: 'de-DE' };
    expect(readContainers(entry({ metaLinkContainer: { canonical, alternate: [alternate] } })).links).toEqual([
      canonical,
      alternate,
    ]);
  });

  test('what cannot be used is left out, and a broken container leaves the page whole', () => {
    const links = {
      a: { rel: 'canonical', href: 'javascript:alert(1)' },
      b: { href: '/x/' },
      c: { rel: 'x', href: '//evil.test' },
    };
    const metadata = readContainers(entry({ metaLinkContainer: links, metaTagContainer: { a: { content: 'x' }, b: 3 } }));
    expect([metadata.links, metadata.tags]).toEqual([[], []]);
    const broken = entry({});
    broken.seo.metaTagContainer = '{';
    expect(readContainers(broken).tags).toEqual([]);
  });
});
