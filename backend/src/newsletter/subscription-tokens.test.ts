import { expect, test } from 'vitest';
import { confirmationHash, newConfirmation, readUnsubscribeToken, unsubscribeToken } from './subscription-tokens.ts';

const secret = 'a secret of an installation';

test('SEC-06 recognises a confirmation token by its hash only', () => {
  const { token, hash } = newConfirmation();
  expect(token).toHaveLength(43);
  expect(hash).not.toContain(token);
  expect(confirmationHash(token)).toBe(hash);
  expect(newConfirmation().token).not.toBe(token);
  for (const other of ['', 'short', `${token}x`, `${token.slice(1)}%`]) expect(confirmationHash(other)).toBeUndefined();
});

test('SEC-06 accepts an unsubscribe token for one subscription of one installation', () => {
  const token = unsubscribeToken(42, secret);
  expect(readUnsubscribeToken(token, [secret])).toBe(42);
  // OPS-09: a former secret still ends subscriptions.
  expect(readUnsubscribeToken(token, ['new secret', secret])).toBe(42);
  expect(readUnsubscribeToken(token, ['another secret'])).toBeUndefined();
  expect(readUnsubscribeToken(token.replace('42', '43'), [secret])).toBeUndefined();
  const [, signature] = token.split('.');
  for (const forged of ['', '42', '42.', `42.${'A'.repeat(43)}`, `042.${signature}`, `${token}=`, `42.${signature}.x`]) {
    expect(readUnsubscribeToken(forged, [secret])).toBeUndefined();
  }
});
