import { formNames } from '@plantsoen/form-rules/field-names.ts';
import { asFiles, type FormValues, valueIn } from '@plantsoen/form-rules/field-values.ts';
import { fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import { firstPageWithProblem } from '@plantsoen/form-rules/form-problems.ts';
import { readValues } from '@plantsoen/form-rules/read-values.ts';
import type { FormAnswer, PostedForm } from '../../src/forms/posted-form.ts';
import type { PostedEntry } from './body.ts';
import type { DefinedForm } from './definition.ts';
import { textIn } from './entries.ts';
import type { SubmissionResult } from './send-submission.ts';
import { isMoving, nextStep } from './step.ts';

/** Result of a posted form: the state to render, or that it was sent. */
export type Processed = Omit<PostedForm, 'handle' | 'idempotencyKey'> & {
  answer: FormAnswer | undefined;
  endsSession: boolean;
  form: DefinedForm;
};

export type Posting = {
  entries: readonly PostedEntry[];
  /** Problems of the files and the list, which are not part of the values. */
  problems: readonly FormProblem[];
  hasFailedFiles: boolean;
  /** Whether the form is submitted as a whole, as scripts do. */
  isWhole: boolean;
  isPreview: boolean;
  /** Loads the current definition of the form, in case it has changed. */
  reloadForm(): Promise<DefinedForm | undefined>;
  send(form: DefinedForm, values: FormValues): Promise<SubmissionResult>;
};

/** Handles a posted form: moves to another page or submits it. A form that has just changed is loaded again once. */
export async function processForm(form: DefinedForm, posting: Posting): Promise<Processed> {
  const first = await processAs(form, posting);
  if (first !== 'outdated') return first;
  const changed = await posting.reloadForm();
  const second = changed ? await processAs(changed, posting) : 'outdated';
  return second === 'outdated' ? failed(form, form.pages.length - 1, readValues(fieldsOf(form), posting.entries)) : second;
}

async function processAs(form: DefinedForm, posting: Posting): Promise<Processed | 'outdated'> {
  const { entries, problems: found, hasFailedFiles, isWhole, isPreview } = posting;
  const values = readValues(fieldsOf(form), entries);
  const last = form.pages.length - 1;
  const requestedPage = Math.trunc(Number(textIn(entries, formNames.page))) || 0;
  const page = isWhole ? last : Math.min(Math.max(requestedPage, 0), last);
  const go = isWhole ? 'send' : (textIn(entries, formNames.go) ?? '');
  if (hasFailedFiles && !isMoving(go)) return failed(form, page, values);
  const step = nextStep(form, form.settings.validationOnSubmit, { page, go, values, problems: found });
  const processed = { form, page, values, answer: undefined, endsSession: false };
  if (step !== 'send') {
    const outcome = step.problems.length > 0 ? 'refused' : 'going';
    return { ...processed, ...step, outcome, values: kept(form, values, step.problems) };
  }
  if (isPreview) return { ...processed, outcome: 'refused', problems: [{ handle: null, key: 'preview' }] };
  const { answer, endsSession } = await posting.send(form, values);
  if (answer === 'outdated') return answer;
  const problems = answer.outcome === 'refused' ? answer.problems : [];
  const shown = firstPageWithProblem(form, problems) ?? page;
  return { form, page: shown, problems, outcome: answer.outcome, values: kept(form, values, problems), answer, endsSession };
}

function failed(form: DefinedForm, page: number, values: FormValues): Processed {
  const answer = { outcome: 'failed' } as const;
  return { form, page, values: kept(form, values, []), problems: [], outcome: 'failed', answer, endsSession: false };
}

/**
 * Returns the values to render again. Only uploaded files stay; the files of a field are dropped if they are too many (FRM-10) or gone.
 */
function kept(form: DefinedForm, values: FormValues, problems: readonly FormProblem[]): FormValues {
  const cleared = new Set(problems.filter(({ key }) => key === 'tooManyFiles' || key === 'fileGone').map(({ handle }) => handle));
  const files = fieldsOf(form).filter(({ type }) => type === 'FileUpload');
  const uploaded = files.map(({ handle }) => {
    const all = asFiles(valueIn(values, handle));
    return [handle, cleared.has(handle) ? [] : all.filter(({ token }) => token !== undefined)] as const;
  });
  return { ...values, ...Object.fromEntries(uploaded) };
}
