import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Payload } from 'payload';
import type { Sql } from '../../platform/api/context.ts';

/** Database and Payload instance that session functions need. The context of every request provides them. */
export type SessionStore = { sql: Sql; payload: Payload };

type SessionKeys = { access: KeyObject; refresh: KeyObject };

const made = new Map<string, SessionKeys>();

/** Returns the keys of this installation, one per kind of token, so that the kinds are not interchangeable. */
export function sessionKeys({ payload: { secret } }: { payload: Pick<Payload, 'secret'> }): SessionKeys {
  const keyFor = (kind: string) => createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `plantsoen member ${kind}`, 32)));
  const keys = made.get(secret) ?? { access: keyFor('access'), refresh: keyFor('refresh') };
  made.set(secret, keys);
  return keys;
}
