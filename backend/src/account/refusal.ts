import type { AccountProblem } from '@plantsoen/form-rules/account.ts';
import type { AccountAnswer, AccountRefusal, AccountRefusalReason } from '../platform/generated/contract.ts';

type Details = { problems?: readonly AccountProblem[]; retryAfter?: number };

/** What was asked for is not done, for a reason that the visitor is told; a transaction that it is thrown in is rolled back. */
export class Refused extends Error {
  readonly reason: AccountRefusalReason;
  readonly problems: readonly AccountProblem[];
  readonly retryAfter: number | undefined;

  constructor(reason: AccountRefusalReason, { problems = [], retryAfter }: Details = {}) {
    super(reason);
    this.reason = reason;
    this.problems = problems;
    this.retryAfter = retryAfter;
  }
}

/** Refuses what was filled in, where it breaks rules. */
export function refuseProblems(problems: readonly AccountProblem[]): void {
  if (problems.length > 0) throw new Refused('invalid', { problems });
}

type Answer = AccountRefusal & { __typename: 'AccountRefusal' };

/** The answer of a mutation: what its work gives, or the refusal that ended it, under the message of its requirement. */
export async function answerOr<T>(
  messageOf: string | ((refused: Refused) => string),
  work: () => Promise<T>,
): Promise<T | Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return refusalOf(typeof messageOf === 'string' ? messageOf : messageOf(error), error);
  }
}

/** Does something, and answers that it is done, or why it is not. */
export const done = (message: string, otherwise: string | ((refused: Refused) => string), work: () => Promise<unknown>) =>
  answerOr(otherwise, async (): Promise<AccountAnswer> => {
    await work();
    return { __typename: 'AccountDone', message };
  });

function refusalOf(message: string, { reason, problems, retryAfter }: Refused): Answer {
  return {
    __typename: 'AccountRefusal',
    message,
    reason,
    problems: problems.map(({ handle, key, amount }) => ({ handle, key, amount: amount ?? null })),
    retryAfter: retryAfter ?? null,
  };
}
