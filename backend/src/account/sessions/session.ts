import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Payload } from 'payload';
import type { Sql } from '../../platform/api/context.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Durations for sessions and their tokens, in milliseconds. */
export const sessionLimits = {
  /** Lifetime of an access token. */
  access: 15 * minute,
  /** Lifetime of an unused session. */
  idle: 30 * day,
  /** Maximum lifetime of a session. */
  absolute: 365 * day,
  /** Grace period of a spent refresh token after its successor was used, for concurrent requests. */
  reuseWindow: 20 * second,
  /** Tolerated difference between the clocks of servers. */
  skew: 10 * second,
} as const;

/** Maximum number of sessions of a member. A new one ends the least recently used one. */
export const maxSessions = 50;

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

/** Whether a text has the format of a session ID. */
export const isSessionId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
