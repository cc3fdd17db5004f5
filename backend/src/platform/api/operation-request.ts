/** A requested operation: its text, its hash, or both. */
export type OperationRequest = {
  query: string | undefined;
  hash: string | undefined;
  variables: Record<string, unknown>;
  operationName: string | undefined;
  /** JSON of the unsaved values that a preview shows. */
  unsaved: string | undefined;
};

const parameters = new Set(['query', 'variables', 'operationName', 'extensions']);

/** Parses the JSON body of a GraphQL request; returns the problem as text if it is invalid. */
export function readOperationRequest(text: string): OperationRequest | { problem: string } {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { problem: 'The body is not valid JSON.' };
  }
  if (!isObject(body)) return { problem: 'The body must be one JSON object.' };
  const unknown = Object.keys(body).find((name) => !parameters.has(name));
  if (unknown !== undefined) return { problem: `Unexpected parameter "${unknown.slice(0, 40)}".` };
  const { query, variables, operationName, extensions } = body;
  if (!isAbsentOr(query, isString)) return { problem: '"query" must be a string.' };
  if (!isAbsentOr(operationName, isString)) return { problem: '"operationName" must be a string.' };
  if (!isAbsentOr(variables, isObject)) return { problem: '"variables" must be an object.' };
  if (!isAbsentOr(extensions, isObject)) return { problem: '"extensions" must be an object.' };
  if (holdsNul(text)) return { problem: 'The character NUL is not allowed.' };
  if (!isAbsentOr(extensions?.unsaved, isString)) return { problem: '"unsaved" must be a string.' };
  const hash = persistedHash(extensions?.persistedQuery);
  if (typeof hash === 'object') return hash;
  if (!query && hash === undefined) return { problem: 'The request needs a "query" or the hash of a persisted query.' };
  const unsaved = extensions?.unsaved ?? undefined;
  return { query: query ?? undefined, hash, variables: variables ?? {}, operationName: operationName ?? undefined, unsaved };
}

function persistedHash(persisted: unknown): string | undefined | { problem: string } {
  if (persisted === undefined || persisted === null) return undefined;
  if (!isObject(persisted) || persisted.version !== 1) return { problem: '"persistedQuery" must have version 1.' };
  const { sha256Hash } = persisted;
  if (isString(sha256Hash) && /^[0-9a-f]{64}$/.test(sha256Hash)) return sha256Hash;
  return { problem: '"sha256Hash" must be 64 hexadecimal digits.' };
}

type JsonObject = Record<string, unknown>;

const isString = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

function isAbsentOr<T>(value: unknown, is: (value: unknown) => value is T): value is T | undefined | null {
  return value === undefined || value === null || is(value);
}

/** Whether a text contains an escaped NUL, in JSON or in a string within the query. PostgreSQL cannot store NUL in a text. */
function holdsNul(text: string): boolean {
  return /\\u(0000|\{0+\})/i.test(text);
}
