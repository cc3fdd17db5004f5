import persistedOperations from '../generated/persisted-operations.json' with { type: 'json' };
import { cachedSend, type DataCache } from './cached-send.server.ts';
import { isCommonQuery } from './common-query.server.ts';
import type { Operation } from './operation.ts';
import type { Send } from './query.ts';

const texts: Readonly<Record<string, string>> = persistedOperations;
const common = new Map<string, boolean>();

/** Whether an operation is answered to every member who is approved in the same way. */
export function isCommon({ id }: Pick<Operation<unknown, unknown>, 'id'>): boolean {
  const known = common.get(id);
  if (known !== undefined) return known;
  const answer = isCommonQuery(texts[id] ?? '');
  common.set(id, answer);
  return answer;
}

/**
 * Sends as a member. As soon as the API has said in this very request that the member is one and approved, what all such members are answered
 * alike comes from a cache that is theirs alone: no guest is ever answered from it.
 */
export function approvedSend(send: Send, cache: DataCache): { send: Send; approve(): void } {
  const cached = cachedSend(send, cache, () => {});
  let isApproved = false;
  return {
    send: (operation, variables, signal) =>
      isApproved && isCommon(operation) ? cached(operation, variables) : send(operation, variables, signal),
    approve() {
      isApproved = true;
    },
  };
}
