import * as is from '../kinds.mjs';

const ofBackend = /** @type {const} */ (['api', 'admin', 'command']);
const sender = /^(?:[^<>@"\p{Cc}]{1,80} <[^@<>\s,;]+@[^@<>\s,;]+>|[^@<>\s,;]+@[^@<>\s,;]+)$/u;

/** Services of other parties. */
export const services = /** @type {const} */ ({
  SMTP_URL: {
    kind: is.smtpUrl(),
    absent: 'none: emails are written as files to `$DATA_FOLDER/mails`',
    example: 'smtp://user:password@mail.example.com:587',
    programs: ofBackend,
    description: 'mail server, `smtp://` (STARTTLS, port 587) or `smtps://` (port 465)',
  },
  MAIL_FROM: {
    kind: is.pattern(sender, 'an email address, or a name and an address: Name <name@example.com>'),
    absent: 'none; required with `SMTP_URL`',
    example: 'Example <info@example.com>',
    programs: ofBackend,
    description: "sender of emails, `Name <address>` or only the address; without a name, the company's name is used",
  },
  RECAPTCHA_SITE_KEY: {
    kind: is.text(),
    absent: 'none: proof of work, without a third party',
    programs: ['site', ...ofBackend],
    description: 'key of reCAPTCHA v3, which replaces the built-in captcha; the site allows its script if this key is set',
  },
  RECAPTCHA_SECRET: {
    kind: is.secret(is.text()),
    absent: 'none; required with `RECAPTCHA_SITE_KEY`',
    programs: ofBackend,
    description: 'secret of reCAPTCHA',
  },
  RECAPTCHA_URL: {
    kind: is.origin(),
    default: 'https://www.google.com',
    programs: ofBackend,
    description: 'host of reCAPTCHA; another origin is for tests, or for countries that cannot reach this one',
  },
  VIDEO_PICTURE_URL: {
    kind: is.origin(),
    default: 'https://i.ytimg.com',
    programs: ofBackend,
    description: 'host of the preview pictures of videos; only tests set it',
  },
  METADATA_TOKEN: {
    kind: is.secretList(),
    absent: 'none',
    programs: ['site', ...ofBackend],
    description:
      "bearer token of the site's request for page metadata only; of several, separated by commas, the site sends the first and " +
      'the API accepts all; it answers 403 to another one',
  },
  MAP_TILES: {
    kind: is.pattern(
      /^https:\/\/[a-z0-9.-]+(?::\d+)?\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/,
      'an address such as https://tiles.example.com/{z}/{x}/{y}.png',
    ),
    absent: "none: the site's own drawing",
    example: 'https://tiles.example.com/{z}/{x}/{y}.png',
    programs: ['site'],
    description: 'URL template of raster tiles for maps',
  },
  MAP_ATTRIBUTION: {
    kind: is.text(),
    absent: 'none',
    programs: ['site'],
    description: 'attribution of the raster tiles',
  },
  TAG_MANAGER_ID: {
    kind: is.pattern(/^GTM-[A-Z0-9]{1,20}$/, 'a container ID such as GTM-ABC1234'),
    absent: 'none',
    example: 'GTM-ABC1234',
    programs: ['site'],
    description: 'container of the tag manager, loaded only after consent to statistics',
  },
  MAILING_SERVICE_URL: {
    kind: is.webAddress(),
    absent: 'none: subscribers are stored in the database, with double opt-in by email',
    example: 'https://automation.example.com',
    programs: ofBackend,
    description: 'marketing automation service that receives newsletter sign-ups; set it with its key and lists',
  },
  MAILING_SERVICE_KEY: {
    kind: is.secret(is.header()),
    absent: 'none',
    programs: ofBackend,
    description: 'value of its `authorization` header',
  },
  MAILING_LIST_NL: {
    kind: is.header(),
    absent: 'none',
    programs: ofBackend,
    description: 'workflow ID of Dutch subscribers at that service',
  },
  MAILING_LIST_EN: {
    kind: is.header(),
    absent: '`MAILING_LIST_NL`',
    programs: ofBackend,
    description: 'workflow ID of English subscribers',
  },
  MAILING_LIST_DE: {
    kind: is.header(),
    absent: 'none',
    programs: ofBackend,
    description: 'workflow ID of German subscribers',
  },
  SEARCH_SERVICE_ID: {
    kind: is.pattern(/^[a-z0-9]{1,40}$/i, 'letters and digits, such as APP1ABC2DE'),
    absent: 'none: the search uses PostgreSQL',
    programs: ofBackend,
    description: 'application ID of the hosted search (Algolia)',
  },
  SEARCH_SERVICE_KEY: {
    kind: is.secret(is.header()),
    absent: 'none',
    programs: ofBackend,
    description: 'key that may search, add and delete objects, delete indexes and edit settings; it never leaves the server',
  },
  SEARCH_SERVICE_URL: {
    kind: is.origin(),
    absent: 'the hosts in its documentation',
    programs: ofBackend,
    description: 'the only host of the hosted search, instead of the default ones',
  },
  SEARCH_SERVICE_INDEX: {
    kind: is.pattern(/^[\w-]{1,60}$/, 'at most 60 letters, digits, hyphens and underscores'),
    default: 'plantsoen',
    programs: ofBackend,
    description: 'prefix of its index names, one index per language',
  },
  SEARCH_LISTS: {
    kind: is.oneOf(['memory', 'hosted']),
    default: 'memory',
    programs: ofBackend,
    description:
      'where product lists are computed: in the memory of each API, or at the hosted search, for far more than 100,000 products; ' +
      'after a change, run `plantsoen search rebuild`',
  },
  CDN: {
    kind: is.oneOf(['off', 'fastly', 'cloudflare', 'http']),
    default: 'off',
    programs: ['site'],
    description:
      'shared cache in front of the sites, which stores pages until the site purges them; `http` is any cache with tags',
  },
  CDN_SERVICE_ID: {
    kind: is.pattern(/^[\w-]{1,64}$/, 'letters and digits, such as SU1Z0isxPaozGVKXdv0eY'),
    absent: 'none; required with Fastly and Cloudflare',
    programs: ['site'],
    description: 'ID of the service (Fastly) or zone (Cloudflare)',
  },
  CDN_TOKEN: {
    kind: is.secret(is.header()),
    absent: 'none; required with Fastly and Cloudflare',
    programs: ['site'],
    description: 'API token that may purge; with `http` the bearer token of purges',
  },
  CDN_PURGE_URL: {
    kind: is.webAddresses(),
    absent: 'the API of the CDN; required with `http`',
    example: 'http://10.0.0.5:6081/,http://10.0.0.6:6081/',
    programs: ['site'],
    description: 'address that receives purges; of several caches, separated by commas, each receives all of them',
  },
  CDN_PURGE_METHOD: {
    kind: is.oneOf(['PURGE', 'POST']),
    default: 'PURGE',
    programs: ['site'],
    description: 'HTTP method of purges with `http`; the tags are in the header `Surrogate-Key`, with POST also in a JSON body',
  },
});
