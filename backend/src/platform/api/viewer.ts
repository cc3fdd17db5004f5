import { GraphQLError } from 'graphql';
import { executeAuthStrategies, type Payload } from 'payload';
import type { Viewer } from './context.ts';

/**
 * Who an Authorization header names; null without one. A header that names nobody is undefined: its token is past, revoked or
 * forged. Only this header counts, so that no cookie ever makes a caller somebody.
 */
export async function viewerOf(payload: Payload, authorization: string | undefined): Promise<Viewer | null | undefined> {
  if (authorization === undefined) return null;
  const headers = new Headers({ authorization, DisableAutologin: 'true' });
  const { user } = await executeAuthStrategies({ payload, headers });
  if (user) return user;
  await payload.db.pool.query('select 1');
  return undefined;
}

/** ACC-13: the message by which a client knows that its session has ended. */
export const invalidAuthorization = () =>
  new GraphQLError('Invalid Authorization Header', { extensions: { code: 'UNAUTHENTICATED' } });
