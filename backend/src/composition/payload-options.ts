import type { Configuration } from '../platform/configuration.ts';
import { localStorage } from '../platform/storage/local-storage.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { PayloadConfigOptions } from './payload-config.ts';

/** Returns the options of the Payload configuration for this installation, with its opened storage. */
export async function payloadOptionsOf(configuration: Configuration): Promise<PayloadConfigOptions> {
  return {
    databaseUrl: configuration.databaseUrl,
    secret: configuration.payloadSecret,
    previousSecrets: configuration.previousSecrets,
    storage: await openStorage(configuration),
    fieldKeys: configuration.fieldKeys,
    siteOrigins: configuration.siteUrls,
    adminUrl: configuration.adminUrl,
    videoPictureOrigin: configuration.videoPictureOrigin,
    recaptcha: configuration.recaptcha,
    members: configuration.members,
    needsSecondFactor: configuration.needsSecondFactor,
    mailingService: configuration.mailingService,
    webhookRules: { allowsLocalhost: configuration.webhooksToLocalhost },
    trashDays: configuration.limits.retentionDays.trash,
    poolSize: configuration.limits.connections.requests,
  };
}

/** Options for commands that only read the configuration and open no database. */
export const placeholderOptions: PayloadConfigOptions = {
  databaseUrl: 'postgres://localhost/none',
  secret: 'a secret of no installation',
  storage: localStorage('none'),
  fieldKeys: [{ id: 'none', key: Buffer.alloc(32) }],
  siteOrigins: { nl: 'http://nl.localhost', en: 'http://en.localhost', de: 'http://de.localhost' },
  adminUrl: 'http://localhost',
  videoPictureOrigin: 'http://localhost',
};
