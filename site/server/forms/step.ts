import type { FormDefinition } from '@plantsoen/form-rules/form-definition.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import { firstPageWithProblem, formProblems, pageProblems } from '@plantsoen/form-rules/form-problems.ts';
import type { FormValues } from '@plantsoen/form-rules/form-values.ts';

/** What a visitor has posted of a form: the page it was posted from, and what its button asks for. */
export type PostedStep = { page: number; go: string; values: FormValues; problems: readonly FormProblem[] };

/** What comes next: a page is shown, with what is wrong on it, or the form is sent. */
export type NextStep = { page: number; problems: readonly FormProblem[] } | 'send';

const jumpForm = /^page-(\d{1,3})$/;

/** Whether a visitor goes back or jumps, wherever the form stands. */
export const isMoving = (go: string) => go === 'back' || jumpForm.test(go);

/**
 * The pages of a form, one at a time (FRM-04, FRM-05): a page is checked before the next one where the form says so, and all are before
 * it is sent. Whoever goes back or jumps is not held up. `problems` are those of files that came with it.
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

/** Whether a problem says that the tokens of a form do not hold, with which it is sent anew as it is. */
export const isTokenProblem = ({ key }: Pick<FormProblem, 'key'>): boolean => key === 'expired' || key === 'captcha';

/** Of a field whose file was refused no more is said: that it is empty now is our doing. The same holds for all of a form without valid tokens. */
function joined(problems: readonly FormProblem[], rules: readonly FormProblem[]): FormProblem[] {
  const ofTokens = problems.find(isTokenProblem);
  if (ofTokens) return [ofTokens];
  const told = new Set(problems.map(({ handle }) => handle));
  return [...problems, ...rules.filter(({ handle }) => !told.has(handle))];
}
