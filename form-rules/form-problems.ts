import { shownFields } from './conditions.ts';
import { fieldProblems } from './field-problems.ts';
import type { FormValues } from './field-values.ts';
import { type FormDefinition, fieldsOf } from './form-definition.ts';
import type { FormProblem } from './form-problem.ts';

type Pages = Pick<FormDefinition, 'pages'>;

/** Returns the problems of a whole form (FRM-05), in the order of its fields. */
export function formProblems(form: Pages, values: FormValues): FormProblem[] {
  return shownFields(form, values).flatMap((field) => fieldProblems(field, values));
}

/** Returns the problems of one page (FRM-04), whose conditions may depend on fields of others. */
export function pageProblems(form: Pages, index: number, values: FormValues): FormProblem[] {
  const ofPage = handlesOfPage(form, index);
  return formProblems(form, values).filter(({ handle }) => handle !== null && ofPage.has(handle));
}

/** Returns the index of the first page with a problem; undefined without problems of a field. */
export function firstPageWithProblem(form: Pages, problems: readonly FormProblem[]): number | undefined {
  const index = form.pages.findIndex((_, page) => {
    const ofPage = handlesOfPage(form, page);
    return problems.some(({ handle }) => handle !== null && ofPage.has(handle));
  });
  return index === -1 ? undefined : index;
}

function handlesOfPage(form: Pages, index: number): Set<string> {
  return new Set(fieldsOf({ pages: form.pages.slice(index, index + 1) }).map(({ handle }) => handle));
}
