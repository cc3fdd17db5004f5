import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** A password hash as Payload stores it with an admin account. */
export type StoredPassword = { hash: string | null; salt: string | null };

/** Parameters of Payload's password hash, which Payload does not export. The log-in tests fail if Payload changes them. */
const prefix = 'pbkdf2-sha256-v1:';
const iterations = 600_000;
const keyBytes = 32;

const derive = promisify(pbkdf2);

/**
 * Whether a password matches the stored hash. Without a stored hash, a hash is still computed so that the answer takes as long.
 */
export async function isStoredPassword(password: string, stored: StoredPassword | undefined): Promise<boolean> {
  const { hash, salt } = stored ?? {};
  const isKnown = Boolean(salt && hash?.startsWith(prefix));
  const expected = Buffer.alloc(keyBytes, isKnown ? (hash ?? '').slice(prefix.length) : '', 'hex');
  const derived = await derive(password, salt || prefix, iterations, keyBytes, 'sha256');
  return timingSafeEqual(derived, expected) && isKnown;
}
