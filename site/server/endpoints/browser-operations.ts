import { isSharedMemberQuery } from '../../src/platform/data/member-cache.server.ts';
import type { Operation } from '../../src/platform/data/operation.ts';
import persistedOperations from '../../src/platform/generated/persisted-operations.json' with { type: 'json' };
import type { BuiltFile } from '../http/static-files.ts';

/** An operation that a browser may send, and whether guests share its answer. */
export type BrowserOperation = { operation: Operation<unknown, unknown>; isShared: boolean; declared: ReadonlySet<string> };

/** A request of a browser to /graphql: an operation by its hash, with variables. */
export type BrowserRequest = Pick<BrowserOperation, 'operation' | 'isShared'> & { variables: Record<string, unknown> };

type FindOperation = (id: string) => Promise<BrowserOperation | undefined>;

/** Fields that return or take a token. Operations with them run through the site's own endpoints (SEC-03). */
const tokenField = /\b(jwt|refreshToken|jwtExpiresAt|refreshTokenExpiresAt)\b/;

/** Fields for sign-ups and email links. They run through the thank-you page, which records the consent and handles the tokens. */
const newsletterField = /\b(subscribeToNewsletter|confirmSubscription|unsubscribeFromNewsletter)\b/;

/**
 * Fields that change or export an account. They run through the account endpoint, which checks the origin and never returns tokens
 * (SEC-03).
 */
const accountField =
  /\b(authenticate|register|activateUser|sendActivation|forgottenPassword|setPassword|updateViewer|changeFavourite|confirmEmail|updatePassword|endSession|deleteAccount|deleteRefreshToken|export)\b/;

/** Fields of the handoff to the domain of another language, which has its own endpoint (LOC-09). */
const handoffField = /\b(startHandoff|completeHandoff|redeemHandoffList)\b/;

/** The field of the hourly form token. Pages contain the token, so browsers do not query it (FRM-12). */
const timeField = /\bformTime\b/;

const serversFields = [tokenField, newsletterField, accountField, handoffField, timeField];

/** Returns the operations of this build that a browser may send, by hash. */
export function browserOperations(texts: Readonly<Record<string, string>> = persistedOperations): Map<string, BrowserOperation> {
  const operations = new Map<string, BrowserOperation>();
  for (const [id, text] of Object.entries(texts)) {
    const [, name] = /\b(?:query|mutation)\s+(\w+)/.exec(text) ?? [];
    const declared = new Set([...text.matchAll(/\$(\w+):/g)].flatMap(([, variable]) => variable ?? []));
    if (name && !serversFields.some((field) => field.test(text)))
      operations.set(id, { operation: { name, id }, isShared: isSharedMemberQuery(text), declared });
  }
  return operations;
}

/** Returns the operations of this build that a browser may send as files, for sites of other builds. */
export function operationFiles(): Map<string, BuiltFile> {
  const files = [...browserOperations().keys()].map((id) => {
    const content = Buffer.from(persistedOperations[id as keyof typeof persistedOperations]);
    return [`${id}.graphql`, { size: content.length, read: async () => content }] as const;
  });
  return new Map(files);
}

/**
 * Parses a browser request; query texts are ignored. Returns undefined for an unknown operation and for a variable that the operation
 * does not declare, because answers for guests are cached by their variables.
 */
export async function readBrowserRequest(body: string, find: FindOperation): Promise<BrowserRequest | undefined> {
  const request = parsed(body);
  if (!isRecord(request) || !isRecord(request.extensions) || !isRecord(request.extensions.persistedQuery)) return undefined;
  const { sha256Hash } = request.extensions.persistedQuery;
  const known = typeof sha256Hash === 'string' ? await find(sha256Hash) : undefined;
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
