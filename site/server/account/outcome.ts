import type { AccountProblemKey } from '@plantsoen/form-rules/account.ts';
import { type AccountAction, type AccountAnswer, type AccountMessage, doneMessages } from '../../src/account/account-answer.ts';
import { refusedBy } from '../../src/account/account-refusal.ts';
import { type FragmentOf, read } from '../../src/platform/data/fragment.ts';
import type { AccountOutcomeFragment, RefusedActionFragment } from '../../src/platform/generated/operations-types.ts';

/** What is said where an action is refused for more than what was filled in. */
const reasonMessages: Partial<Record<RefusedActionFragment['reason'], AccountMessage>> = {
  notActivated: 'notActivated',
  expired: 'linkExpired',
  tooOften: 'tooOften',
};

export function done(action: AccountAction, message: AccountMessage = doneMessages[action]): AccountAnswer {
  return { outcome: 'done', message, problems: [] };
}

/** An action that the API refuses. */
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

/** What the API answers to most actions. */
export function outcomeOf(action: AccountAction, masked: unknown): AccountAnswer {
  const answer = read<AccountOutcomeFragment>(masked as FragmentOf<AccountOutcomeFragment>);
  return answer.__typename === 'AccountDone' ? done(action) : refusedAction(action, answer);
}

/** More want a password looked at than can be; the first of them are done with in seconds. */
export const busy: AccountAnswer = { outcome: 'refused', message: 'tooOften', problems: [], retryAfter: 3 };
export const sessionOver: AccountAnswer = { outcome: 'refused', message: 'sessionOver', problems: [] };

/** The status of an answer, as a script or a page is given it. */
export function statusOf({ outcome, message }: AccountAnswer): 200 | 401 | 422 | 429 | 503 {
  if (outcome === 'done') return 200;
  if (outcome === 'failed') return 503;
  return message === 'tooOften' ? 429 : message === 'sessionOver' ? 401 : 422;
}

/** The headers that go with it: when it is worth another try. */
export function headersOf({ retryAfter }: AccountAnswer): string[] {
  return retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)];
}
