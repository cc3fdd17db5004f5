import type { AccountProblem } from '@plantsoen/form-rules/account.ts';
import type { AccountAnswer, AccountRefusal, AccountRefusalReason } from '../platform/generated/contract.ts';
import { exceededRateLimit, type RateLimitedVisitor } from '../platform/rate-limit/rate-limiter.ts';

type Details = { problems?: readonly AccountProblem[]; retryAfter?: number };

/**
 * Error for a refused request, with a reason that is shown to the visitor. Throwing it rolls back the surrounding transaction.
 */
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

/** Throws `Refused` (`invalid`) if there are problems. */
export function refuseProblems(problems: readonly AccountProblem[]): void {
  if (problems.length > 0) throw new Refused('invalid', { problems });
}

type Answer = AccountRefusal & { __typename: 'AccountRefusal' };

/** Returns the result of `work`, or the answer for a thrown `Refused` with the message of its requirement. */
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

/** Runs `work` and returns the success message, or the refusal. */
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

/** Actions without a password: requesting an account, requesting an email with a link, and opening such a link. */
export type RatedAction = 'accountRegistration' | 'accountMail' | 'accountLink';

/** Counts an action of a visitor, successful or not. Throws `Refused` (`tooOften`) above the limit. */
export async function refuseTooOften(visitor: RateLimitedVisitor, action: RatedAction): Promise<void> {
  const exceeded = await exceededRateLimit(visitor, action);
  if (exceeded) throw new Refused('tooOften', exceeded);
}
