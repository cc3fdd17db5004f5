import { defaultLocale } from '@plantsoen/contract/locales.ts';
import type { AccountProblem } from '@plantsoen/form-rules/account.ts';
import { readCompany } from '../../globals/company.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Whose password it is to be. */
type Owner = {
  email: string;
  firstName: string;
  lastName: string;
  company: string | null;
  phoneNumber: string | null;
  website: string | null;
};

/** What is wrong with a password that is chosen because others try it first: it is a common one, or says whose it is, or where. */
export async function commonPasswordProblems(
  { sql }: Pick<ApiContext, 'sql'>,
  handle: string,
  password: string,
  { email, firstName, lastName, company, phoneNumber, website }: Owner,
): Promise<AccountProblem[]> {
  const { name: site } = await readCompany(sql, defaultLocale);
  const own = [email, firstName, lastName, company, phoneNumber, website, site].flatMap((text) => text ?? []);
  return isCommonPassword(password, own) ? [{ handle, key: 'commonPassword' }] : [];
}
