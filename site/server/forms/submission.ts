import { type FormDefinition, fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import { type FormProblem, type ProblemKey, problemKeys } from '@plantsoen/form-rules/form-problem.ts';
import type { FormAnswer } from '../../src/forms/posted-form.ts';
import type { Answer } from '../../src/platform/data/answer.ts';

const name = /^[A-Za-z]\w*$/;
const inputType = /^\[?[A-Z]\w*\]?$/;

/** Handle of the form whose submission includes the quotation list (QUO-08). */
export const quoteRequest = 'quoteRequest';

export type Mutation = { name: string; text: string };

/**
 * Returns the mutation that saves a form, with one typed argument per field. The text is stable per definition, so that the API knows its
 * hash. It contains only names, never submitted values.
 */
export function submissionMutation(form: Pick<FormDefinition, 'handle' | 'pages'>): Mutation {
  const fields = fieldsOf(form).filter(({ visibility }) => visibility !== 'disabled');
  const entries = [
    ['siteId', 'Int!'],
    ['attempt', 'SubmissionAttemptInput!'],
    ...(form.handle === quoteRequest ? [['list', '[QuotationLineInput!]']] : []),
    ...fields.map(({ handle, inputTypeName }) => [handle, inputTypeName]),
  ];
  for (const argument of fields) {
    const isSound = name.test(argument.handle) && inputType.test(argument.inputTypeName);
    if (!isSound || !name.test(form.handle))
      throw new Error(`the form ${form.handle} cannot be sent: the name or type of ${argument.handle} is invalid`);
  }
  const mutation = `save_${form.handle}_Submission`;
  const declared = entries.map(([argument, type]) => `$${argument}: ${type}`).join(', ');
  const passed = entries.map(([argument]) => `${argument}: $${argument}`).join(', ');
  const saved = '... on SavedSubmission { id number }';
  const refused = '... on RefusedSubmission { problems { handle part key amount } }';
  return {
    name: mutation,
    text: `mutation ${mutation}(${declared}) { ${mutation}(${passed}) { __typename ${saved} ${refused} } }`,
  };
}

/** Whether the API no longer has the form as it was defined. These errors contain names only. */
export function isOutdated({ data, errors }: Answer): boolean {
  return (
    data === null &&
    errors.some(({ message }) => /^(Unknown argument|Unknown type|Cannot query field|Variable "\$\w+" of type)/.test(message))
  );
}

/** Returns the result of a submission; undefined if it failed. */
export function readSubmission({ data }: Answer, mutation: string): FormAnswer | undefined {
  const answer = data?.[mutation] as Record<string, unknown> | null | undefined;
  if (answer?.__typename === 'SavedSubmission' && typeof answer.id === 'number') {
    return { outcome: 'sent', id: answer.id, ...(typeof answer.number === 'string' && { number: answer.number }) };
  }
  if (answer?.__typename !== 'RefusedSubmission' || !Array.isArray(answer.problems)) return undefined;
  return { outcome: 'refused', problems: answer.problems.map(readProblem) };
}

const knownKeys: ReadonlySet<unknown> = new Set(problemKeys);

/** Returns a problem of the API; an unknown key becomes `unavailable`. */
export function readProblem(value: unknown): FormProblem {
  const { handle, part, key, amount } = (typeof value === 'string' ? { key: value } : value) as Record<string, unknown>;
  return {
    handle: typeof handle === 'string' ? handle : null,
    ...(typeof part === 'string' && { part }),
    key: knownKeys.has(key) ? (key as ProblemKey) : 'unavailable',
    ...(typeof amount === 'number' && { amount }),
  };
}
