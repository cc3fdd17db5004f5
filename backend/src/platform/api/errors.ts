import { GraphQLError } from 'graphql';

/** Codes of failures that a caller can expect; their messages reach the caller, all others are masked. */
export const expectedCodes = ['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED', 'UNAVAILABLE'] as const;
export type ExpectedCode = (typeof expectedCodes)[number];

function expectedError(code: ExpectedCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** An argument that the contract's types allow but that means nothing: an unknown site, fact or filter. */
export const badUserInput = (message: string) => expectedError('BAD_USER_INPUT', message);

/** What the caller names does not exist, where the contract has no union for that. */
export const notFound = (message: string) => expectedError('NOT_FOUND', message);

/** What answers this cannot do so at the moment; the rest of the API can. */
export const unavailable = (message: string) => expectedError('UNAVAILABLE', message);
