import { defaultLocale } from '@plantsoen/contract/locales.ts';
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import { readCompany } from '../../globals/company.ts';
import { requestReads } from '../../platform/database/request-sql.ts';
import { type Label, labelFor } from '../../platform/payload/label.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';

/** Whoever has an editor's password changes the site: it is longer than a member's. */
const shortest = 12;
const longest = 128;

const refusals = {
  length: {
    nl: `Kies een wachtwoord van ${shortest} tot ${longest} tekens.`,
    en: `Choose a password of ${shortest} to ${longest} characters.`,
    de: `Wählen Sie ein Passwort mit ${shortest} bis ${longest} Zeichen.`,
  },
  common: {
    nl: 'Dit wachtwoord raadt iemand te gemakkelijk. Kies bijvoorbeeld enkele woorden die niets met elkaar te maken hebben.',
    en: 'This password is guessed too easily. Choose, for instance, several words that have nothing to do with each other.',
    de: 'Dieses Passwort ist zu leicht zu erraten. Wählen Sie zum Beispiel mehrere Wörter, die nichts miteinander zu tun haben.',
  },
} satisfies Record<string, Label>;

/** A password that is given to an account of the admin, by whichever way, is long and not one of those that are tried first. */
export const refuseWeakPasswords: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return;
  const { data = {}, id } = args as { data?: Record<string, unknown>; id?: unknown };
  if (!data.password) return;
  const refusal = await refusalOf(req, data, id);
  if (!refusal) return;
  const errors = [{ path: 'password', label: req.t('general:password'), message: labelFor(req, refusals[refusal]) }];
  throw new ValidationError({ collection: 'users', errors, req }, req.t);
};

async function refusalOf(
  req: PayloadRequest,
  data: Record<string, unknown>,
  id: unknown,
): Promise<keyof typeof refusals | undefined> {
  const { password } = data;
  if (typeof password !== 'string' || password.length < shortest || password.length > longest) return 'length';
  const sql = await requestReads(req);
  const { name: site } = await readCompany(sql, defaultLocale);
  const stored = await sql.query<{ email: string; name: string | null }>(
    'select email, name from users where id::text = $1 or reset_password_token = $2',
    [String(id ?? ''), typeof data.token === 'string' ? data.token : ''],
  );
  const own = [data.email, data.name, site, ...stored.flatMap(({ email, name }) => [email, name])];
  return isCommonPassword(
    password,
    own.filter((text) => typeof text === 'string'),
  )
    ? 'common'
    : undefined;
}
