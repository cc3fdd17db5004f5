import persistedOperations from '../generated/persisted-operations.json' with { type: 'json' };
import { cachedSend, type DataCache } from './cached-send.server.ts';
import type { Operation } from './operation.ts';
import type { Send } from './query.ts';

/**
 * Fields that are personal or made per request: tokens for one submission or one hour, a shared list, whose owner may revoke it at any
 * time, and the feed, whose prices depend on the API key.
 */
const personal = /\b(viewer|formTime|formTokens|sharedQuotationList|preview|productFeed)\b/;

/** Whether a text is a query without personal fields, so that callers with the same rights may share its answer. */
export function isSharedMemberQuery(text: string): boolean {
  return /\bquery\s+\w+/.test(text) && !personal.test(text);
}

const texts: Readonly<Record<string, string>> = persistedOperations;
const common = new Map<string, boolean>();

/** Whether an operation has the same answer for every approved member. */
export function isSharedAnswer({ id }: Pick<Operation<unknown, unknown>, 'id'>): boolean {
  const known = common.get(id);
  if (known !== undefined) return known;
  const answer = isSharedMemberQuery(texts[id] ?? '');
  common.set(id, answer);
  return answer;
}

/**
 * Returns a `Send` for a member. Once the API has confirmed in this request that the member is approved, shared answers come from a cache
 * for approved members only. Guests never use that cache.
 */
export function memberCacheSend(send: Send, cache: DataCache): { send: Send; approve(): void } {
  const cached = cachedSend(send, cache, () => {});
  let isApproved = false;
  return {
    send: (operation, variables, signal) =>
      isApproved && isSharedAnswer(operation) ? cached(operation, variables) : send(operation, variables, signal),
    approve() {
      isApproved = true;
    },
  };
}
