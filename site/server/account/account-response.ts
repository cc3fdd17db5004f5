import type { AccountProblemKey } from '@plantsoen/form-rules/account.ts';
import {
  type AccountAction,
  type AccountAnswer,
  type AccountMessage,
  doneMessages,
  refusedBy,
} from '../../src/account/account-answer.ts';
import { type FragmentOf, read } from '../../src/platform/data/operation.ts';
import type { AccountOutcomeFragment, RefusedActionFragment } from '../../src/platform/generated/operations-types.ts';

/** Messages for refusals that are not about a field. */
const reasonMessages: Partial<Record<RefusedActionFragment['reason'], AccountMessage>> = {
  notActivated: 'notActivated',
  expired: 'linkExpired',
  tooOften: 'tooOften',
};

export function done(action: AccountAction, message: AccountMessage = doneMessages[action]): AccountAnswer {
  return { outcome: 'done', message, problems: [] };
}

/** Returns the answer for an action that the API refused. */
export function refusedAction(action: AccountAction, masked: unknown): AccountAnswer {
  const { reason, problems, retryAfter } = read<RefusedActionFragment>(masked as FragmentOf<RefusedActionFragment>);
  const known = problems.map(({ handle, key, amount }) => ({
    handle: handle ?? '',
    key: key as AccountProblemKey,
    ...(amount !== null && { amount }),
  }));
  const refused = refusedBy(action, known);
  const message = reasonMessages[reason] ?? refused.message;
  return { ...refused, message, ...(retryAfter !== null && { retryAfter }) };
}

/** Returns the answer for the result that the API gives to most actions. */
export function outcomeOf(action: AccountAction, masked: unknown): AccountAnswer {
  const answer = read<AccountOutcomeFragment>(masked as FragmentOf<AccountOutcomeFragment>);
  return answer.__typename === 'AccountDone' ? done(action) : refusedAction(action, answer);
}

/** Answer while too many password actions are pending. The first of them finish within seconds. */
export const busy: AccountAnswer = { outcome: 'refused', message: 'tooOften', problems: [], retryAfter: 3 };
export const sessionOver: AccountAnswer = { outcome: 'refused', message: 'sessionOver', problems: [] };

/** Returns the HTTP status of an answer. */
export function statusOf({ outcome, message }: AccountAnswer): 200 | 401 | 422 | 429 | 503 {
  if (outcome === 'done') return 200;
  if (outcome === 'failed') return 503;
  return message === 'tooOften' ? 429 : message === 'sessionOver' ? 401 : 422;
}

/** Returns the Retry-After header if the answer says when to try again. */
export function headersOf({ retryAfter }: AccountAnswer): string[] {
  return retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)];
}
