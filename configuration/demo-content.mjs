import { sourceOf } from './read-variables.mjs';

/** Variables that a trial does not set. */
const ownInstallation = /** @type {const} */ (['DATABASE_URL', 'SITE_URL_NL', 'SITE_URL_EN', 'SITE_URL_DE']);

/**
 * Returns whether the demo content is imported. It is on by default for a trial, and off if a database or an origin is configured.
 * @param {import('./read-variables.mjs').Environment} env
 * @param {boolean | undefined} configured
 */
export function isDemoOn(env, configured) {
  return configured ?? ownInstallation.every((name) => /** @type {any} */ (sourceOf(env, name)).origin === 'default');
}
