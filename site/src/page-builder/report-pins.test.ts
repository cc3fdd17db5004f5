import { afterEach, expect, test, vi } from 'vitest';
import { pinHref } from './PinButton.tsx';
import { reportPins } from './report-pins.ts';

afterEach(() => vi.unstubAllGlobals());

const href = pinHref('https://nl.test/over-ons/', '/media/crops/a b.jpg', 'Bank & bak');

test('BLK-20 a pin link contains the absolute addresses of page and picture, and the description', () => {
  const url = new URL(href);
  expect(url.origin + url.pathname).toBe('https://www.pinterest.com/pin/create/button/');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    url: 'https://nl.test/over-ons/',
    media: 'https://nl.test/media/crops/a%20b.jpg',
    description: 'Bank & bak',
  });
});

test('BLK-20 a click on a pin reports picture and page, other clicks report nothing', () => {
  class FakeElement {
    constructor(readonly link: object | null) {}
    closest = (selector: string) => (selector === 'a[data-pin]' ? this.link : null);
  }
  const listeners: ((event: object) => void)[] = [];
  const dataLayer: object[] = [];
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('window', { dataLayer });
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  });
  reportPins();
  listeners[0]?.({ target: new FakeElement({ href, dataset: { pin: '12', page: '3', slug: 'over-ons' } }) });
  listeners[0]?.({ target: new FakeElement(null) });
  expect(dataLayer).toEqual([
    {
      event: 'pinImage',
      imageId: 12,
      imageSource: 'https://nl.test/media/crops/a%20b.jpg',
      pageId: 3,
      pageSlug: 'over-ons',
    },
  ]);
});
