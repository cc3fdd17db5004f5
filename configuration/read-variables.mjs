import { readFileSync } from 'node:fs';
import { allVariables, variables } from './variables.mjs';
import { withoutSecrets } from './without-secrets.mjs';

/**
 * @typedef {Readonly<Record<string, string | undefined>>} Environment
 * @typedef {import('./variables.mjs').Program} Program
 * @typedef {import('./variables.mjs').Variable} Variable
 * @typedef {import('./variables.mjs').VariableName} VariableName
 * @typedef {typeof variables} Variables
 */

/**
 * Value of a variable: without a default it may be undefined.
 * @template V
 * @typedef {V extends { kind: import('./kinds.mjs').Kind<infer T> } ? V extends { default: string } ? T : T | undefined : never} ValueOf
 */

/**
 * Values of the variables that one of the programs reads.
 * @template {Program} P
 * @typedef {{ [N in VariableName as P & Variables[N]['programs'][number] extends never ? never : N]: ValueOf<Variables[N]> }} Values
 */

/**
 * Text of a variable and its origin, or the reason why it cannot be read.
 * @typedef {{ text: string | undefined, origin: 'default' | 'environment' | 'file' } | { problem: string }} Source
 */

/**
 * Reads and validates the variables of the programs. Returns their values, or one line for each problem.
 * @template {Program} P
 * @param {Environment} env
 * @param {readonly P[]} programs
 * @returns {{ values: Values<P> } | { problems: string[] }}
 */
export function readVariables(env, programs) {
  /** @type {string[]} */
  const problems = [];
  const values = allVariables
    .filter(([, variable]) => variable.programs.some((program) => programs.some((item) => item === program)))
    .map(([name, { kind }]) => {
      const source = sourceOf(env, name);
      if ('problem' in source) {
        problems.push(source.problem);
        return [name, undefined];
      }
      const value = source.text === undefined ? undefined : kind.parse(source.text);
      // A default breaks its rule only if it contains another variable, which is reported itself.
      if (source.text !== undefined && value === undefined && source.origin !== 'default')
        problems.push(brokenRule(name, source.text));
      return [name, value];
    });
  return problems.length > 0 ? { problems } : { values: Object.fromEntries(values) };
}

/**
 * Returns the text of a variable: from the environment, from the file that NAME_FILE names, or its default.
 * @param {Environment} env
 * @param {VariableName} name
 * @returns {Source}
 */
export function sourceOf(env, name) {
  /** @type {Variable} */
  const { kind, default: fallback } = variables[name];
  const text = textOf(env, name, kind.allowsEmpty);
  const file = kind.secret && textOf(env, `${name}_FILE`);
  if (file && text !== undefined) return { problem: `${name} and ${name}_FILE are both set: remove one of them` };
  if (file) return textOfFile(`${name}_FILE`, file);
  if (text !== undefined) return { text, origin: 'environment' };
  return { text: fallback?.replaceAll(/\$([A-Z0-9_]+)/g, (_, other) => referenced(env, other)), origin: 'default' };
}

/** @type {(env: Environment, name: VariableName) => string} */
function referenced(env, name) {
  const source = sourceOf(env, name);
  return 'text' in source ? (source.text ?? '') : '';
}

/**
 * Returns the trimmed text of a variable in the environment. An empty one counts as not set, unless it is allowed.
 * @param {Environment} env
 * @param {string} name
 * @param {boolean} [allowsEmpty]
 */
function textOf(env, name, allowsEmpty = false) {
  const text = env[name]?.trim();
  return text === '' && !allowsEmpty ? undefined : text;
}

/** @type {(name: string, file: string) => Source} */
function textOfFile(name, file) {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return text === '' ? { problem: `${name}: the file ${file} is empty` } : { text, origin: 'file' };
  } catch (error) {
    return { problem: `${name}: the file ${file} cannot be read (${/** @type {Error} */ (error).message})` };
  }
}

/** @type {(name: VariableName, text: string) => string} */
function brokenRule(name, text) {
  const { rule, secret } = /** @type {Variable} */ (variables[name]).kind;
  return `${name} must be ${rule}${secret ? '' : `, not '${withoutSecrets(text)}'`}`;
}
