import type { FormValues } from '@plantsoen/form-rules/field-values.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';

/**
 * A posted form as the server returns it, with its values: the next page, a page with problems, or a form that could not be
 * saved. A submitted form is identified by its address (`?sent=`) and is empty.
 */
export type PostedForm = {
  handle: string;
  /** Index of the visible page, from 0. */
  page: number;
  values: FormValues;
  problems: readonly FormProblem[];
  /** `failed` if the form is valid but could not be saved. */
  outcome: 'going' | 'refused' | 'failed' | 'sent';
  /** Number of a sent quote request or ticket, from its address. */
  number?: string;
  /** Whether a sent form got no confirmation by email, because of a limit (FRM-14). */
  isUnconfirmed?: boolean;
  /** Idempotency key. All attempts with unchanged values use the same key. */
  idempotencyKey: string;
};

/** Answer to a form that a script has sent. */
export type FormAnswer =
  | { outcome: 'sent'; id: number; number?: string; isUnconfirmed?: boolean }
  | { outcome: 'refused'; problems: readonly FormProblem[] }
  | { outcome: 'failed' };
