import { createHash } from 'node:crypto';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Payload } from 'payload';
import type { MailingService, MemberSettings, Recaptcha } from '../configuration.ts';
import type { FieldKeys } from '../field-keys.ts';
import type { FileStorage } from '../storage/file-storage.ts';

/** Data of the installation that hooks need. */
export type Installation = {
  /** Storage of originals, crops and form uploads. */
  storage: FileStorage;
  /** Former secrets, which only verify links without an end and the hourly tokens of forms. */
  previousSecrets: readonly string[];
  /** Keys of encrypted form fields. */
  fieldKeys: FieldKeys;
  /** Origin of the site in each locale, without a trailing slash. */
  siteOrigins: Record<LocaleCode, string>;
  /** Origin of the preview pictures of videos. */
  videoPictureOrigin: string;
  /** Bot check that replaces the built-in one, if configured (API-10). */
  recaptcha?: Recaptcha | undefined;
  /** Settings of new accounts (ACC-01). */
  members: MemberSettings;
  /** Whether every editor must enter a code at log-in, and enrols at the first log-in. */
  needsSecondFactor: boolean;
  /** Days in which deleted documents can be restored from the trash (EDT-05). */
  trashDays: number;
  /** Automation service for newsletter sign-ups, if configured. */
  mailingService?: MailingService | undefined;
  /** Whether targets of webhooks may be on this machine, for tests (EDT-13). */
  webhookRules: { allowsLocalhost: boolean };
};

const name = 'installation';

/** Returns the part of Payload's configuration that contains the installation. */
export function withInstallation(installation: Installation): Record<string, unknown> {
  return { [name]: installation };
}

/** Returns the secret of an installation with which Payload signs, then its former ones. */
export const secretsOf = (payload: Pick<Payload, 'config' | 'secret'>): readonly string[] => [
  payload.secret,
  ...installationOf(payload).previousSecrets.map(signingSecret),
];

/** Derives the secret with which Payload signs from that of the configuration, as Payload does when it starts. */
const signingSecret = (configured: string) => createHash('sha256').update(configured).digest('hex').slice(0, 32);

export function installationOf(payload: Pick<Payload, 'config'>): Installation {
  const installation: unknown = payload.config.custom?.[name];
  if (!installation) throw new Error('the Payload configuration has no installation');
  return installation as Installation;
}
