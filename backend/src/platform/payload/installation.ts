import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Payload } from 'payload';
import type { MailingService, MemberSettings, Recaptcha } from '../configuration.ts';
import type { FieldKeys } from '../field-keys.ts';

/** What hooks know of the installation they run in. */
export type Installation = {
  /** Where originals of uploads are kept. */
  mediaFolder: string;
  /** Where what visitors send with forms is kept. */
  uploadsFolder: string;
  /** The keys of encrypted fields of forms. */
  fieldKeys: FieldKeys;
  /** Origin of the site in each locale, without a slash at the end. */
  siteOrigins: Record<LocaleCode, string>;
  /** Where the host of videos has their pictures. */
  videoPictureOrigin: string;
  /** The bot check that takes the place of the own one, where one is configured (API-10). */
  recaptcha?: Recaptcha | undefined;
  /** How accounts of visitors begin (ACC-01). */
  members: MemberSettings;
  /** Whether every editor has to show a code at log-in, and enrols at the first one. */
  needsSecondFactor: boolean;
  /** The automation service that takes sign-ups for the newsletter, where one is configured. */
  mailingService?: MailingService | undefined;
};

const name = 'installation';

/** The part of Payload's configuration that carries the installation. */
export function withInstallation(installation: Installation): Record<string, unknown> {
  return { [name]: installation };
}

export function installationOf(payload: Pick<Payload, 'config'>): Installation {
  const installation: unknown = payload.config.custom?.[name];
  if (!installation) throw new Error('the Payload configuration names no installation');
  return installation as Installation;
}
