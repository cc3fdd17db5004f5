import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import type { RefusedSubmission } from '../platform/generated/contract.ts';

/** Returns the answer of the contract for a refused list. */
export function quotationError(problems: readonly FormProblem[]): RefusedSubmission & { __typename: 'RefusedSubmission' } {
  const resultStatus = problems.map(({ amount = null, part = null, ...problem }) => ({ ...problem, amount, part }));
  return { __typename: 'RefusedSubmission', problems: resultStatus };
}
