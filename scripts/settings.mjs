// Validates the variables of docs/configuration.md before an install or a start. Plain JavaScript, because it runs on Node 20.
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const locales = ['NL', 'EN', 'DE'];

/**
 * @typedef {Record<string, string | undefined>} Environment
 * @typedef {{ site: number, api: number, admin: number }} Ports
 * @typedef {object} Settings
 * @property {string | undefined} databaseUrl undefined: the embedded database
 * @property {string} dataFolder
 * @property {Ports} ports
 * @property {string} adminUrl
 * @property {string[]} siteUrls in the order nl, en, de.
 * @property {boolean} demoContent
 * @property {string | undefined} serviceToken
 * @property {string | undefined} payloadSecret
 */

/**
 * Returns the environment with the additional variables of the file `.env` in the project's root.
 * @param {Environment} env
 * @returns {Environment}
 */
export function withEnvFile(env) {
  const file = join(root, '.env');
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...env } : env;
}

/**
 * Reads and validates the settings. `problems` has one line for each invalid variable.
 * @param {Environment} env
 * @returns {{ settings: Settings, problems: string[] }}
 */
export function readSettings(env) {
  /** @type {string[]} */
  const problems = [];
  const text = (/** @type {string} */ name) => env[name]?.trim() || undefined;
  /** @type {(name: string, isRight: (value: string) => boolean, rule: string) => string | undefined} */
  const checked = (name, isRight, rule) => {
    const value = text(name);
    if (value !== undefined && !isRight(value)) problems.push(`${name} must be ${rule}, not '${value}'`);
    return value;
  };
  /** @type {(name: string, fallback: number) => number} */
  const port = (name, fallback) => Number(checked(name, isPort, 'a port number from 1 to 65535') ?? fallback);
  /** @type {(name: string) => string | undefined} */
  const origin = (name) => checked(name, isOrigin, 'an origin such as https://www.example.com, without a path');

  const ports = { site: port('SITE_PORT', 3000), api: port('API_PORT', 3001), admin: port('ADMIN_PORT', 3002) };
  if (new Set(Object.values(ports)).size < 3) problems.push('SITE_PORT, API_PORT and ADMIN_PORT must differ from each other');
  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    problems.push('DATABASE_URL must begin with postgres:// or postgresql://');
  const given = locales.map((locale) => origin(`SITE_URL_${locale}`));
  const demo = checked('DEMO_CONTENT', (value) => value === 'on' || value === 'off', 'on or off');
  for (const name of ['HOST', 'API_HOST'])
    checked(name, (value) => isIP(value) !== 0, 'the IP address of an interface, such as 127.0.0.1, or :: for all');
  origin('API_URL');
  const adminUrl = origin('ADMIN_URL') ?? `http://localhost:${ports.admin}`;
  checked('SITE_HOSTS', (value) => list(value).every(isHostName), 'host names without scheme and port, separated by commas');
  checked(
    'TRUSTED_PROXIES',
    (value) => list(value).every(isAddressRange),
    'IP addresses or ranges such as 10.0.0.0/8, separated by commas',
  );
  checked('LOG_LEVEL', (value) => logLevels.includes(value), `one of ${logLevels.join(', ')}`);
  checked('ADMIN_EMAIL', (value) => /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/i.test(value), 'an email address');
  for (const name of ['SERVICE_TOKEN', 'PAYLOAD_SECRET'])
    if ((text(name)?.length ?? 32) < 32) problems.push(`${name} must have at least 32 characters`);

  return {
    problems,
    settings: {
      databaseUrl,
      dataFolder: resolve(root, text('DATA_FOLDER') ?? '.plantsoen'),
      ports,
      adminUrl,
      siteUrls: given.map((url, index) => url ?? `http://${locales[index]?.toLowerCase()}.localhost:${ports.site}`),
      demoContent: demo === undefined ? !databaseUrl && given.every((url) => url === undefined) : demo === 'on',
      serviceToken: text('SERVICE_TOKEN'),
      payloadSecret: text('PAYLOAD_SECRET'),
    },
  };
}

/** @param {string} value */
const list = (value) => value.split(',').map((item) => item.trim());

/** @param {string} value */
const isPort = (value) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535;

/** @param {string} value */
function isOrigin(value) {
  try {
    const url = new URL(value);
    return /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, '');
  } catch {
    return false;
  }
}

/** @param {string} value */
const isHostName = (value) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value);

/** @param {string} value */
function isAddressRange(value) {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  return (
    version !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
}
