import type { FormValues } from '@plantsoen/form-rules/field-values.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import { formProblems } from '@plantsoen/form-rules/form-problems.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import { keyedMutex, limitConcurrency, QueueFullError } from '../../platform/concurrency.ts';
import { requestSql } from '../../platform/database/request-sql.ts';
import type { SubmissionAnswer } from '../../platform/generated/contract.ts';
import { installationOf } from '../../platform/payload/installation.ts';
import { checkSubmissionAttempt } from '../check-submission-attempt.ts';
import type { SubmissionArguments, SubmittedForm } from '../submitted-form.ts';
import { type IdempotencyKey, idempotencyKey } from './idempotency-key.ts';
import { type ReceivedSubmission, receiveSubmission } from './receive-submission.ts';
import { type SubmissionParts, storeSubmission } from './store-submission.ts';
import { findSubmission, type NewRow, type SavedRow } from './submission-rows.ts';

/** Queue per content: retries of a submission find what the first try has stored. */
const inOrder = keyedMutex();

/** Queue with two workers. Submissions leave most of the pool's ten connections, and of the processor time, to reads. */
const enqueue = limitConcurrency({ maxRunning: 2, maxQueued: 500 });

/** Checks and stores a submission, once for all its tries (FRM-12, FRM-14). Refuses it while the queue is full. */
export async function saveSubmission(
  context: ApiContext,
  form: SubmittedForm,
  args: SubmissionArguments,
  parts: SubmissionParts,
): Promise<SubmissionAnswer> {
  if (context.preview) return refused([{ handle: null, key: 'preview' }]);
  const { payload, clientIp, viewer } = context;
  const reads = await requestSql({ payload, transactionID: undefined });
  const requester = { secret: payload.secret, clientIp, memberId: viewer?.id };
  const identity = await idempotencyKey(reads, form, args, requester);
  try {
    return await inOrder(identity.content, () => saveOnce(context, form, args, identity, parts));
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    context.log.warn({ form: form.handle }, 'a submission was refused because the submission queue is full');
    return refused([{ handle: null, key: 'unavailable' }]);
  }
}

async function saveOnce(
  context: ApiContext,
  form: SubmittedForm,
  args: SubmissionArguments,
  identity: IdempotencyKey,
  parts: SubmissionParts,
): Promise<SubmissionAnswer> {
  const read = () => readOnce(context, form, args, identity);
  const check = () => checkSubmissionAttempt(context, { form, attempt: args.attempt, content: identity.content });
  const store = (received: ReceivedSubmission) => storeSubmission(context, { form, args, identity, received }, parts);
  const { recaptcha } = installationOf(context.payload);
  // A slow answer of reCAPTCHA about one visitor must not block others, so the check runs outside the queue.
  return recaptcha
    ? saveInSteps({ read: () => enqueue(read), check, store: (received) => enqueue(() => store(received)) })
    : enqueue(() => saveInSteps({ read, check, store }));
}

type Steps = {
  read(): ReturnType<typeof readOnce>;
  check(): Promise<FormProblem[]>;
  store(received: ReceivedSubmission): ReturnType<typeof storeSubmission>;
};

async function saveInSteps({ read, check, store }: Steps): Promise<SubmissionAnswer> {
  const found = await read();
  if ('answer' in found) return found.answer;
  const problems = await check();
  if (problems.length > 0) return refused(problems);
  const outcome = await store(found.received);
  return 'problems' in outcome ? refused(outcome.problems) : saved(outcome);
}

/** Returns the valid submission; or the answer if an earlier try has stored it or a rule is violated. */
async function readOnce(
  { payload }: ApiContext,
  form: SubmittedForm,
  args: SubmissionArguments,
  identity: IdempotencyKey,
): Promise<{ received: ReceivedSubmission } | { answer: SubmissionAnswer }> {
  const reads = await requestSql({ payload, transactionID: undefined });
  const known = await findSubmission(reads, identity);
  if (known) return { answer: saved(known) };
  const received = await receiveSubmission(reads, form, args);
  const problems = problemsOf(form, received.values);
  return problems.length > 0 ? { answer: refused(problems) } : { received };
}

/** Returns the problems of the values. A form without fields cannot be stored, so it is refused. */
function problemsOf(form: SubmittedForm, values: FormValues): FormProblem[] {
  return Object.keys(values).length === 0 ? [{ handle: null, key: 'unreadable' }] : formProblems(form, values);
}

const saved = (row: SavedRow | NewRow): SubmissionAnswer => ({
  __typename: 'SavedSubmission',
  isConfirmationWithheld: false,
  ...row,
});

const refused = (problems: readonly FormProblem[]): SubmissionAnswer => ({
  __typename: 'RefusedSubmission',
  problems: problems.map(({ amount, part, ...problem }) => ({
    ...problem,
    part: part ?? null,
    amount: amount ?? null,
  })),
});
