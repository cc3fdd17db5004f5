import type { PayloadConfigOptions } from './payload-config.ts';

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
