import type { Operation } from './operation.ts';

/** The body of a persisted operation's request; `text` only where the other side asked for it. */
export function requestBody(operation: Operation<unknown, unknown>, variables: unknown, text?: string): string {
  return JSON.stringify({
    operationName: operation.name,
    variables,
    ...(text !== undefined && { query: text }),
    extensions: { persistedQuery: { version: 1, sha256Hash: operation.id } },
  });
}
