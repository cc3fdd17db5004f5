import { type FormField, fieldsOf, type NamePartKey } from '@plantsoen/form-rules/form-definition.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import type { Translate } from '../platform/messages/page-messages.tsx';
import type { FormContent } from './form-content.ts';

type Words = Translate<'forms'>;

/**
 * Returns the message of a problem. For a missing value, the message that editors have set on the field has priority (FRM-08).
 */
export function problemText(t: Words, problem: FormProblem, field?: FormField): string {
  const { key, amount = 0 } = problem;
  const own = key === 'required' && field && (partOf(field, problem)?.errorMessage || field.errorMessage);
  return own || t(key, { amount });
}

/** Returns the line of a problem in the alert: 'field - message' (FRM-07). */
export function problemLine(t: Words, form: FormContent, problem: FormProblem): string {
  const field = fieldsOf(form).find(({ handle }) => handle === problem.handle);
  const text = problemText(t, problem, field);
  if (!field) return text;
  return `${partOf(field, problem)?.label || field.label} - ${text}`;
}

function partOf(field: FormField, { part }: FormProblem) {
  return field.type === 'Name' && part ? field[part as NamePartKey] : undefined;
}
