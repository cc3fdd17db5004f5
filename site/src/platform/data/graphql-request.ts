import type { Operation } from './operation.ts';

/** Returns the request body of a persisted operation; `text` only if the other side requested it. */
export function requestBody(operation: Operation<unknown, unknown>, variables: unknown, text?: string): string {
  return JSON.stringify({
    operationName: operation.name,
    variables,
    ...(text !== undefined && { query: text }),
    extensions: { persistedQuery: { version: 1, sha256Hash: operation.id } },
  });
}
