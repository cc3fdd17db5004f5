import { headers } from 'next/headers.js';
import { getLocalI18n, getPayload, getRequestLanguage, parseCookies } from 'payload';
import { type AdminUser, isEditor } from '../src/platform/access/roles.ts';
import { type PlannedPublication, scheduleProblem } from '../src/platform/publication/schedule-problems.ts';
import { cancelScheduled } from '../src/platform/publication/scheduled-publications.ts';
import { userOf } from './from-editor.ts';
import config from './payload.config.ts';

/** Payload's server functions that this admin calls. Payload looks up any name without checking that it is an own property. */
export const allowedFunctions: ReadonlySet<string> = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'table-state',
]);

/** Server functions that only editors call. Payload lets everybody who may publish an entry schedule it in every language. */
const forEditorsOnly: ReadonlySet<string> = new Set(['get-upcoming-scheduled-publish', 'schedule-publish']);

/** Returns the user of the admin who calls an allowed server function, and throws otherwise (API-08, EDT-10). Guests may call none. */
export async function refuseServerFunction(name: unknown): Promise<AdminUser> {
  if (typeof name !== 'string' || !allowedFunctions.has(name)) throw new Error('Unknown server function');
  const user = await userOf(await headers());
  if (!user) throw new Error('A server function requires a log-in');
  if (forEditorsOnly.has(name) && !isEditor(user)) throw new Error('Only editors schedule publications');
  return user;
}

/** Cancels a planned publication. */
export async function cancelPublication(id: unknown): Promise<void> {
  await cancelScheduled(await getPayload({ config }), Number(id));
}

/** Returns why a publication cannot be planned, in the language of the admin; undefined if it can be. */
export async function planningProblem(user: AdminUser, planned: PlannedPublication): Promise<string | undefined> {
  const payload = await getPayload({ config });
  const sent = await headers();
  const language = getRequestLanguage({ config: payload.config, cookies: parseCookies(sent), headers: sent });
  return scheduleProblem({ payload, user, i18n: await getLocalI18n({ config: payload.config, language }) }, planned);
}
