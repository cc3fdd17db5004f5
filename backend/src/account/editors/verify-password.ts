import {
  APIError,
  AuthenticationError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { auditCounted, aVisitor, nobody } from '../../audit/audit.ts';
import { requestReads, requestSql } from '../../platform/database/request-sql.ts';
import { labelFor } from '../../platform/payload/label.ts';
import { withHashSlot } from '../passwords/hash-queue.ts';
import { clearAttempts, type LoginAttempt, recordAttempt } from '../protection/login-attempts.ts';
import { Refused } from '../refusal.ts';
import { type RequestStore, requestStore } from './admin-request.ts';
import { isStoredPassword, type StoredPassword } from './payload-password.ts';
import { refusedLogIn } from './refused-log-in.ts';

/** Maximum length of a password; hashing more would only cost time. */
const maxPasswordLength = 128;

type Account = StoredPassword & { id: number; email: string };

/** A log-in whose password was correct, for later hooks. */
type VerifiedLogIn = { userId: number; email: string; attempt: LoginAttempt };
const note = 'verifiedLogIn';

/** Returns the account whose password a log-in has proven, or undefined for other requests. */
export const verifiedLogIn = ({ context }: Pick<PayloadRequest, 'context'>) => context[note] as VerifiedLogIn | undefined;

/** Returns the key for counting the attempts on an admin account, separately from a member with the same address. */
export const attemptKeyOfEditor = (email: string): string => `editor ${email}`;

const words = {
  nl: (minutes: number) => `Te veel pogingen om in te loggen. Probeer het over ${minutes} min. opnieuw.`,
  en: (minutes: number) => `Too many attempts to log in. Try again in ${minutes} min.`,
  de: (minutes: number) => `Zu viele Anmeldeversuche. Versuchen Sie es in ${minutes} Min. erneut.`,
};

/** Returns the error to throw for a `Refused` of the rate limits, in the editor's language. */
export function tooOften(req: PayloadRequest, { retryAfter = 60 }: Refused): APIError {
  const minutes = Math.ceil(retryAfter / 60);
  const label = { nl: words.nl(minutes), en: words.en(minutes), de: words.de(minutes) };
  return new APIError(labelFor(req, label), 429, { retryAfter }, true);
}

/**
 * Verifies the password of a log-in before Payload reads the account, with the attempt limits of members. An unknown address and
 * a wrong password take the same statements and one hash, and get the same answer.
 */
export const verifyPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return;
  const { data = {} } = args as { data?: { email?: unknown; password?: unknown } };
  const email = typeof data.email === 'string' ? data.email.trim().toLowerCase() : '';
  const { password } = data;
  // Payload reports which of the two is missing.
  if (email === '' || typeof password !== 'string' || password.trim() === '') return;
  try {
    const store = await requestStore(req);
    req.context[note] = await withHashSlot(store, () => verify(req, store, email, password));
  } catch (error) {
    throw error instanceof Refused ? refusedLogIn(req, 'limited', tooOften(req, error)) : error;
  }
};

async function verify(req: PayloadRequest, store: RequestStore, email: string, password: string): Promise<VerifiedLogIn> {
  const attempt = await recordAttempt(store, attemptKeyOfEditor(email));
  const [account] = await store.sql.query<Account>('select id, email, hash, salt from users where email = $1', [email]);
  const isRight = await isStoredPassword(password.slice(0, maxPasswordLength + 1), account);
  if (isRight && account) return { userId: account.id, email, attempt };
  const action = attempt.isLast ? 'lockOut' : 'logInFailed';
  await auditCounted(await requestSql(req), { actor: aVisitor, action, kind: 'users', subject: account?.email ?? nobody });
  throw refusedLogIn(req, 'failed', new AuthenticationError(req.t));
}

/** Takes back the counted attempt of a correct password while the log-in still lacks a code. */
export async function takeBackLogIn(req: PayloadRequest): Promise<void> {
  const proven = verifiedLogIn(req);
  if (proven) await clearAttempts({ sql: await requestReads(req) }, proven.attempt, { isKnown: false });
}

/** Remembers the network of a log-in, so that attempts by strangers cannot block the account there. */
export const rememberNetwork: CollectionAfterLoginHook = async ({ req }) => {
  const proven = verifiedLogIn(req);
  if (proven) await clearAttempts({ sql: await requestReads(req) }, proven.attempt);
};
