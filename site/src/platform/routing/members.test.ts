import { isNotFound, isRedirect } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { DataError } from '../data/data-error.ts';
import type { RouterContext } from '../rendering/router-context.ts';
import { guardedBy } from './members.ts';
import { isPageFailure } from './page-failure.ts';

const address = { locale: 'nl', prefix: '', bases: { nl: '', en: '/en', de: '/de' }, indexable: false } as const;
const visitor = (isMember: boolean) => ({
  context: { address, isMember } as unknown as RouterContext,
  location: { publicHref: '/favorieten/' },
});

function hrefThrownBy(guard: () => void): string | null {
  try {
    guard();
    return null;
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    return thrown.headers.get('location');
  }
}

describe('ACC-08 guards', () => {
  test('a guest is redirected from a members’ route to the log-in page, from the favourites with the reason', () => {
    const query = 'return=true&path=%2Ffavorieten%2F';
    expect(hrefThrownBy(() => guardedBy('members')(visitor(false)))).toBe(`/aanmelden/?${query}`);
    expect(hrefThrownBy(() => guardedBy('favourites')(visitor(false)))).toBe(`/aanmelden/?${query}&reason=favourite`);
    expect(hrefThrownBy(() => guardedBy('members')(visitor(true)))).toBeNull();
  });

  test('a member is redirected from log-in and registration to the account', () => {
    expect(hrefThrownBy(() => guardedBy('guests')(visitor(true)))).toBe('/account/');
    expect(hrefThrownBy(() => guardedBy('guests')(visitor(false)))).toBeNull();
  });

  test('an unknown guard refuses everyone: 500, and the log has the reason', async () => {
    const reported: unknown[] = [];
    const query = () => Promise.reject(new DataError('out of reach', 503));
    const { context, location } = visitor(true);
    const asked = { location, context: { ...context, query, report: (thrown: unknown) => void reported.push(thrown) } };
    const thrown = await Promise.resolve(guardedBy('none' as 'members')(asked as never)).catch((error) => error);
    expect(isNotFound(thrown) && isPageFailure(thrown.data) && thrown.data.statusCode).toBe(500);
    expect(reported[0]).toMatchObject({ message: 'unknown route guard', statusCode: 500 });
  });
});
