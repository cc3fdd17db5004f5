import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import type { SignUp } from '@plantsoen/form-rules/sign-up.ts';
import type { Translate } from '../platform/messages/page-messages.tsx';

type Texts = Translate<'newsletter/thanks'>;

/** Texts of the problems of a sign-up: by field, and of the whole form. */
export type ProblemWords = { fields: Partial<Record<keyof SignUp, string>>; whole: string };

/** Returns the texts of problems. Without problems, the text of the whole form is that of a failed submission. */
export function problemWords(t: Texts, problems: readonly FormProblem[]): ProblemWords {
  const fields = Object.fromEntries(
    problems.flatMap((problem) => (problem.handle === null ? [] : [[problem.handle, wordsOfField(t, problem)]])),
  );
  const [whole] = problems.filter(({ handle }) => handle === null);
  return { fields, whole: whole ? wordsOfWhole(t, whole) : problems.length > 0 ? t('mend') : t('failed') };
}

function wordsOfField(t: Texts, { handle, key, amount = 0 }: FormProblem): string {
  if (key === 'required') return handle === 'termsAndConditions' ? t('agree') : t('required');
  if (key === 'letters') return t('letters');
  return key === 'email' ? t('invalidEmail') : t('tooLong', { amount });
}

function wordsOfWhole(t: Texts, { key }: FormProblem): string {
  if (key === 'tooOften') return t('tooOften');
  return key === 'expired' || key === 'captcha' ? t('again') : t('failed');
}
