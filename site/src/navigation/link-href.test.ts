import { expect, test } from 'vitest';
import { callToActionHref, linkHref, telHref } from './link-href.ts';

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

test('NAV-07 a tel link keeps only digits, full stops and the leading + of an international number', () => {
  expect(telHref('+31 (0)10 123 45-67')).toBe('tel:+31101234567');
  expect(telHref('+49 (0) 30.123 x4')).toBe('tel:+4930.1234');
  expect(telHref('0570 12 34 56')).toBe('tel:0570123456');
});
