import {
  type AccountProblem,
  cleanFields,
  currentPasswordProblems,
  emailProblems,
  logInProblems,
  newPasswordProblems,
  profileProblems,
  registrationProblems,
} from '@plantsoen/form-rules/account.ts';
import { type AccountAction, type AccountAnswer, refusedBy } from '../account-answer.ts';

type Fields = Record<string, string>;

/** Fields of each form. A missing field counts as empty. */
const formFields = {
  registration: ['firstName', 'lastName', 'email', 'password', 'company', 'phoneNumber', 'website', 'privacy'],
  profile: ['fullName', 'email', 'company', 'phoneNumber', 'website'],
  newPassword: ['newPassword', 'confirmPassword'],
} as const;

type Rule = { names: readonly string[]; problems: (fields: Fields) => AccountProblem[] };

const rule = <Name extends string>(
  names: readonly Name[],
  problems: (fields: Record<Name, string>) => AccountProblem[],
): Rule => ({ names, problems: problems as Rule['problems'] });

/** Rules that the browser can check, by action. */
const rules: Partial<Record<AccountAction, Rule>> = {
  logIn: rule(['email', 'password'], logInProblems),
  sendActivation: rule(['email'], emailProblems),
  forgotPassword: rule(['email'], emailProblems),
  resetPassword: rule(formFields.newPassword, newPasswordProblems),
  changePassword: rule(['currentPassword', ...formFields.newPassword], (fields) => [
    ...currentPasswordProblems('currentPassword', fields.currentPassword),
    ...newPasswordProblems(fields),
  ]),
  deleteAccount: rule(['password'], ({ password }) => currentPasswordProblems('password', password)),
  profile: rule(formFields.profile, profileProblems),
  register: rule(formFields.registration, (fields) => registrationProblems({ ...fields, privacy: fields.privacy !== '' })),
};

/** Returns the refusal of a form that breaks a rule the browser can check; undefined if it may be sent. */
export function ownProblems(action: AccountAction, data: FormData): AccountAnswer | undefined {
  const known = rules[action];
  if (!known) return undefined;
  const fields = cleanFields(Object.fromEntries(known.names.map((name) => [name, String(data.get(name) ?? '')])));
  const problems = known.problems(fields);
  return problems.length === 0 ? undefined : refusedBy(action, problems);
}
