import { cleanLine } from './clean-text.ts';
import type { ProblemKey } from './form-problem.ts';
import { limits } from './limits.ts';
import { brokenByLength, isEmail, isPhoneNumber } from './text-rules.ts';

/**
 * The reason why a password is easy to guess: one frequent word, two of them, a row of keys or a date, details of its owner, or the name of the
 * company that runs the site.
 */
export type WeakPasswordKey = 'commonPassword' | 'simplePassword' | 'patternPassword' | 'personalPassword' | 'companyPassword';

/** What can be wrong with a field of an account. The backend alone knows weak and wrong passwords, and addresses that are taken. */
export type AccountProblemKey =
  | ProblemKey
  | 'tooShort'
  | 'phone'
  | 'website'
  | 'differentPasswords'
  | WeakPasswordKey
  | 'wrongPassword'
  | 'takenEmail';

/** A field that breaks a rule; `amount` is the number that the rule speaks of. */
export type AccountProblem = { handle: string; key: AccountProblemKey; amount?: number };

/** What a new account asks for (ACC-01). */
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

/** What a member keeps of the own account (ACC-09). */
export type ProfileFields = { fullName: string; email: string; company: string; phoneNumber: string; website: string };

/** A password that is chosen anew, typed twice (ACC-10). */
export type NewPassword = { newPassword: string; confirmPassword: string };

/** The most characters of each field. */
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

/** A password has at least so many characters; so many are advised. There is no other rule of what it is made of. */
export const passwordLengths = { least: 8, advised: 15 } as const;

/** Fields as they are kept; a password stays as it was typed. */
export function cleanFields<Fields extends Record<string, string | boolean>>(fields: Fields): Fields {
  const isPassword = (name: string) => /password/i.test(name);
  const cleaned = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' && !isPassword(name) ? cleanLine(value) : value,
  ]);
  return Object.fromEntries(cleaned) as Fields;
}

/** The rules that a request for an account breaks, in the order of its fields. */
export function registrationProblems(fields: RegistrationFields): AccountProblem[] {
  return [
    ...textProblems(fields, ['firstName', 'lastName', 'company', 'phoneNumber', 'email', 'website']),
    ...passwordProblems('password', fields.password),
    ...(fields.privacy ? [] : [{ handle: 'privacy', key: 'required' } as const]),
  ];
}

/** The rules that a profile breaks, in the order of its fields. */
export function profileProblems(fields: ProfileFields): AccountProblem[] {
  return textProblems(fields, ['fullName', 'company', 'email', 'phoneNumber', 'website']);
}

/** The rules that a mail address breaks to which something is to be sent. */
export function emailProblems(fields: { email: string }): AccountProblem[] {
  return textProblems(fields, ['email']);
}

/** What keeps a log-in from being tried: any password is right that is there. */
export function logInProblems({ email, password }: { email: string; password: string }): AccountProblem[] {
  return [...emailProblems({ email }), ...givenProblems('password', password)];
}

/** What keeps a password from being looked at by which a member says who asks. */
export function givenProblems(handle: string, password: string): AccountProblem[] {
  if (password === '') return [{ handle, key: 'required' }];
  return password.length > accountLimits.password ? [{ handle, key: 'tooLong', amount: accountLimits.password }] : [];
}

/** The rules that a new password breaks. */
export function newPasswordProblems({ newPassword, confirmPassword }: NewPassword): AccountProblem[] {
  const problems = passwordProblems('newPassword', newPassword);
  if (confirmPassword === '') return [...problems, { handle: 'confirmPassword', key: 'required' }];
  return newPassword === confirmPassword ? problems : [...problems, { handle: 'confirmPassword', key: 'differentPasswords' }];
}

/** What is wrong with a password that is chosen; whether it is easy to guess, the backend alone knows. */
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
  if (handle === 'phoneNumber' && !isPhoneNumber(text)) return 'phone';
  if (handle === 'website' && !isWebsite(text)) return 'website';
  return undefined;
}

/** An address of the web, with or without its scheme. */
function isWebsite(text: string): boolean {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url !== null && url.username === '' && /^[^.]+(?:\.[^.]+)+$/.test(url.hostname);
}
