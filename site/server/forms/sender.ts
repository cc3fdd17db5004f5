import type { FormValues } from '@plantsoen/form-rules/field-values.ts';
import { sentValues } from '@plantsoen/form-rules/sent-values.ts';
import type { FormAnswer } from '../../src/forms/posted-form.ts';
import type { Answer } from '../../src/platform/data/answer.ts';
import { type Api, apiSendText, type Caller } from '../../src/platform/data/api-send.server.ts';
import { DataError, saysRefusedToken } from '../../src/platform/data/data-error.ts';
import type { Log } from '../log.ts';
import type { DefinedForm } from './definition.ts';
import type { SubmissionAttempt } from './entries.ts';
import type { SentLine } from './list.ts';
import { isOutdated, readSubmission, submissionMutation } from './submission.ts';

/** The parts of a submission. */
export type Submission = {
  form: DefinedForm;
  siteId: number;
  values: FormValues;
  attempt: SubmissionAttempt;
  list?: readonly SentLine[] | undefined;
};

/** Result of a submission; `outdated` if the form has changed since its definition was loaded. */
export type Sent = { answer: FormAnswer | 'outdated'; endsSession: boolean };

/** Timeout of the mutation in milliseconds. A submission stored later is found by its key when it is sent again. */
const timeLimit = 20_000;

/** Submits a form to the API. Submitted values are never logged, and neither are error messages, which may repeat them. */
export async function sendSubmission(api: Api, caller: Caller, submission: Submission, log: Log): Promise<Sent> {
  const { form, siteId, values, attempt, list } = submission;
  const mutation = submissionMutation(form);
  const variables = { ...sentValues(form, values), siteId, attempt, ...(list && { list }) };
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
