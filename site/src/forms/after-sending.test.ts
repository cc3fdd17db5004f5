import { expect, test } from 'vitest';
import { onwards } from './after-sending.ts';
import { testForm } from './test-form.ts';

const here = 'https://site.test/contact/?a=1';
const links = { localHref: (uri: string) => `/en/${uri === '__home__' ? '' : `${uri}/`}`, hrefOf: () => '/en/' };
const way = (settings: object) => onwards(testForm([], settings), links, here);

test('FRM-06 a message stays on the page', () => {
  expect(way({})).toBeUndefined();
  expect(way({ submitMethod: 'pageReload' })).toEqual({ href: '?sent=contact', isNewTab: false });
});

test('FRM-06 an entry is shown, home where none is named', () => {
  expect(way({ submitAction: 'entry', redirectEntry: { uri: 'jobs' } })).toEqual({ href: '/en/jobs/', isNewTab: false });
  expect(way({ submitAction: 'entry' })).toEqual({ href: '/en/', isNewTab: false });
});

test('FRM-06 an address is followed, in another tab where editors want that; no script passes as one', () => {
  const redirectUrl = 'https://example.org/guide.pdf';
  expect(way({ submitAction: 'url', redirectUrl, submitActionTab: 'newTab' })).toEqual({ href: redirectUrl, isNewTab: true });
  expect(way({ submitAction: 'url', redirectUrl: 'javascript:alert(1)' })).toBeUndefined();
});

test("FRM-06 an address of the site is one of the page's own language; files are of all", () => {
  const href = (redirectUrl: string) => way({ submitAction: 'url', redirectUrl })?.href;
  expect(href('/service/guides/?a=1')).toBe('/en/service/guides/?a=1');
  expect(href('/media/guide.pdf')).toBe('/media/guide.pdf');
});

test("FRM-06 the form's own page, as an address or entry, leads nowhere: the message says that it was sent", () => {
  const settings = { submitAction: 'url', redirectUrl: '/contact/?a=2' };
  expect(onwards(testForm([], settings), { ...links, hrefOf: () => '/' }, here)).toBeUndefined();
  expect(way(settings)?.href).toBe('/en/contact/?a=2');
  const own = { ...links, localHref: () => '/contact/' };
  expect(onwards(testForm([], { submitAction: 'entry', redirectEntry: { uri: 'contact' } }), own, here)).toBeUndefined();
});

test('FRM-06 the page is loaded anew', () => {
  expect(way({ submitAction: 'reload', submitActionTab: 'newTab' })).toEqual({ href: '?sent=contact', isNewTab: false });
});
