import { expect, test } from 'vitest';
import { sessionOf } from './session.ts';

test('SEC-05 a session is known by either cookie of it', () => {
  expect(sessionOf('locale=de; token=aa.bb.cc')).toEqual({ memberToken: 'aa.bb.cc' });
  expect(sessionOf('authentication=%7B%7D')).toEqual({ memberToken: undefined });
});

test('SEC-05 without them a visitor is a guest', () => {
  expect(sessionOf(undefined)).toBeUndefined();
  expect(sessionOf('locale=de; mytoken=x; a=token=y')).toBeUndefined();
});

test('SEC-04 what cannot be a token is not passed on', () => {
  expect(sessionOf('token=a\tb')).toEqual({ memberToken: undefined });
  expect(sessionOf('token=x y.z.q')).toEqual({ memberToken: undefined });
});
