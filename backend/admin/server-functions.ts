import { headers } from 'next/headers.js';
import { isEditor } from '../src/platform/access/roles.ts';
import { userOf } from './from-editor.ts';

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

/** Throws unless a user of the admin calls an allowed server function (API-08, EDT-10). Guests may call none. */
export async function refuseServerFunction(name: unknown): Promise<void> {
  if (typeof name !== 'string' || !allowedFunctions.has(name)) throw new Error('Unknown server function');
  const user = await userOf(await headers());
  if (!user) throw new Error('A server function requires a log-in');
  if (forEditorsOnly.has(name) && !isEditor(user)) throw new Error('Only editors schedule publications');
}
