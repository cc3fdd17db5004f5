import { shownFields } from '@plantsoen/form-rules/conditions.ts';
import { fieldProblems } from '@plantsoen/form-rules/field-problems.ts';
import type { FormValues } from '@plantsoen/form-rules/field-values.ts';
import type { FormField } from '@plantsoen/form-rules/form-definition.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import { formProblems } from '@plantsoen/form-rules/form-problems.ts';
import type { FormContent } from './form-content.ts';
import type { PostedForm } from './posted-form.ts';

/** The state of a form in the browser. */
export type FormState = {
  /** Index of the visible page, from 0. */
  page: number;
  values: FormValues;
  /** Problems shown at the fields. */
  problems: readonly FormProblem[];
  /** Problems shown above the form, as of the last attempt to continue or submit. */
  alert: { problems: readonly FormProblem[] } | undefined;
  isSending: boolean;
  /** Share of the request body that has been uploaded, from 0 to 1. */
  share: number;
  /** Labels of the fields that the last change has shown or hidden, for screen readers. */
  news: { shown: readonly string[]; hidden: readonly string[] } | undefined;
};

/** Returns the initial state: the state that the server has returned, or an empty form. */
export function beginning(values: FormValues, posted: PostedForm | undefined): FormState {
  const { page = 0, problems = [], outcome } = posted ?? {};
  const shownProblems = outcome === 'failed' && problems.length === 0 ? [unsent] : problems;
  const hasFailed = outcome === 'refused' || outcome === 'failed';
  return {
    page,
    values,
    problems,
    alert: hasFailed ? { problems: shownProblems } : undefined,
    isSending: false,
    share: 0,
    news: undefined,
  };
}

/** Problem of a valid form that could not be saved. */
export const unsent: FormProblem = { handle: null, key: 'unavailable' };

type Change = { handle: string; values: FormValues; problems?: readonly FormProblem[] };

/**
 * Returns the state after a change of a field: fixed problems disappear, and new ones are shown only once the field loses the
 * focus (FRM-08).
 */
export function afterChange(form: FormContent, before: FormState, { handle, values, problems = [] }: Change): FormState {
  const fields = shownFields(form, values);
  const shown = new Set(fields.map((field) => field.handle));
  const field = fields.find((one) => one.handle === handle);
  const wrong = field ? fieldProblems(field, values) : [];
  const stays = (problem: FormProblem) =>
    problem.handle === handle ? wrong.some((one) => isSame(one, problem)) : problem.handle === null || shown.has(problem.handle);
  const shownProblems = before.problems.filter(stays);
  const tooMany = wrong.filter((problem) => isToldAtOnce(problem) && !shownProblems.some((one) => isSame(one, problem)));
  const news = newsOf(form, before.values, values);
  return { ...before, values, problems: [...shownProblems, ...tooMany, ...problems], news: news ?? before.news };
}

/** Whether a problem is shown immediately: an excess choice is, other problems wait until the field loses the focus. */
const isToldAtOnce = ({ key }: FormProblem) => key === 'tooManyChoices';

type Leaving = { field: FormField; part: string | undefined; values: FormValues };

/** Returns the state after a field, or a part of it, has lost the focus: its problems are shown (FRM-08). */
export function afterLeaving(form: FormContent, before: FormState, { field, part, values }: Leaving): FormState {
  const { handle } = field;
  const isMeant = (problem: FormProblem) => problem.handle === handle && (part === undefined || problem.part === part);
  const wrong = formProblems(form, values).filter(isMeant);
  const shownProblems = wrong.length > 0 ? wrong : before.problems.filter((problem) => isMeant(problem) && isOfServer(problem));
  return { ...before, values, problems: [...before.problems.filter((problem) => !isMeant(problem)), ...shownProblems] };
}

/** Whether a problem cannot be derived from the values again. Such a problem remains until the field changes. */
const isOfServer = ({ key }: FormProblem) => /^(file|tooManyFiles|unreadable)/.test(key);

function isSame(one: FormProblem, other: FormProblem): boolean {
  return one.handle === other.handle && one.key === other.key && one.part === other.part;
}

function newsOf(form: FormContent, before: FormValues, after: FormValues): FormState['news'] {
  const [was, is] = [before, after].map((values) =>
    shownFields(form, values).filter(({ visibility }) => visibility === 'visible'),
  );
  const labels = (fields: readonly FormField[] = [], others: readonly FormField[] = []) =>
    fields.filter((field) => !others.includes(field)).map(({ label }) => label);
  const news = { shown: labels(is, was), hidden: labels(was, is) };
  return news.shown.length + news.hidden.length > 0 ? news : undefined;
}
