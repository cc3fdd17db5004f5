import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import type { RefusedSubmission } from '../platform/generated/contract.ts';

/** A list that is refused, as the contract says it. */
export function refusedList(problems: readonly FormProblem[]): RefusedSubmission & { __typename: 'RefusedSubmission' } {
  const told = problems.map(({ amount = null, part = null, ...problem }) => ({ ...problem, amount, part }));
  return { __typename: 'RefusedSubmission', problems: told };
}
