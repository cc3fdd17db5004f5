import { headers } from 'next/headers.js';
import { isFromEditor } from './from-editor.ts';

/** Payload's server functions that this admin calls. Payload itself looks a name up without asking whether it is one of its own. */
const allowed: ReadonlySet<string> = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'table-state',
]);

/** Throws unless an editor calls one of the allowed server functions (API-08). Guests have none to call. */
export async function refuseServerFunction(name: unknown): Promise<void> {
  if (typeof name !== 'string' || !allowed.has(name)) throw new Error('Unknown server function');
  if (!(await isFromEditor(await headers()))) throw new Error('A server function needs a log-in');
}
