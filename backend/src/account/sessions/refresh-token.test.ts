import { expect, it } from 'vitest';
import { isAuthentic, placeOfRefreshToken, refreshTokenOf } from './refresh-token.ts';
import { sessionKeys } from './session.ts';

const { access, refresh } = sessionKeys({ payload: { secret: 'a secret of an installation' } });
const salt = Buffer.alloc(32, 1);
const place = { sessionId: '0b0e1c5e-3b5f-4a53-9d9c-0d6c2f1f7a11', generation: 3 };

it('ACC-05 a token is always the same for its generation, and differs by key, salt, session and generation', () => {
  const token = refreshTokenOf(place, salt, refresh);
  expect(refreshTokenOf(place, salt, refresh)).toBe(token);
  expect(placeOfRefreshToken(token)).toEqual(place);
  expect(isAuthentic(token, place, salt, refresh)).toBe(true);
  const others = [
    refreshTokenOf(place, salt, access),
    refreshTokenOf(place, Buffer.alloc(32, 2), refresh),
    refreshTokenOf({ ...place, generation: 4 }, salt, refresh),
    refreshTokenOf({ ...place, sessionId: place.sessionId.replace('0b', '0c') }, salt, refresh),
  ];
  expect(new Set([token, ...others]).size).toBe(5);
  for (const other of others) expect(isAuthentic(other, place, salt, refresh)).toBe(false);
});

it.each([
  '',
  'x',
  place.sessionId,
  `${place.sessionId}.3.short`,
  `${place.sessionId}.-1.${'a'.repeat(43)}`,
  `${place.sessionId}.03.${'a'.repeat(43)}`,
  `${place.sessionId}.9999999999.${'a'.repeat(43)}`,
  `${'-'.repeat(36)}.3.${'a'.repeat(43)}`,
  `${place.sessionId}.3.${'a'.repeat(43)}\n`,
  'a'.repeat(100_000),
])('ACC-13 does not accept %j as a refresh token', (text) => {
  expect(placeOfRefreshToken(text)).toBeUndefined();
});
