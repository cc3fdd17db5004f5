import { sourceOf } from './read-variables.mjs';
import { allVariables } from './variables.mjs';
import { withoutSecrets } from './without-secrets.mjs';

/**
 * A variable with its effective value. Secrets are masked; a value that cannot be read is empty.
 * @typedef {{ name: string, value: string, origin: 'default' | 'environment' | 'file' }} DescribedVariable
 */

/**
 * Returns every variable with its effective value and origin.
 * @param {import('./read-variables.mjs').Environment} env
 * @returns {DescribedVariable[]}
 */
export function describeConfiguration(env) {
  return allVariables.map(([name, { kind, absent = '' }]) => {
    const source = sourceOf(env, name);
    if ('problem' in source) return { name, value: '', origin: 'file' };
    const { text, origin } = source;
    return { name, value: text ? masked(text, kind.secret) : absent, origin };
  });
}

/** @type {(text: string, secret: import('./kinds.mjs').Kind<unknown>['secret']) => string} */
const masked = (text, secret) => (secret === 'value' ? '…' : withoutSecrets(text, secret === 'password'));
