import { headers } from 'next/headers.js';
import { isFromEditor } from './from-editor.ts';

/** Payload's server functions that this admin calls. Payload looks up any name without checking that it is an own property. */
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

/** Throws unless an editor calls an allowed server function (API-08). Guests may call none. */
export async function refuseServerFunction(name: unknown): Promise<void> {
  if (typeof name !== 'string' || !allowed.has(name)) throw new Error('Unknown server function');
  if (!(await isFromEditor(await headers()))) throw new Error('A server function requires a log-in');
}
