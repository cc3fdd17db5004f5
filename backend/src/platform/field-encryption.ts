import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { FieldKeys } from './field-keys.ts';

/** Context that an encrypted value is bound to. A record is a submission by its number, or another record by its name. */
type Belonging = { record: number | string; handle: string };

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const belongingText = ({ record, handle }: Belonging) => Buffer.from(JSON.stringify([record, handle]));

/** Encrypts a text with the first key (FRM-02). Returns `id.base64` of nonce, tag and content. */
export function encryptText([{ id, key }]: FieldKeys, belonging: Belonging, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(belongingText(belonging));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64')}`;
}

/** Decrypts a value of `encryptText`; returns undefined if the key is unknown or the value does not belong to this context. */
export function decryptText(keys: FieldKeys, belonging: Belonging, stored: string): string | undefined {
  const [id, encoded = ''] = stored.split('.');
  const key = keys.find((known) => known.id === id)?.key;
  const bytes = Buffer.from(encoded, 'base64');
  if (!key || bytes.length < ivBytes + tagBytes) return undefined;
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(belongingText(belonging))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
