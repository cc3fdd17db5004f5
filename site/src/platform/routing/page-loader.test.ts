import { siteIdOf } from '@plantsoen/contract/locales.ts';
import { isNotFound, isRedirect } from '@tanstack/react-router';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DataError } from '../data/data-error.ts';
import { endedSession } from '../data/ended-session.ts';
import type { Operation } from '../data/operation.ts';
import type { Query } from '../data/query.ts';
import operations from '../generated/persisted-operations.json' with { type: 'json' };
import type { RouterContext } from '../rendering/router-context.ts';
import { isPageFailure } from './page-failure.ts';
import { pageLoader } from './page-loader.ts';

type Entry = { __typename: 'Page'; id: number } | { __typename: 'EntryMoved'; uri: string; permanent: boolean };
type Answer = { entry: Entry; list: string[] };
const operation: Operation<Answer, { uri: string; siteId: number }> = { name: 'Test', id: 'x' };

type SentQuery = { name: string; variables: unknown };

function contextWith(answers: Record<string, unknown>, more: Partial<RouterContext> = {}) {
  const asked: SentQuery[] = [];
  const reported: unknown[] = [];
  const query: Query = async (operation, variables) => {
    asked.push({ name: operation.name, variables });
    const answer = answers[operation.name];
    if (answer instanceof Error) throw answer;
    return answer as never;
  };
  const bases = { nl: '', en: '/en', de: '/de' };
  const context: RouterContext = {
    address: { locale: 'de', prefix: '/de', bases, indexable: false },
    siteId: siteIdOf('de'),
    query,
    isMember: false,
    changes: () => 12,
    report: (thrown) => void reported.push(thrown),
    ...more,
  };
  return { context, asked, reported };
}

function load(context: RouterContext) {
  const loader = pageLoader('newsArticle', operation, ['Page'], async ({ entry }) => ({ further: entry.id }));
  const location = { publicHref: '/de/news/eins/?a=b' };
  return loader({ context, params: { slug: 'eins' }, location, abortController: new AbortController() });
}

const thrownBy = (context: RouterContext): Promise<unknown> =>
  load(context).then(
    () => undefined,
    (thrown) => thrown,
  );

describe('the loader of a page', () => {
  test('requests the address of the page in its locale, and further data once its entry is known', async () => {
    const { context, asked } = contextWith({ Test: { entry: { __typename: 'Page', id: 7 }, list: ['a'] } });
    expect(await load(context)).toEqual({ entry: { __typename: 'Page', id: 7 }, list: ['a'], further: 7, changes: 12 });
    expect(asked).toEqual([{ name: 'Test', variables: { uri: 'news/eins', siteId: 3 } }]);
  });

  test.each([
    [true, 301],
    [false, 302],
  ])('LOC-05 redirects to the new address of an entry (permanently: %s, %i)', async (permanent, status) => {
    const { context } = contextWith({ Test: { entry: { __typename: 'EntryMoved', uri: 'news/zwei', permanent } } });
    const thrown = await thrownBy(context);
    expect(isRedirect(thrown) && [thrown.status, thrown.headers.get('location')]).toEqual([status, '/de/news/zwei/?a=b']);
  });

  test('API-08 redirects to the external address that editors have set, and keeps the query', async () => {
    const entry = { __typename: 'EntryMoved', uri: '', url: 'https://example.org/x?v=2', permanent: true };
    const thrown = await thrownBy(contextWith({ Test: { entry } }).context);
    expect(isRedirect(thrown) && thrown.headers.get('location')).toBe('https://example.org/x?v=2&a=b');
  });

  test('API-08 distinguishes a permanently removed page from one that never existed', async () => {
    const { context } = contextWith({
      Test: { entry: { __typename: 'EntryGone' } },
      NotFoundPage: { notFound: { title: 'Fehlt' } },
    });
    const thrown = await thrownBy(context);
    expect(isNotFound(thrown) && thrown.data).toEqual({ content: { notFound: { title: 'Fehlt' } }, isGone: true });
  });

  test('ACC-08 redirects a guest from a members’ entry to the log-in page, which leads back', async () => {
    const { context } = contextWith({ Test: { entry: { __typename: 'EntryForMembers' } } });
    const thrown = await thrownBy(context);
    expect(isRedirect(thrown) && [thrown.status, thrown.headers.get('location')]).toEqual([
      302,
      '/de/anmelden/?return=true&path=%2Fde%2Fnews%2Feins%2F%3Fa%3Db',
    ]);
  });

  test.each(['EntryAbsent', 'Product'])('ERR-01 %s has no page here: the backend’s 404 page is loaded', async (type) => {
    const page = { notFound: { title: 'Fehlt' } };
    const { context } = contextWith({ Test: { entry: { __typename: type } }, NotFoundPage: page });
    const thrown = await thrownBy(context);
    expect(isNotFound(thrown) && thrown.data).toEqual({ content: page });
  });
});

