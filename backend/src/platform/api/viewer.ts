import { GraphQLError } from 'graphql';
import type { Viewer } from './context.ts';

/** Who asks, and by which session of a member. */
export type Caller = { viewer: Viewer | null; sessionId?: string };

/** Who an Authorization header names; undefined for one that names nobody. */
export type CallerOf = (authorization: string | undefined) => Promise<Caller | undefined>;

/** ACC-13: the message by which a client knows that its session has ended. */
export const invalidAuthorization = () =>
  new GraphQLError('Invalid Authorization Header', { extensions: { code: 'UNAUTHENTICATED' } });
