import { expect, test } from 'vitest';
import { callToActionHref, linkHref } from './link-href.ts';

const localHref = (uri: string) => `/en/${uri}/`;

test('NAV-01 an internal address becomes local, others stay unchanged', () => {
  expect(linkHref('/about-us/', localHref)).toBe('/en/about-us/');
  expect(linkHref('https://parts.example/', localHref)).toBe('https://parts.example/');
  expect(linkHref('//parts.example/', localHref)).toBe('//parts.example/');
});

test('BLK-19 a call to action links to its entry, or else to its address', () => {
  expect(callToActionHref({ url: null, element: { uri: 'quote-request' } }, localHref)).toBe('/en/quote-request/');
  expect(callToActionHref({ url: 'mailto:info@maker.example', element: null }, localHref)).toBe('mailto:info@maker.example');
  expect(callToActionHref({ url: null, element: null }, localHref)).toBeUndefined();
});
