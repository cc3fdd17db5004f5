import type { AvailabilityAnswer } from '../../../src/composition/discontinuation-endpoints.ts';
import type { Discontinuation, DiscontinuationProblem } from '../../../src/products/discontinuation/discontinuation.ts';

/** Result of a change of availability; `failed` if no answer came. */
type ChangeResult = { problems: readonly DiscontinuationProblem[] } | 'done' | 'failed';

/** Discontinues a product, or makes it available again without a discontinuation. */
export async function changeAvailability(id: number, discontinuation?: Discontinuation): Promise<ChangeResult> {
  const response = await fetch(`/api/products/${id}/${discontinuation ? 'discontinue' : 'make-available'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(discontinuation ?? {}),
  }).catch(() => undefined);
  const answer = (await response?.json().catch(() => undefined)) as AvailabilityAnswer | undefined;
  if (response?.ok) return 'done';
  return answer && 'problems' in answer ? answer : 'failed';
}
