import { type FormField, fieldsOf, type NamePartKey } from '@plantsoen/form-rules/form-definition.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import type { Translate } from '../platform/messages/page-messages.tsx';
import type { FormContent } from './form-content.ts';
import type nl from './messages/nl.json';

type Words = Translate<typeof nl>;

/** A problem in words; a field's own message stands in for the one that it is required (FRM-08). */
export function problemText(t: Words, problem: FormProblem, field?: FormField): string {
  const { key, amount = 0 } = problem;
  const own = key === 'required' && field && (partOf(field, problem)?.errorMessage || field.errorMessage);
  return own || t(key, { amount });
}

/** A problem as a line of the alert: 'field - message' (FRM-07). */
export function problemLine(t: Words, form: FormContent, problem: FormProblem): string {
  const field = fieldsOf(form).find(({ handle }) => handle === problem.handle);
  const text = problemText(t, problem, field);
  if (!field) return text;
  return `${partOf(field, problem)?.label || field.label} - ${text}`;
}

function partOf(field: FormField, { part }: FormProblem) {
  return field.type === 'Name' && part ? field[part as NamePartKey] : undefined;
}
