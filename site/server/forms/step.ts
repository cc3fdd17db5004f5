import type { FormValues } from '@plantsoen/form-rules/field-values.ts';
import type { FormDefinition } from '@plantsoen/form-rules/form-definition.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import { firstPageWithProblem, formProblems, pageProblems } from '@plantsoen/form-rules/form-problems.ts';

/** A posted form: the page it was posted from, and the action of its button. */
export type PostedStep = { page: number; go: string; values: FormValues; problems: readonly FormProblem[] };

/** The next step: a page with its problems, or the submission. */
export type NextStep = { page: number; problems: readonly FormProblem[] } | 'send';

const jumpForm = /^page-(\d{1,3})$/;

/** Whether the visitor goes back or jumps to a page. */
export const isMoving = (go: string) => go === 'back' || jumpForm.test(go);

/**
 * Returns the next step of a form with pages (FRM-04, FRM-05). A page is validated before the next one if the form says so, and all pages
 * before the submission. Going back and jumping skip validation. `problems` are those of the posted files.
 */
export function nextStep(form: Pick<FormDefinition, 'pages'>, validates: boolean, posted: PostedStep): NextStep {
  const { page, values, problems } = posted;
  const last = form.pages.length - 1;
  if (posted.go === 'back') return { page: Math.max(page - 1, 0), problems: [] };
  const [, jump] = jumpForm.exec(posted.go) ?? [];
  if (jump !== undefined) return { page: Math.min(Number(jump), last), problems: [] };
  if (page < last) {
    const found = validates ? joined(problems, pageProblems(form, page, values)) : problems;
    return found.length > 0 ? { page, problems: found } : { page: page + 1, problems: [] };
  }
  const found = joined(problems, formProblems(form, values));
  return found.length > 0 ? { page: firstPageWithProblem(form, found) ?? page, problems: found } : 'send';
}

/** Whether a problem is about the tokens of a form, which can then be sent again unchanged. */
export const isTokenProblem = ({ key }: Pick<FormProblem, 'key'>): boolean => key === 'expired' || key === 'captcha';

/**
 * Joins problems. A field with a refused file gets no further problem, because it is empty only due to the refusal. The same applies to
 * the whole form without valid tokens.
 */
function joined(problems: readonly FormProblem[], rules: readonly FormProblem[]): FormProblem[] {
  const ofTokens = problems.find(isTokenProblem);
  if (ofTokens) return [ofTokens];
  const handles = new Set(problems.map(({ handle }) => handle));
  return [...problems, ...rules.filter(({ handle }) => !handles.has(handle))];
}
