import { expect, test } from 'vitest';
import { callToActionAnchor } from './call-to-action.ts';

const localHref = (uri: string) => `/en/${uri}/`;
const cta = { text: 'More', ariaLabel: null, url: null, element: null };
const to = (url: string) => callToActionAnchor({ ...cta, url }, localHref);

test('BLK-19 a call to action to an entry opens in the same tab and has its own accessible name', () => {
  expect(callToActionAnchor({ ...cta, element: { uri: 'projects' }, ariaLabel: 'More projects' }, localHref)).toEqual({
    href: '/en/projects/',
    children: 'More',
    'aria-label': 'More projects',
    target: undefined,
    rel: undefined,
  });
});

test('BLK-19 a link to another site opens in a new tab', () => {
  expect(to('https://parts.example/')).toMatchObject({ href: 'https://parts.example/', target: '_blank', rel: 'noopener' });
  expect(to('mailto:info@maker.example')).toMatchObject({ href: 'mailto:info@maker.example', target: undefined });
});

test.each(['http://a.example/', 'https://a.example/', 'mailto:a@b.example', 'tel:+31570123456', 'HTTPS://A.EXAMPLE/'])(
  'BLK-19 the scheme of %s is allowed',
  (url) => expect(to(url)?.href).toBe(url),
);

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'ftp://a.example/',
  '//a.example/',
  'x',
])('BLK-19 %s has no target', (url) => expect(to(url)).toBeUndefined());
