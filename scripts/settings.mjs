// Validates the variables of docs/configuration.md before an install or a start. Plain JavaScript, because it runs on Node 20.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
// The package has no name yet before the install.
import { isDemoOn } from '../configuration/demo-content.mjs';
import { readVariables } from '../configuration/read-variables.mjs';
import { failWith } from './node-runtime.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

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
 * @property {number} logDays
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
 * Returns the settings of this process with its environment. Ends the command if a variable is invalid.
 * @returns {{ env: NodeJS.ProcessEnv, settings: Settings }}
 */
export function requireSettings() {
  const env = withEnvFile(process.env);
  const read = readSettings(env);
  if ('problems' in read) failWith(...read.problems);
  return { env, settings: read.settings };
}

/**
 * Reads the settings of the start, and validates the variables of all programs: one line for each problem.
 * @param {Environment} env
 * @returns {{ settings: Settings } | { problems: string[] }}
 */
export function readSettings(env) {
  const read = readVariables(env, ['site', 'api', 'admin', 'command']);
  if ('problems' in read) return read;
  const { values } = read;
  const ports = { site: values.SITE_PORT, api: values.API_PORT, admin: values.ADMIN_PORT };
  if (new Set(Object.values(ports)).size < 3)
    return { problems: ['SITE_PORT, API_PORT and ADMIN_PORT must differ from each other'] };
  return {
    settings: {
      databaseUrl: values.DATABASE_URL,
      dataFolder: resolve(root, values.DATA_FOLDER),
      ports,
      adminUrl: values.ADMIN_URL,
      siteUrls: [values.SITE_URL_NL, values.SITE_URL_EN, values.SITE_URL_DE],
      demoContent: isDemoOn(env, values.DEMO_CONTENT),
      logDays: values.LOG_DAYS,
      serviceToken: values.SERVICE_TOKEN?.join(','),
      payloadSecret: values.PAYLOAD_SECRET?.join(','),
    },
  };
}
