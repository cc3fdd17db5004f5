import { join } from 'node:path';
import type { Configuration } from '../platform/configuration.ts';
import type { PayloadConfigOptions } from './payload-config.ts';

/** Returns the options of the Payload configuration for this installation. */
export function payloadOptionsOf(configuration: Configuration): PayloadConfigOptions {
  return {
    databaseUrl: configuration.databaseUrl,
    secret: configuration.payloadSecret,
    mediaFolder: join(configuration.dataFolder, 'media'),
    uploadsFolder: join(configuration.dataFolder, 'uploads'),
    fieldKeys: configuration.fieldKeys,
    siteOrigins: configuration.siteUrls,
    adminUrl: configuration.adminUrl,
    videoPictureOrigin: configuration.videoPictureOrigin,
    recaptcha: configuration.recaptcha,
    members: configuration.members,
    needsSecondFactor: configuration.needsSecondFactor,
    mailingService: configuration.mailingService,
  };
}

/** Options for commands that only read the configuration and open no database. */
export const placeholderOptions: PayloadConfigOptions = {
  databaseUrl: 'postgres://localhost/none',
  secret: 'a secret of no installation',
  mediaFolder: 'none',
  uploadsFolder: 'none',
  fieldKeys: [{ id: 'none', key: Buffer.alloc(32) }],
  siteOrigins: { nl: 'http://nl.localhost', en: 'http://en.localhost', de: 'http://de.localhost' },
  adminUrl: 'http://localhost',
  videoPictureOrigin: 'http://localhost',
};
