import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { isConnectionError } from '../database/with-client.ts';
import type { Log } from '../log.ts';

/** Codes of expected failures. Their messages reach the caller; all other errors are masked. */
export const unavailableCode = 'UNAVAILABLE';
const expectedCodes = ['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED', unavailableCode] as const;
type ExpectedCode = (typeof expectedCodes)[number];

function expectedError(code: ExpectedCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** Returns an error for an argument that is valid by type but has no meaning: an unknown site, fact or filter. */
export const badUserInput = (message: string) => expectedError('BAD_USER_INPUT', message);

/** Returns an error for a part of the API that is temporarily unavailable. */
export const unavailable = (message: string) => expectedError(unavailableCode, message);

/** Message for all requests that need the database, or another service, while it is unreachable. */
export const unreachable = 'The API cannot reach its database or another service. Try again later.';

/** Message for an unexpected failure (ACC-14). */
const unexpectedMessage = 'Oops, Something went wrong';
export const unexpectedCode = 'INTERNAL_SERVER_ERROR';

const expected: ReadonlySet<unknown> = new Set(expectedCodes);

/**
 * Returns a mask that passes on refused requests and expected failures, and reports an unreachable database. Any other error is
 * logged under an id with its locations and path (ERR-04), and replaced by that id.
 */
export function errorMask(log: Log): (error: unknown) => Error {
  return (error) => {
    const located = error instanceof GraphQLError ? error : undefined;
    if (located && (expected.has(located.extensions.code) || isRequestError(located))) return located;
    const { nodes, locations, path, originalError: err = error } = located ?? {};
    if (isConnectionError(err)) {
      log.warn({ path, err }, 'the database or another service is unreachable');
      return new GraphQLError(unreachable, { nodes, path, extensions: { code: unavailableCode } });
    }
    const id = randomUUID();
    log.error({ id, locations, path, err }, 'unexpected GraphQL error');
    return new GraphQLError(unexpectedMessage, { nodes, path, extensions: { code: unexpectedCode, id } });
  };
}

/**
 * Whether an error was raised before execution: syntax, validation, variables or limits. Execution errors have a path or a foreign cause.
 */
function isRequestError({ path, originalError }: GraphQLError): boolean {
  return path === undefined && (!originalError || (originalError instanceof GraphQLError && isRequestError(originalError)));
}
