import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.mjs';

function settingsOf(env: Record<string, string>) {
  const read = readSettings(env);
  if ('problems' in read) throw new Error(read.problems.join());
  return read.settings;
}

describe('settings', () => {
  it('every setting has a default', () => {
    expect(settingsOf({})).toMatchObject({
      databaseUrl: undefined,
      dataFolder: expect.stringMatching(/[\\/]\.plantsoen$/),
      ports: { site: 3000, api: 3001, admin: 3002 },
      adminUrl: 'http://localhost:3002',
      siteUrls: ['http://nl.localhost:3000', 'http://en.localhost:3000', 'http://de.localhost:3000'],
    });
  });

  it('the demo content is on for a trial, off for an installation, and follows its variable', () => {
    expect(settingsOf({}).demoContent).toBe(true);
    expect(settingsOf({ DATABASE_URL: 'postgres://db/plantsoen' }).demoContent).toBe(false);
    expect(settingsOf({ SITE_URL_DE: 'https://www.example.de' }).demoContent).toBe(false);
    expect(settingsOf({ SITE_URL_DE: 'https://www.example.de', DEMO_CONTENT: 'on' }).demoContent).toBe(true);
    expect(settingsOf({ DEMO_CONTENT: 'off' }).demoContent).toBe(false);
  });

  it('an empty variable counts as not set', () => {
    expect(settingsOf({ SITE_PORT: '', SERVICE_TOKEN: ' ', DEMO_CONTENT: '' })).toEqual(settingsOf({}));
  });
});

describe('an invalid variable gives one line', () => {
  it.each([
    [{ SITE_PORT: '80a' }, "SITE_PORT must be a port number from 1 to 65535, not '80a'"],
    [{ API_PORT: '3000' }, 'SITE_PORT, API_PORT and ADMIN_PORT must differ from each other'],
    [
      { DATABASE_URL: 'mysql://db' },
      'DATABASE_URL must be postgres://user:password@host:port/database, with special characters of the password percent-encoded',
    ],
    [
      { SITE_URL_NL: 'www.example.nl' },
      "SITE_URL_NL must be an origin such as https://www.example.com, without a path, not 'www.example.nl'",
    ],
    [
      { ADMIN_URL: 'https://example.nl/cms' },
      "ADMIN_URL must be an origin such as https://www.example.com, without a path, not 'https://example.nl/cms'",
    ],
    [
      { SITE_HOSTS: 'http://localhost' },
      "SITE_HOSTS must be host names without scheme and port, separated by commas, not 'http://localhost'",
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      "TRUSTED_PROXIES must be IP addresses or ranges such as 10.0.0.0/8, separated by commas, not '10.0.0.0/33'",
    ],
    [{ DEMO_CONTENT: 'yes' }, "DEMO_CONTENT must be on or off, not 'yes'"],
    [{ LOG_LEVEL: 'loud' }, "LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not 'loud'"],
    [{ ADMIN_EMAIL: 'admin@localhost' }, "ADMIN_EMAIL must be an email address, not 'admin@localhost'"],
    [{ SERVICE_TOKEN: 'short' }, 'SERVICE_TOKEN must be at least 32 characters long; several are separated by commas'],
  ])('%o', (env, line) => {
    expect(readSettings(env)).toEqual({ problems: [line] });
  });
});
