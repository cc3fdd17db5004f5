import { cleanLine } from './clean-text.ts';
import type { FormProblem } from './form-problem.ts';
import { limits } from './limits.ts';
import { brokenByLength, isEmail, isLetters } from './text-rules.ts';

/** Fields of the newsletter form (NWS-01). */
export type SignUp = { voornaam: string; achternaam: string; email: string; termsAndConditions: boolean };

/** Maximum number of characters of each field. */
const signUpLimits = { voornaam: limits.namePart, achternaam: limits.namePart, email: limits.email } as const;

/** Returns a sign-up trimmed and without unprintable characters. */
export function cleanSignUp({ voornaam, achternaam, email, termsAndConditions }: SignUp): SignUp {
  return { voornaam: cleanLine(voornaam), achternaam: cleanLine(achternaam), email: cleanLine(email), termsAndConditions };
}

/** Returns the rules that a sign-up violates, in the order of its fields, at most one per field. */
export function signUpProblems(signUp: SignUp): FormProblem[] {
  return [
    ...textProblem(signUp, 'voornaam', (text) => (isLetters(text) ? undefined : 'letters')),
    ...textProblem(signUp, 'achternaam', (text) => (isLetters(text) ? undefined : 'letters')),
    ...textProblem(signUp, 'email', (text) => (isEmail(text) ? undefined : 'email')),
    ...(signUp.termsAndConditions ? [] : [{ handle: 'termsAndConditions', key: 'required' } as const]),
  ];
}

type TextField = keyof typeof signUpLimits;

function textProblem(signUp: SignUp, handle: TextField, keyOf: (text: string) => 'letters' | 'email' | undefined): FormProblem[] {
  const text = signUp[handle];
  if (text === '') return [{ handle, key: 'required' }];
  const broken = brokenByLength(text, signUpLimits[handle]);
  if (broken) return [{ handle, ...broken }];
  const key = keyOf(text);
  return key ? [{ handle, key }] : [];
}
