import { isRedirect } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import type { RouterContext } from '../rendering/router-context.ts';
import { guestsOnly, membersOnly } from './members.ts';

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
  test('a guest is led from a members’ route to sign-in, from the favourites with the reason', () => {
    const query = 'return=true&path=%2Ffavorieten%2F';
    expect(hrefThrownBy(() => membersOnly()(visitor(false)))).toBe(`/aanmelden/?${query}`);
    expect(hrefThrownBy(() => membersOnly('favourite')(visitor(false)))).toBe(`/aanmelden/?${query}&reason=favourite`);
    expect(hrefThrownBy(() => membersOnly()(visitor(true)))).toBeNull();
  });

  test('a member is led from log-in and register to the account', () => {
    expect(hrefThrownBy(() => guestsOnly(visitor(true)))).toBe('/account/');
    expect(hrefThrownBy(() => guestsOnly(visitor(false)))).toBeNull();
  });
});
