import { defaultLocale } from '@plantsoen/contract/locales.ts';
import type { AccountProblem } from '@plantsoen/form-rules/account.ts';
import { readCompany } from '../../globals/company.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import { weaknessOf } from './common-passwords.ts';

/** The account for which a password is chosen. */
type Owner = {
  email: string;
  firstName: string;
  lastName: string;
  company: string | null;
  phoneNumber: string | null;
  website: string | null;
};

/** Returns why a new password is too easy to guess, as a problem of its field; an empty list for every other password. */
export async function weakPasswordProblems(
  { sql }: Pick<ApiContext, 'sql'>,
  handle: string,
  password: string,
  { email, firstName, lastName, company, phoneNumber, website }: Owner,
): Promise<AccountProblem[]> {
  const { name } = await readCompany(sql, defaultLocale);
  const personal = [email, firstName, lastName, company, phoneNumber, website].flatMap((text) => text ?? []);
  const key = weaknessOf(password, { personal, company: [name] });
  return key ? [{ handle, key }] : [];
}
