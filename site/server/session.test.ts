import { expect, test } from 'vitest';
import { sessionOf } from './session.ts';

test('SEC-05 a session is known by either cookie of it', () => {
  expect(sessionOf('locale=de; plantsoen_token=aa.bb.cc')).toEqual({ memberToken: 'aa.bb.cc' });
  expect(sessionOf('plantsoen_authentication=%7B%7D')).toEqual({ memberToken: undefined });
});

test('SEC-05 without them a visitor is a guest', () => {
  expect(sessionOf(undefined)).toBeUndefined();
  expect(sessionOf('locale=de; token=aa.bb.cc; authentication=x; a=plantsoen_token=y')).toBeUndefined();
});

test('SEC-04 what cannot be a token is not passed on', () => {
  expect(sessionOf('plantsoen_token=a\tb')).toEqual({ memberToken: undefined });
  expect(sessionOf('plantsoen_token=x y.z.q')).toEqual({ memberToken: undefined });
});
