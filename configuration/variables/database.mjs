import * as is from '../kinds.mjs';

/** Database, secrets and content of the first start. */
export const database = /** @type {const} */ ({
  DATABASE_URL: {
    kind: is.postgresUrl(),
    absent: 'embedded database',
    example: 'postgres://user:password@localhost:5432/plantsoen',
    programs: ['api', 'admin', 'command'],
    description: 'PostgreSQL 15 or newer; without it `npm start` runs an embedded one in the data folder',
  },
  DATABASE_READ_URL: {
    kind: is.postgresUrl(),
    absent: 'no replica',
    programs: ['api', 'command'],
    description: 'replica of the database for reads of guests; a standby, or a balancer that connects to several',
  },
  MIGRATION_DATABASE_URL: {
    kind: is.postgresUrl(),
    absent: '`DATABASE_URL`',
    programs: ['api', 'admin', 'command'],
    description:
      'database as its owner, for migrations and restores only; the role of `DATABASE_URL` then may only read and write rows',
  },
  SERVICE_TOKEN: {
    kind: is.secretList(32),
    absent: 'generated; required with a bucket',
    programs: ['site', 'api', 'admin', 'command'],
    description:
      'token by which the API recognises the site, at least 32 characters; of several, separated by commas, the site sends the first and the API accepts all',
  },
  PAYLOAD_SECRET: {
    kind: is.secretList(32),
    absent: 'generated; required with a bucket',
    programs: ['api', 'admin', 'command'],
    description:
      'signs sessions, links and tokens; at least 32 characters, the same for API and admin; previous ones, after commas, still end subscriptions by links of sent emails',
  },
  FIELD_KEYS: {
    kind: is.secret(is.text()),
    absent: 'generated; required with a bucket',
    example: 'k2:…,k1:…',
    programs: ['api', 'admin', 'command'],
    description: 'keys of encrypted form fields, as `id:base64,…`, 32 bytes each; the first key encrypts, all keys decrypt',
  },
  DEMO_CONTENT: {
    kind: is.onOrOff(),
    absent: 'on; off as soon as `DATABASE_URL` or a `SITE_URL_*` is set, except with Compose',
    example: 'on',
    programs: ['api', 'admin', 'command'],
    description: 'whether the seed imports the demo company',
  },
  ADMIN_EMAIL: {
    kind: is.email(),
    absent: '`admin@plantsoen.example` with the demo content, otherwise none',
    programs: ['api', 'admin', 'command'],
    description: 'email address of the first administrator, created if there is no user yet; the password is printed once',
  },
});
