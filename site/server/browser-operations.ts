import { isCommonQuery } from '../src/platform/data/common-query.server.ts';
import type { Operation } from '../src/platform/data/operation.ts';
import persistedOperations from '../src/platform/generated/persisted-operations.json' with { type: 'json' };

/** An operation that a browser may send, and whether guests may share its answer. */
type BrowserOperation = { operation: Operation<unknown, unknown>; isShared: boolean; declared: ReadonlySet<string> };

/** What a browser may send to /graphql: an operation by its hash, with variables. */
export type BrowserRequest = Pick<BrowserOperation, 'operation' | 'isShared'> & { variables: Record<string, unknown> };

/** Fields that hand out a token, or take one: operations with them run through the site's own endpoints (SEC-03). */
const tokenField = /\b(jwt|refreshToken|jwtExpiresAt|refreshTokenExpiresAt)\b/;

/** Sign-ups and the links of mails run through the thank-you page, which says what was agreed to, and acts on tokens. */
const newsletterField = /\b(subscribeToNewsletter|confirmSubscription|unsubscribeFromNewsletter)\b/;

/** What changes an account, or hands all of it out, runs through the endpoint of accounts, which asks who wants it, and keeps tokens to itself (SEC-03). */
const accountField =
  /\b(authenticate|register|activateUser|sendActivation|forgottenPassword|setPassword|updateViewer|changeFavourite|confirmEmail|updatePassword|endSession|deleteAccount|deleteRefreshToken|export)\b/;

/** What goes along to the domain of another language runs through its endpoint (LOC-09). */
const crossingField = /\b(beginCrossing|endCrossing|takeCrossedList)\b/;

/** Pages carry the token of the hour; browsers have no other use for it (FRM-12). */
const timeField = /\bformTime\b/;

const serversFields = [tokenField, newsletterField, accountField, crossingField, timeField];

/** The operations of this build that a browser may send, by hash. */
export function browserOperations(texts: Readonly<Record<string, string>> = persistedOperations): Map<string, BrowserOperation> {
  const operations = new Map<string, BrowserOperation>();
  for (const [id, text] of Object.entries(texts)) {
    const [, name] = /\b(?:query|mutation)\s+(\w+)/.exec(text) ?? [];
    const declared = new Set([...text.matchAll(/\$(\w+):/g)].flatMap(([, variable]) => variable ?? []));
    if (name && !serversFields.some((field) => field.test(text)))
      operations.set(id, { operation: { name, id }, isShared: isCommonQuery(text), declared });
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
