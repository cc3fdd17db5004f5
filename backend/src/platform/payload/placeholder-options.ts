import type { PayloadConfigOptions } from '../../payload-config.ts';

/** Options for commands that look at the configuration alone and open no database. */
export const placeholderOptions: PayloadConfigOptions = {
  databaseUrl: 'postgres://localhost/none',
  secret: 'none',
  mediaFolder: 'none',
  siteOrigins: { nl: 'http://nl.localhost', en: 'http://en.localhost', de: 'http://de.localhost' },
  adminUrl: 'http://localhost',
};
