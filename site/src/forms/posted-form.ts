import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import type { FormValues } from '@plantsoen/form-rules/form-values.ts';

/**
 * A form as it comes back from the server, with all that the visitor has filled in: the page to go on with, a page or form that breaks
 * rules, or one that could not be sent. One that was sent comes back by its address (`?sent=`), empty.
 */
export type PostedForm = {
  handle: string;
  /** The page that is shown, from 0. */
  page: number;
  values: FormValues;
  problems: readonly FormProblem[];
  /** `failed` where it was right and could not be saved. */
  outcome: 'going' | 'refused' | 'failed' | 'sent';
  /** The same for all tries of one sending, as long as nothing in it is mended. */
  sendingKey: string;
};

/** What a script is answered that sends a form. */
export type FormAnswer =
  | { outcome: 'sent'; id: number; number?: string }
  | { outcome: 'refused'; problems: readonly FormProblem[] }
  | { outcome: 'failed' };
