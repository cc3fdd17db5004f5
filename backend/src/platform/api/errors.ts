import { GraphQLError } from 'graphql';

/** Codes of expected failures. Their messages reach the caller; all other errors are masked. */
export const expectedCodes = ['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED', 'UNAVAILABLE'] as const;
export type ExpectedCode = (typeof expectedCodes)[number];

function expectedError(code: ExpectedCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** Returns an error for an argument that is valid by type but has no meaning: an unknown site, fact or filter. */
export const badUserInput = (message: string) => expectedError('BAD_USER_INPUT', message);

/** Returns an error for a part of the API that is temporarily unavailable. */
export const unavailable = (message: string) => expectedError('UNAVAILABLE', message);
