import type { ApiContext } from '../../platform/api/context.ts';
import type { SubmissionAnswer } from '../../platform/generated/contract.ts';
import type { SaveQuoteRequest, SubmissionArguments, SubmittedForm } from '../submitted-form.ts';

/** What the composition adds to the saving of submissions. */
export type SubmissionParts = { saveQuoteRequest: SaveQuoteRequest };

/** Checks and stores what a visitor has sent, once for all tries of one sending (FRM-12, FRM-14). */
export async function saveSubmission(
  _context: ApiContext,
  _form: SubmittedForm,
  _args: SubmissionArguments,
  _parts: SubmissionParts,
): Promise<SubmissionAnswer> {
  return { __typename: 'RefusedSubmission', problems: [{ handle: null, key: 'unavailable', amount: null }] };
}
