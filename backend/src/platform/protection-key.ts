import { createHmac, hkdfSync } from 'node:crypto';

type Purpose =
  | 'form token'
  | 'form time'
  | 'form challenge'
  | 'form challenge solution'
  | 'form sending'
  | 'upload visitors'
  | 'account tries'
  | 'rate limit'
  | 'file link';

const keys = new Map<string, Buffer>();

/**
 * Returns the key for one purpose, derived from the installation's secret: the same on every instance, and useless for other purposes.
 */
export function protectionKey(secret: string, purpose: Purpose): Buffer {
  const name = `${purpose} ${secret}`;
  const key = keys.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', `plantsoen ${purpose}`, 32));
  keys.set(name, key);
  return key;
}

export function signature(secret: string, purpose: Purpose, parts: readonly (string | number)[]): Buffer {
  return createHmac('sha256', protectionKey(secret, purpose)).update(JSON.stringify(parts)).digest();
}
