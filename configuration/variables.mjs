import { database } from './variables/database.mjs';
import { features } from './variables/features.mjs';
import { installation } from './variables/installation.mjs';
import { limits } from './variables/limits.mjs';
import { monitoring } from './variables/monitoring.mjs';
import { services } from './variables/services.mjs';
import { storage } from './variables/storage.mjs';

/**
 * A program that reads variables; `command` stands for migrations, seed and other commands.
 * @typedef {'site' | 'api' | 'admin' | 'command'} Program
 *
 * @typedef {object} Variable
 * @property {import('./kinds.mjs').Kind<unknown>} kind
 * @property {string} [default] Text of the default. `$NAME` in it stands for another variable.
 * @property {string} [absent] Describes the effect if the variable is not set, where no text can.
 * @property {string} [example] Value in `.env.example`, if it is not the default.
 * @property {readonly Program[]} programs
 * @property {string} description
 *
 * @typedef {keyof typeof variables} VariableName
 */

/** Variables by group, in the order of docs/configuration.md. */
export const variableGroups = /** @type {const} */ ({
  Installation: installation,
  'Database and secrets': database,
  Storage: storage,
  Services: services,
  Functions: features,
  Limits: limits,
  Monitoring: monitoring,
});

/** All environment variables of the product. */
export const variables = { ...installation, ...database, ...storage, ...services, ...features, ...limits, ...monitoring };

/** @type {readonly [VariableName, Variable][]} */
export const allVariables = /** @type {any} */ (Object.entries(variables));
