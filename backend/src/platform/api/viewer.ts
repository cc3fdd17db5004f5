import { GraphQLError } from 'graphql';
import type { Viewer } from './context.ts';

/** The authenticated caller, and the session of a member. */
export type Caller = { viewer: Viewer | null; sessionId?: string };

/** Returns the caller of an Authorization header; undefined for an invalid one. */
export type CallerOf = (authorization: string | undefined) => Promise<Caller | undefined>;

/** Returns the error with the message by which a client detects an ended session (ACC-13). */
export const invalidAuthorization = () =>
  new GraphQLError('Invalid Authorization Header', { extensions: { code: 'UNAUTHENTICATED' } });
