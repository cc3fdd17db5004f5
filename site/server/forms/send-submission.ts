import type { FormValues } from '@plantsoen/form-rules/field-values.ts';
import { type FormDefinition, fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import { type FormProblem, type ProblemKey, problemKeys } from '@plantsoen/form-rules/form-problem.ts';
import { sentValues } from '@plantsoen/form-rules/sent-values.ts';
import type { FormAnswer } from '../../src/forms/posted-form.ts';
import type { Answer } from '../../src/platform/data/answer.ts';
import { type Api, apiSendText, type Caller } from '../../src/platform/data/api-send.server.ts';
import { DataError, saysRefusedToken } from '../../src/platform/data/data-error.ts';
import type { Log } from '../log.ts';
import type { DefinedForm } from './definition.ts';
import type { AttemptMetadata } from './entries.ts';
import type { SentLine, SentListData } from './list.ts';

const name = /^[A-Za-z]\w*$/;
const inputType = /^\[?[A-Z]\w*\]?$/;

/** Handle of the form whose submission includes the quotation list (QUO-08). */
export const quoteRequest = 'quoteRequest';

/** The parts of a submission. */
export type Submission = {
  form: DefinedForm;
  siteId: number;
  values: FormValues;
  attempt: AttemptMetadata;
  list?: readonly SentLine[] | undefined;
  listData?: SentListData | undefined;
};

/** Result of a submission; `outdated` if the form has changed since its definition was loaded. */
export type SubmissionResult = { answer: FormAnswer | 'outdated'; endsSession: boolean };

/** Timeout of the mutation in milliseconds. A submission stored later is found by its key when it is sent again. */
const timeLimit = 20_000;

/** Submits a form to the API. Submitted values are never logged, and neither are error messages, which may repeat them. */
export async function sendSubmission(api: Api, caller: Caller, submission: Submission, log: Log): Promise<SubmissionResult> {
  const { form, siteId, values, attempt, list, listData } = submission;
  const mutation = submissionMutation(form, listData !== undefined);
  const variables = { ...sentValues(form, values), siteId, attempt, ...(list && { list }), ...(listData && { listData }) };
  const ask = (as: Caller) => apiSendText({ ...api, timeLimit }, as, mutation, variables);
  try {
    let answer = await ask(caller);
    const endsSession = caller.memberToken !== undefined && isRefused(answer);
    if (endsSession) answer = await ask({ ...caller, memberToken: undefined });
    if (isOutdated(answer)) return { answer: 'outdated', endsSession };
    const read = answer.errors.length === 0 ? readSubmission(answer, mutation.name) : undefined;
    if (!read) log.error({ form: form.handle, codes: answer.errors.map(({ code }) => code) }, 'the API failed to save the form');
    return { answer: read ?? { outcome: 'failed' }, endsSession };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    log.error({ form: form.handle, statusCode: error.statusCode }, 'the API failed to save the form');
    return { answer: { outcome: 'failed' }, endsSession: false };
  }
}

/** Whether the API refuses the token of a member, who then submits as a guest. */
function isRefused({ errors }: Answer): boolean {
  return errors.some(({ message }) => saysRefusedToken(message));
}

type Mutation = { name: string; text: string };

/**
 * Returns the mutation that saves a form, with one typed argument per field. The text is stable per definition, so that the API knows its
 * hash. It contains only names, never submitted values.
 */
export function submissionMutation(form: Pick<FormDefinition, 'handle' | 'pages'>, hasListData = false): Mutation {
  const fields = fieldsOf(form).filter(({ visibility }) => visibility !== 'disabled');
  const entries = [
    ['siteId', 'Int!'],
    ['attempt', 'SubmissionAttemptInput!'],
    ...(form.handle === quoteRequest ? [['list', '[QuotationLineInput!]']] : []),
    ...(hasListData ? [['listData', 'QuotationListDataInput']] : []),
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
  const saved = '... on SavedSubmission { id number isConfirmationWithheld }';
  const refused = '... on RefusedSubmission { problems { handle part key amount } }';
  return {
    name: mutation,
    text: `mutation ${mutation}(${declared}) { ${mutation}(${passed}) { __typename ${saved} ${refused} } }`,
  };
}

/** Whether the API no longer has the form as it was defined. These errors contain names only. */
function isOutdated({ data, errors }: Answer): boolean {
  return (
    data === null &&
    errors.some(({ message }) => /^(Unknown argument|Unknown type|Cannot query field|Variable "\$\w+" of type)/.test(message))
  );
}

/** Returns the result of a submission; undefined if it failed. */
function readSubmission({ data }: Answer, mutation: string): FormAnswer | undefined {
  const answer = data?.[mutation] as Record<string, unknown> | null | undefined;
  if (answer?.__typename === 'SavedSubmission' && typeof answer.id === 'number') {
    return {
      outcome: 'sent',
      id: answer.id,
      ...(typeof answer.number === 'string' && { number: answer.number }),
      ...(answer.isConfirmationWithheld === true && { isUnconfirmed: true }),
    };
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
