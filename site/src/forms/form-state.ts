import { shownFields } from '@plantsoen/form-rules/conditions.ts';
import { fieldProblems } from '@plantsoen/form-rules/field-problems.ts';
import type { FormField } from '@plantsoen/form-rules/form-definition.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import { formProblems } from '@plantsoen/form-rules/form-problems.ts';
import type { FormValues } from '@plantsoen/form-rules/form-values.ts';
import type { FormContent } from './form-content.ts';
import type { PostedForm } from './posted-form.ts';

/** A form as its visitor sees it. */
export type FormState = {
  /** The page that is shown, from 0. */
  page: number;
  values: FormValues;
  /** What is told of to be wrong, at its fields. */
  problems: readonly FormProblem[];
  /** What is told of above the form, as it was when it was to go on. */
  alert: { problems: readonly FormProblem[] } | undefined;
  isSending: boolean;
  /** How much of it has gone, from 0 to 1. */
  share: number;
  /** The fields that the last change has brought or taken away. */
  news: { shown: readonly string[]; hidden: readonly string[] } | undefined;
};

/** How a form begins: as the server has answered it, or empty. */
export function beginning(values: FormValues, posted: PostedForm | undefined): FormState {
  const { page = 0, problems = [], outcome } = posted ?? {};
  const told = outcome === 'failed' && problems.length === 0 ? [unsent] : problems;
  const hasFailed = outcome === 'refused' || outcome === 'failed';
  return {
    page,
    values,
    problems,
    alert: hasFailed ? { problems: told } : undefined,
    isSending: false,
    share: 0,
    news: undefined,
  };
}

/** A form that was right and could not be saved. */
export const unsent: FormProblem = { handle: null, key: 'unavailable' };

type Change = { handle: string; values: FormValues; problems?: readonly FormProblem[] };

/** After a field has changed: what was told of and is mended goes, what is wrong now is not told of before it is left (FRM-08). */
export function afterChange(form: FormContent, before: FormState, { handle, values, problems = [] }: Change): FormState {
  const fields = shownFields(form, values);
  const shown = new Set(fields.map((field) => field.handle));
  const field = fields.find((one) => one.handle === handle);
  const wrong = field ? fieldProblems(field, values) : [];
  const stays = (problem: FormProblem) =>
    problem.handle === handle ? wrong.some((one) => isSame(one, problem)) : problem.handle === null || shown.has(problem.handle);
  const told = before.problems.filter(stays);
  const tooMany = wrong.filter((problem) => isToldAtOnce(problem) && !told.some((one) => isSame(one, problem)));
  const news = newsOf(form, before.values, values);
  return { ...before, values, problems: [...told, ...tooMany, ...problems], news: news ?? before.news };
}

/** One more choice than a field takes is told of as it is made, not when the field is left. */
const isToldAtOnce = ({ key }: FormProblem) => key === 'tooManyChoices';

type Leaving = { field: FormField; part: string | undefined; values: FormValues };

/** After the focus has left a field, or a part of one: what is wrong with it is told (FRM-08). */
export function afterLeaving(form: FormContent, before: FormState, { field, part, values }: Leaving): FormState {
  const { handle } = field;
  const isMeant = (problem: FormProblem) => problem.handle === handle && (part === undefined || problem.part === part);
  const wrong = formProblems(form, values).filter(isMeant);
  const told = wrong.length > 0 ? wrong : before.problems.filter((problem) => isMeant(problem) && isOfServer(problem));
  return { ...before, values, problems: [...before.problems.filter((problem) => !isMeant(problem)), ...told] };
}

/** What only a server finds, or is told once: it stays until the field changes. */
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
