import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { decryptText, encryptText } from './field-encryption.ts';
import type { FieldKeys } from './field-keys.ts';

const before: FieldKeys = [{ id: 'k1', key: randomBytes(32) }];
const after: FieldKeys = [{ id: 'k2', key: randomBytes(32) }, ...before];
const here = { record: 7, handle: 'vatId' };

it('FRM-02 a value is encrypted with the first key and decrypted with any known key', () => {
  const old = encryptText(before, here, 'NL 12 é €');
  const recent = encryptText(after, here, 'NL 12 é €');
  expect([old.split('.')[0], recent.split('.')[0]]).toEqual(['k1', 'k2']);
  expect(old).not.toContain('NL 12');
  expect([decryptText(after, here, old), decryptText(after, here, recent)]).toEqual(['NL 12 é €', 'NL 12 é €']);
  expect(decryptText(before, here, recent)).toBeUndefined();
});

it('FRM-02 the same value is encrypted differently each time', () => {
  expect(encryptText(before, here, 'x')).not.toBe(encryptText(before, here, 'x'));
});

it('FRM-02 a value that was changed or moved to another field or submission cannot be decrypted', () => {
  const stored = encryptText(before, here, 'geheim');
  expect(decryptText(before, { ...here, handle: 'remarks' }, stored)).toBeUndefined();
  expect(decryptText(before, { ...here, record: 8 }, stored)).toBeUndefined();
  const [id = '', encoded = ''] = stored.split('.');
  const bytes = Buffer.from(encoded, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(decryptText(before, here, `${id}.${bytes.toString('base64')}`)).toBeUndefined();
  for (const rubbish of ['', 'k1', 'k1.', 'k1.AAAA', '.', 'k9.AAAA']) expect(decryptText(before, here, rubbish)).toBeUndefined();
});
