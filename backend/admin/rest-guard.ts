import { isFromEditor } from './from-editor.ts';

type RestHandler = (request: Request, args: { params: Promise<{ slug?: string[] }> }) => Promise<Response>;

/** What somebody who is not logged in needs in order to log in, and nothing else (SEC). */
const openToGuests: ReadonlySet<string> = new Set([
  'POST users/login',
  'POST users/logout',
  'POST users/forgot-password',
  'POST users/reset-password',
  'GET users/me',
]);

/** Requests that no editor has a use for, with the reason that they are told. */
const closed: ReadonlyMap<string, string> = new Map([
  ['POST users/first-register', 'The set-up makes the first administrator.'],
  ['POST payload-locked-documents', 'Opening a document locks it, in the name of its editor.'],
]);

function refusal(status: 400 | 401 | 403, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status });
}

/** A filter comes as parameters, `where[title][like]=`, or whole as JSON. */
function hasReadableFilter(url: string): boolean {
  const where = new URL(url).searchParams.get('where');
  if (where === null) return true;
  try {
    JSON.parse(where);
    return true;
  } catch {
    return false;
  }
}

/** Payload's REST API for editors only: guests and members reach the log-in, and no question about the content. */
export function forEditors(handler: RestHandler): RestHandler {
  return async (request, args) => {
    const { slug = [] } = await args.params;
    const asked = `${request.method} ${slug.join('/')}`;
    const reason = closed.get(asked);
    if (reason !== undefined) return refusal(403, reason);
    if (!openToGuests.has(asked) && !(await isFromEditor(request.headers))) return refusal(401, 'Log in first.');
    if (!hasReadableFilter(request.url)) return refusal(400, 'The filter cannot be read.');
    return handler(request, args);
  };
}
