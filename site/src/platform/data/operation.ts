/** A persisted operation. The site looks up its text by id, the backend by hash. The types exist only for the compiler. */
export type Operation<Answer, Variables> = {
  readonly name: string;
  readonly id: string;
  readonly answer?: Answer;
  readonly variables?: Variables;
};

/** Returns the request body of a persisted operation; `text` only if the other side requested it. */
export function requestBody(operation: Operation<unknown, unknown>, variables: unknown, text?: string): string {
  return JSON.stringify({
    operationName: operation.name,
    variables,
    ...(text !== undefined && { query: text }),
    extensions: { persistedQuery: { version: 1, sha256Hash: operation.id } },
  });
}
