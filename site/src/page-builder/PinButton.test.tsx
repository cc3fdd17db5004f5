import { expect, test } from 'vitest';
import { CurrentEntry } from '../platform/routing/current-entry.ts';
import { renderView } from '../platform/testing/render-view.tsx';
import { PinButton } from './PinButton.tsx';

const canonical = JSON.stringify({ canonical: { rel: 'canonical', href: 'https://en.test/about-us/workshop/' } });
const containers = { metaTitleContainer: '{}', metaTagContainer: '{}', metaJsonLdContainer: '{}' };
const entry = (metaLinkContainer: string) =>
  ({ id: 3, uri: 'about-us/workshop', title: 'Workshop', seo: { ...containers, metaLinkContainer } }) as never;

const crop = { path: '/media/a', widths: [4], formats: ['avif', 'jpg'], width: 4, height: 3 };

const html = (alt: string, links = canonical) =>
  renderView(
    <CurrentEntry value={entry(links)}>
      <PinButton picture={{ id: 12, alt, crop }} />
    </CurrentEntry>,
    { locale: 'en' },
  );

test('BLK-20 a pin button is a plain link in a new tab that names the picture and the page', () => {
  const pin = html('A bench');
  expect(pin).toContain('target="_blank" rel="noopener" aria-label="Save to Pinterest: A bench"');
  expect(pin).toContain('data-pin="12" data-page="3" data-slug="workshop"');
  expect(decodeURIComponent(pin)).toContain('media=https://en.test/media/a-4.jpg&amp;description=A+bench');
});

test('BLK-20 a picture without a description is pinned with the title of its page', () => {
  expect(html('')).toContain('aria-label="Save to Pinterest"');
  expect(html('')).toContain('description=Workshop');
});

test('BLK-20 a page without an address has no pin button', () => {
  expect(html('A bench', '{}')).toBe('');
});