/** Returns the failure that a loader passes to the error view, or false. */
async function failureOf(context: RouterContext) {
  const thrown = await thrownBy(context);
  return isNotFound(thrown) && isPageFailure(thrown.data) && thrown.data;
}

describe('a loader that fails', () => {
  const page = { serviceUnavailable: { title: 'Gestört' } };

  test('ERR-02 ERR-04 has the status and the backend’s error page, and is reported', async () => {
    const failure = new DataError('gone', 503);
    const { context, reported } = contextWith({ Test: failure, ServiceUnavailablePage: page });
    expect(await failureOf(context)).toEqual({ statusCode: 503, content: page });
    expect(reported).toEqual([failure]);
  });

  test('ERR-02 any other failure is 500', async () => {
    const { context } = contextWith({ Test: new TypeError('oops'), ServiceUnavailablePage: page });
    expect(await failureOf(context)).toEqual({ statusCode: 500, content: page });
  });

  test('ERR-03 has no content if the error page fails as well', async () => {
    const failure = new DataError('gone', 503);
    const { context } = contextWith({ Test: failure, ServiceUnavailablePage: failure });
    expect(await failureOf(context)).toEqual({ statusCode: 503, content: undefined });
  });

  test('ERR-02 shows the failure of a page that could not be rendered, without loading its data again', async () => {
    const { context, asked } = contextWith({ ServiceUnavailablePage: page }, { failure: 500 });
    expect(await failureOf(context)).toEqual({ statusCode: 500, content: page });
    expect(asked.map(({ name }) => name)).toEqual(['ServiceUnavailablePage']);
  });
});

describe('PAG-10 a page requested without a connection', () => {
  const cutOff = { Test: new TypeError('Failed to fetch') };

  afterEach(() => vi.unstubAllGlobals());

  test('is loaded as a document if a service worker can answer it', async () => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
    const { context } = contextWith(cutOff);
    const thrown = await thrownBy(context);
    expect(isRedirect(thrown) && thrown.options).toMatchObject({ href: '/de/news/eins/?a=b', reloadDocument: true });
  });

  test('ERR-02 is loaded as a document if the API is unreachable, because the server may have a stale copy', async () => {
    vi.stubGlobal('document', {});
    const { context } = contextWith({ Test: new DataError('The API is out of reach.', 503) });
    expect(isRedirect(await thrownBy(context))).toBe(true);
  });

  test('fails in place without a service worker', async () => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('navigator', {});
    const { context } = contextWith(cutOff);
    expect(isRedirect(await thrownBy(context))).toBe(false);
  });
});

test.each([
  ['ACC-08 a member whose session is past gets the page by loading it anew, as a guest', null, '/de/news/eins/?a=b'],
  ['ACC-13 a member whose session was refused is led to the page for absent ones', '/de/404/', '/de/404/'],
])('%s', async (_, leadsTo, href) => {
  endedSession.set({ leadsTo });
  onTestFinished(() => endedSession.set(undefined));
  // An earlier request may have ended the session, so that the page was answered as to a guest.
  const page = { entry: { __typename: 'Page', id: 7 }, list: [] };
  for (const answer of [new DataError('Invalid Authorization Header'), page]) {
    const thrown = await thrownBy(contextWith({ Test: answer }).context);
    expect(isRedirect(thrown) && thrown.options).toMatchObject({ href, reloadDocument: true });
  }
});

const pages = Object.values(operations).filter((text) => /^query \w+Page\([^)]*\$uri/.test(text));

test('API-08 every page requests the head of its entry and its new address, also on another host', () => {
  expect(pages.length).toBeGreaterThan(10);
  for (const text of pages) {
    expect(text).toMatch(/\.\.\. on EntryMoved \{[^}]*\buri\b[^}]*\burl\b[^}]*\bpermanent\b/);
    for (const field of ['breadcrumbs', 'routeTranslations', '...PageMetadata']) expect(text).toContain(field);
  }
});
