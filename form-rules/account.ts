import { cleanLine } from './clean-text.ts';
import type { ProblemKey } from './form-problem.ts';
import { limits } from './limits.ts';
import { brokenByLength, brokenByPhone, isEmail } from './text-rules.ts';

/**
 * Reason why a password is easy to guess: one or two frequent words, a row of keys or a date, details of its owner, or the name of the
 * company that runs the site.
 */
export type WeakPasswordKey = 'commonPassword' | 'simplePassword' | 'patternPassword' | 'personalPassword' | 'companyPassword';

/** Possible problems of an account field. Only the backend detects weak and wrong passwords and existing addresses. */
export type AccountProblemKey =
  | ProblemKey
  | 'tooShort'
  | 'website'
  | 'differentPasswords'
  | WeakPasswordKey
  | 'wrongPassword'
  | 'takenEmail';

/** A field that violates a rule; `amount` is the number of the rule. */
export type AccountProblem = { handle: string; key: AccountProblemKey; amount?: number };

/** Fields of a registration (ACC-01). */
export type RegistrationFields = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  company: string;
  phoneNumber: string;
  website: string;
  privacy: boolean;
};

/** Editable fields of a member's account (ACC-09). */
export type ProfileFields = { fullName: string; email: string; company: string; phoneNumber: string; website: string };

/** A new password, typed twice (ACC-10). */
export type NewPassword = { newPassword: string; confirmPassword: string };

/** Maximum number of characters of each field. */
export const accountLimits = {
  firstName: limits.namePart,
  lastName: limits.namePart,
  fullName: 2 * limits.namePart + 1,
  email: limits.email,
  company: 200,
  phoneNumber: limits.phone,
  website: 300,
  password: 128,
} as const;

/** Minimum and recommended number of characters of a password. There are no rules about its characters. */
export const passwordLengths = { least: 8, advised: 15 } as const;

/** Normalises fields for storage; passwords are unchanged. */
export function cleanFields<Fields extends Record<string, string | boolean>>(fields: Fields): Fields {
  const isPassword = (name: string) => /password/i.test(name);
  const cleaned = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' && !isPassword(name) ? cleanLine(value) : value,
  ]);
  return Object.fromEntries(cleaned) as Fields;
}

/** Returns the rules that a registration violates, in the order of its fields. */
export function registrationProblems(fields: RegistrationFields): AccountProblem[] {
  return [
    ...textProblems(fields, ['firstName', 'lastName', 'company', 'phoneNumber', 'email', 'website']),
    ...passwordProblems('password', fields.password),
    ...(fields.privacy ? [] : [{ handle: 'privacy', key: 'required' } as const]),
  ];
}

/** Returns the rules that a profile violates, in the order of its fields. */
export function profileProblems(fields: ProfileFields): AccountProblem[] {
  return textProblems(fields, ['fullName', 'company', 'email', 'phoneNumber', 'website']);
}

/** Returns the rules that an email address violates. */
export function emailProblems(fields: { email: string }): AccountProblem[] {
  return textProblems(fields, ['email']);
}

/** Returns the problems that prevent a log-in attempt. Any non-empty password is valid. */
export function logInProblems({ email, password }: { email: string; password: string }): AccountProblem[] {
  return [...emailProblems({ email }), ...currentPasswordProblems('password', password)];
}

/** Returns the problems of a current password that prevent its verification. */
export function currentPasswordProblems(handle: string, password: string): AccountProblem[] {
  if (password === '') return [{ handle, key: 'required' }];
  return password.length > accountLimits.password ? [{ handle, key: 'tooLong', amount: accountLimits.password }] : [];
}

/** Returns the rules that a new password violates. */
export function newPasswordProblems({ newPassword, confirmPassword }: NewPassword): AccountProblem[] {
  const problems = passwordProblems('newPassword', newPassword);
  if (confirmPassword === '') return [...problems, { handle: 'confirmPassword', key: 'required' }];
  return newPassword === confirmPassword ? problems : [...problems, { handle: 'confirmPassword', key: 'differentPasswords' }];
}

/** Returns the problems of a chosen password. Only the backend knows whether it is easy to guess. */
function passwordProblems(handle: string, password: string): AccountProblem[] {
  if (password === '') return [{ handle, key: 'required' }];
  const length = [...password].length;
  if (length < passwordLengths.least) return [{ handle, key: 'tooShort', amount: passwordLengths.least }];
  if (password.length > accountLimits.password) return [{ handle, key: 'tooLong', amount: accountLimits.password }];
  return [];
}

type TextField = Exclude<keyof typeof accountLimits, 'password'>;

function textProblems(fields: Partial<Record<TextField, string>>, names: readonly TextField[]): AccountProblem[] {
  return names.flatMap((handle) => {
    const text = fields[handle] ?? '';
    if (text === '') return handle === 'website' ? [] : [{ handle, key: 'required' as const }];
    const broken = brokenByLength(text, accountLimits[handle]);
    if (broken) return [{ handle, ...broken }];
    const key = formProblem(handle, text);
    return key ? [{ handle, key }] : [];
  });
}

function formProblem(handle: TextField, text: string): AccountProblemKey | undefined {
  if (handle === 'email' && !isEmail(text)) return 'email';
  if (handle === 'phoneNumber' && brokenByPhone(text)) return 'phone';
  if (handle === 'website' && !isWebsite(text)) return 'website';
  return undefined;
}

/** Whether a text is a web address, with or without its scheme. */
function isWebsite(text: string): boolean {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url !== null && url.username === '' && /^[^.]+(?:\.[^.]+)+$/.test(url.hostname);
}
