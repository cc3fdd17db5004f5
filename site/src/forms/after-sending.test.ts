import { expect, test } from 'vitest';
import { onwards } from './after-sending.ts';
import { testForm } from './test-form.ts';

const here = 'https://site.test/contact/?a=1';
const way = (settings: object) => onwards(testForm([], settings), (uri) => `/en/${uri === '__home__' ? '' : `${uri}/`}`, here);

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

test('FRM-06 the page is loaded anew', () => {
  expect(way({ submitAction: 'reload', submitActionTab: 'newTab' })).toEqual({ href: here, isNewTab: false, isReload: true });
});
