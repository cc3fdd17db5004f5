import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Payload } from 'payload';
import type { Sql } from '../../platform/api/context.ts';

/** What sessions are kept with: the context of a request is one. */
export type SessionStore = { sql: Sql; payload: Payload };

type SessionKeys = { access: KeyObject; refresh: KeyObject };

const made = new Map<string, SessionKeys>();

/** Keys of this installation, one for each kind of token, so that none passes for another. */
export function sessionKeys({ payload: { secret } }: { payload: Pick<Payload, 'secret'> }): SessionKeys {
  const keyFor = (kind: string) => createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `plantsoen member ${kind}`, 32)));
  const keys = made.get(secret) ?? { access: keyFor('access'), refresh: keyFor('refresh') };
  made.set(secret, keys);
  return keys;
}
