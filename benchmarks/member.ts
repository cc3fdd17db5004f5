import { hashPassword } from '../backend/src/account/passwords/password-hash.ts';
import { withClient } from '../backend/src/platform/database/with-client.ts';
import { pathOf } from '../contract/paths.ts';
import { accountNames } from '../site/src/account/account-answer.ts';
import type { SiteAddress } from './get.ts';
import { type Posted, postForm } from './post-form.ts';

const defaultEmail = 'member@example.org';
const password = 'een lang wachtwoord voor metingen';

/** Creates an activated account of a member who may see prices. */
export async function makeMember(databaseUrl: string, email = defaultEmail): Promise<void> {
  const passwordHash = await hashPassword(password);
  await withClient(databaseUrl, (client) =>
    client.query(
      `with member as (
         insert into members (email, first_name, last_name, company, activated_at, is_approved, is_disabled)
         values ($1, 'Mette', 'Metingen', 'Bureau', now(), true, false) returning id)
       insert into member_credential (member_id, password_hash) select id, $2 from member`,
      [email, passwordHash],
    ),
  );
}

/** Posts the log-in form without scripts, by default with the password of the member. */
export function logIn(address: SiteAddress, clientIp: string, as = { email: defaultEmail, password }): Promise<Posted> {
  const fields = { [accountNames.action]: 'logIn', ...as };
  return postForm({ address, path: pathOf('login', 'nl'), fields, clientIp });
}

/** Logs the member in and returns the cookies. Throws if the log-in fails. */
export async function memberCookies(address: SiteAddress, email = defaultEmail): Promise<string> {
  const { status, headers } = await logIn(address, '10.30.0.1', { email, password });
  const cookies = (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]);
  if (status !== 303 || cookies.length === 0) throw new Error(`the member cannot log in: ${status}`);
  return cookies.join('; ');
}
