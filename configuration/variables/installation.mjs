import * as is from '../kinds.mjs';

/** Addresses, folders and logs of the programs. */
export const installation = /** @type {const} */ ({
  DATA_FOLDER: {
    kind: is.text(),
    default: '.plantsoen',
    programs: ['site', 'api', 'admin', 'command'],
    description: 'folder of everything that must survive and is not in the database',
  },
  SITE_PORT: {
    kind: is.port(),
    default: '3000',
    programs: ['site', 'api', 'admin', 'command'],
    description: 'port of the site',
  },
  API_PORT: { kind: is.port(), default: '3001', programs: ['site', 'api'], description: 'port of the API' },
  ADMIN_PORT: {
    kind: is.port(),
    default: '3002',
    programs: ['site', 'api', 'admin', 'command'],
    description: 'port of the admin',
  },
  HOST: {
    kind: is.ipAddress(),
    absent: 'all interfaces',
    example: '127.0.0.1',
    programs: ['site', 'admin'],
    description: 'IP address to listen on; 127.0.0.1 behind a proxy on the same machine',
  },
  ADMIN_HOST: {
    kind: is.ipAddress(),
    absent: '`HOST`',
    programs: ['admin'],
    description: 'IP address to listen on, if it differs from that of the site',
  },
  API_HOST: {
    kind: is.ipAddress(),
    default: '127.0.0.1',
    programs: ['api'],
    description: 'IP address to listen on; another one if the site runs on another machine',
  },
  API_URL: {
    kind: is.origin(),
    default: 'http://127.0.0.1:$API_PORT',
    programs: ['site'],
    description: 'address of the API for the site',
  },
  API_TLS_CERT_FILE: {
    kind: is.text(),
    absent: 'none: HTTP',
    programs: ['api', 'admin', 'command'],
    description: 'certificate chain (PEM) with which the API serves HTTPS; read again at SIGHUP',
  },
  API_TLS_KEY_FILE: {
    kind: is.text(),
    absent: 'none',
    programs: ['api', 'admin', 'command'],
    description: 'private key (PEM) of that certificate',
  },
  ADMIN_URL: {
    kind: is.origin(),
    default: 'http://localhost:$ADMIN_PORT',
    programs: ['site', 'api', 'admin', 'command'],
    description: 'address of the admin for editors, the only one that may show previews of the site in a frame',
  },
  SITE_URL_NL: {
    kind: is.origin(),
    default: 'http://nl.localhost:$SITE_PORT',
    programs: ['site', 'api', 'admin', 'command'],
    description: 'origin of the Dutch site; its host name is the domain of the locale',
  },
  SITE_URL_EN: {
    kind: is.origin(),
    default: 'http://en.localhost:$SITE_PORT',
    programs: ['site', 'api', 'admin', 'command'],
    description: 'origin of the English site',
  },
  SITE_URL_DE: {
    kind: is.origin(),
    default: 'http://de.localhost:$SITE_PORT',
    programs: ['site', 'api', 'admin', 'command'],
    description: 'origin of the German site',
  },
  SITE_HOSTS: {
    kind: is.hostNames(),
    default: 'localhost,127.0.0.1',
    programs: ['site'],
    description: 'further hosts that it serves, with language prefixes and noindex; empty in production with domains',
  },
  TRUSTED_PROXIES: {
    kind: is.addressRanges(),
    default: '',
    absent: 'none',
    example: '10.0.0.0/8',
    programs: ['site', 'api', 'admin', 'command'],
    description: 'reverse proxies whose X-Forwarded-For header is trusted by site and admin',
  },
  SITE_CACHE_FOLDER: {
    kind: is.text(),
    default: '$DATA_FOLDER/site-cache',
    programs: ['site'],
    description: 'folder of pages, pictures and files for outages of the API; sites of one machine may share it',
  },
  LOG_LEVEL: {
    kind: is.oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    default: 'info',
    programs: ['site', 'api', 'admin', 'command'],
    description: 'lowest level of log lines that are written',
  },
});
