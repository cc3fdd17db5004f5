import { defaultLocale } from '@plantsoen/contract/locales.ts';
import type { WeakPasswordKey } from '@plantsoen/form-rules/account.ts';
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import { readCompany } from '../../globals/company.ts';
import { requestReads } from '../../platform/database/request-sql.ts';
import { type Label, labelFor } from '../../platform/payload/label.ts';
import { weaknessOf } from '../passwords/common-passwords.ts';

/** Minimum length. It is longer than for members, because editors can change the site. */
const minLength = 12;
const maxLength = 128;

const refusals = {
  length: {
    nl: `Kies een wachtwoord van ${minLength} tot ${maxLength} tekens.`,
    en: `Choose a password of ${minLength} to ${maxLength} characters.`,
    de: `Wählen Sie ein Passwort mit ${minLength} bis ${maxLength} Zeichen.`,
  },
  personalPassword: {
    nl: 'Dit wachtwoord bevat uw naam of e-mailadres en is daardoor snel geraden. Kies woorden die niets met u te maken hebben.',
    en: 'This password contains your name or email address, so it is easy to guess. Choose words that are not related to you.',
    de: 'Dieses Passwort enthält Ihren Namen oder Ihre E-Mail-Adresse und ist daher schnell erraten. Wählen Sie Wörter, die nichts mit Ihnen zu tun haben.',
  },
  companyPassword: {
    nl: 'Dit wachtwoord bevat de naam van het bedrijf en is daardoor snel geraden. Kies andere woorden.',
    en: 'This password contains the name of the company, so it is easy to guess. Choose other words.',
    de: 'Dieses Passwort enthält den Namen des Unternehmens und ist daher schnell erraten. Wählen Sie andere Wörter.',
  },
  commonPassword: {
    nl: 'Dit wachtwoord bestaat uit één woord dat velen gebruiken. Kies drie of meer woorden die niets met elkaar te maken hebben.',
    en: 'This password is a single common word. Choose three or more unrelated words.',
    de: 'Dieses Passwort besteht aus einem Wort, das viele verwenden. Wählen Sie drei oder mehr Wörter, die nichts miteinander zu tun haben.',
  },
  simplePassword: {
    nl: 'Dit wachtwoord bestaat uit twee bekende woorden en weinig meer. Kies drie of meer woorden die niets met elkaar te maken hebben.',
    en: 'This password is only two common words. Choose three or more unrelated words.',
    de: 'Dieses Passwort besteht aus zwei bekannten Wörtern und wenig mehr. Wählen Sie drei oder mehr Wörter, die nichts miteinander zu tun haben.',
  },
  patternPassword: {
    nl: 'Dit wachtwoord is een rij toetsen of cijfers, een herhaling of een datum. Kies liever enkele woorden achter elkaar.',
    en: 'This password is a keyboard sequence, a repetition or a date. Choose several unrelated words instead.',
    de: 'Dieses Passwort ist eine Folge von Tasten oder Ziffern, eine Wiederholung oder ein Datum. Wählen Sie lieber einige Wörter hintereinander.',
  },
} satisfies Record<'length' | WeakPasswordKey, Label>;

/**
 * Throws a `ValidationError` for a password of an admin account that is too short, too long or easy to guess. Applies to every
 * operation that sets a password.
 */
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
  if (typeof password !== 'string' || password.length < minLength || password.length > maxLength) return 'length';
  const sql = await requestReads(req);
  const { name: site } = await readCompany(sql, defaultLocale);
  const stored = await sql.query<{ email: string; name: string | null }>(
    'select email, name from users where id::text = $1 or reset_password_token = $2',
    [String(id ?? ''), typeof data.token === 'string' ? data.token : ''],
  );
  const own = [data.email, data.name, ...stored.flatMap(({ email, name }) => [email, name])];
  return weaknessOf(password, { personal: own.filter((text) => typeof text === 'string'), company: [site] });
}
