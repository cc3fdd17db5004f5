import { expect, test } from 'vitest';
import { submissionRedirect } from './after-submit.ts';
import { testForm } from './test-form.ts';

const here = 'https://site.test/contact/?a=1';
const links = { localHref: (uri: string) => `/en/${uri === '__home__' ? '' : `${uri}/`}`, hrefOf: () => '/en/' };
const way = (settings: object) => submissionRedirect(testForm([], settings), links, here);

test('FRM-06 a form with a message does not leave the page', () => {
  expect(way({})).toBeUndefined();
  expect(way({ submitMethod: 'pageReload' })).toEqual({ href: '?sent=contact', isNewTab: false });
});

test('FRM-06 a form redirects to the chosen entry, or to the home page if none is chosen', () => {
  expect(way({ submitAction: 'entry', redirectEntry: { uri: 'jobs' } })).toEqual({ href: '/en/jobs/', isNewTab: false });
  expect(way({ submitAction: 'entry' })).toEqual({ href: '/en/', isNewTab: false });
});

test('FRM-06 a form redirects to an address, in a new tab if configured, but never to a script', () => {
  const redirectUrl = 'https://example.org/guide.pdf';
  expect(way({ submitAction: 'url', redirectUrl, submitActionTab: 'newTab' })).toEqual({ href: redirectUrl, isNewTab: true });
  expect(way({ submitAction: 'url', redirectUrl: 'javascript:alert(1)' })).toBeUndefined();
});

test('FRM-06 an address within the site gets the locale prefix of the page, an address of a file does not', () => {
  const href = (redirectUrl: string) => way({ submitAction: 'url', redirectUrl })?.href;
  expect(href('/service/guides/?a=1')).toBe('/en/service/guides/?a=1');
  expect(href('/media/guide.pdf')).toBe('/media/guide.pdf');
});

test('FRM-06 an address or entry that is the page of the form causes no redirect', () => {
  const settings = { submitAction: 'url', redirectUrl: '/contact/?a=2' };
  expect(submissionRedirect(testForm([], settings), { ...links, hrefOf: () => '/' }, here)).toBeUndefined();
  expect(way(settings)?.href).toBe('/en/contact/?a=2');
  const own = { ...links, localHref: () => '/contact/' };
  expect(
    submissionRedirect(testForm([], { submitAction: 'entry', redirectEntry: { uri: 'contact' } }), own, here),
  ).toBeUndefined();
});

test('FRM-06 the page is reloaded', () => {
  expect(way({ submitAction: 'reload', submitActionTab: 'newTab' })).toEqual({ href: '?sent=contact', isNewTab: false });
});

test('CON-10 the address of a reloaded page has the ticket number', () => {
  const form = testForm([], { submitAction: 'reload' });
  expect(submissionRedirect(form, links, here, { ticket: 'S2026-00004' })?.href).toBe('?sent=contact&ticket=S2026-00004');
});
