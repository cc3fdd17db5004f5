import type { Operation } from '../src/platform/data/operation.ts';
import persistedOperations from '../src/platform/generated/persisted-operations.json' with { type: 'json' };

/** An operation that a browser may send. A query changes nothing, so that guests may share its answer, but for what is made for one of them. */
type BrowserOperation = { operation: Operation<unknown, unknown>; isShared: boolean; declared: ReadonlySet<string> };

/** What a browser may send to /graphql: an operation by its hash, with variables. */
export type BrowserRequest = Pick<BrowserOperation, 'operation' | 'isShared'> & { variables: Record<string, unknown> };

/** Fields that hand out a token, or take one: operations with them run through the site's own endpoints (SEC-03). */
const tokenField = /\b(jwt|refreshToken|jwtExpiresAt|refreshTokenExpiresAt)\b/;

/** Fields that are made anew for each who asks: tokens that are good for one sending; and a shared list, whose link may be taken back at any time. */
const fieldForOne = /\b(formTokens|sharedQuotationList)\b/;

/** Sign-ups and the links of mails run through the thank-you page, which says what was agreed to, and acts on tokens. */
const newsletterField = /\b(subscribeToNewsletter|confirmSubscription|unsubscribeFromNewsletter)\b/;

/** The operations of this build that a browser may send, by hash. */
export function browserOperations(texts: Readonly<Record<string, string>> = persistedOperations): Map<string, BrowserOperation> {
  const operations = new Map<string, BrowserOperation>();
  for (const [id, text] of Object.entries(texts)) {
    const [, kind, name] = /\b(query|mutation)\s+(\w+)/.exec(text) ?? [];
    const declared = new Set([...text.matchAll(/\$(\w+):/g)].flatMap(([, variable]) => variable ?? []));
    const isShared = kind === 'query' && !fieldForOne.test(text);
    if (name && !tokenField.test(text) && !newsletterField.test(text))
      operations.set(id, { operation: { name, id }, isShared, declared });
  }
  return operations;
}

/**
 * Reads what a browser sent; a text of the browser's own is never looked at. Undefined where it is no request of this build, be it
 * by a variable that its operation does not declare: the answers to guests are kept by their variables.
 */
export function readBrowserRequest(body: string, operations: ReturnType<typeof browserOperations>): BrowserRequest | undefined {
  const request = parsed(body);
  if (!isRecord(request) || !isRecord(request.extensions) || !isRecord(request.extensions.persistedQuery)) return undefined;
  const { sha256Hash } = request.extensions.persistedQuery;
  const known = typeof sha256Hash === 'string' ? operations.get(sha256Hash) : undefined;
  const variables = request.variables ?? {};
  if (!known || !isRecord(variables) || !Object.keys(variables).every((name) => known.declared.has(name))) return undefined;
  return { operation: known.operation, isShared: known.isShared, variables };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
