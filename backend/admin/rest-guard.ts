import { isFromEditor } from './from-editor.ts';
import { withCookieForBrowsers } from './session-cookie.ts';
import { whenAvailable } from './unavailable.ts';

type BulkAnswer = { message?: unknown; errors?: unknown };

/** Payload's message for errors that it hides. */
const hidden = 'Something went wrong.';

/** Adds the reasons to the message of a failed bulk edit. Payload's form shows only the message, which counts the failed documents. */
export async function withBulkEditReasons({ method }: Request, answer: Response): Promise<Response> {
  if (method !== 'PATCH' || answer.status !== 400) return answer;
  const body = (await answer
    .clone()
    .json()
    .catch(() => undefined)) as BulkAnswer | undefined;
  if (typeof body?.message !== 'string' || !Array.isArray(body.errors)) return answer;
  const reasons = new Set(body.errors.map(({ message }: { message: string }) => message).filter((reason) => reason !== hidden));
  const { status, headers } = answer;
  return Response.json({ ...body, message: [body.message, ...reasons].join(' ') }, { status, headers });
}

type RestHandler = (request: Request, args: { params: Promise<{ slug?: string[] }> }) => Promise<Response>;

/** Endpoints that a guest needs to log in (SEC). */
const openToGuests: ReadonlySet<string> = new Set([
  'POST users/login',
  'POST users/logout',
  'POST users/forgot-password',
  'POST users/reset-password',
  'POST users/accept-invitation',
  'GET users/me',
]);

/** Endpoints that are closed to everyone: the seed creates the first administrator. */
const closed: ReadonlySet<string> = new Set(['POST users/first-register']);

function refusal(status: 400 | 401 | 403, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status });
}

/** Whether a filter is valid: it consists of parameters, `where[title][like]=`, or one JSON value. */
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

/** Returns a handler of Payload's REST API for the users of the admin: guests and members can only log in. */
export function forEditors(handler: RestHandler): RestHandler {
  const answer: RestHandler = async (request, args) => {
    const { slug = [] } = await args.params;
    const requested = `${request.method} ${slug.join('/')}`;
    if (closed.has(requested)) return refusal(403, 'The set-up program creates the first administrator.');
    if (!openToGuests.has(requested) && !(await isFromEditor(request.headers))) return refusal(401, 'Log in first.');
    if (!hasReadableFilter(request.url)) return refusal(400, 'The filter cannot be read.');
    return withCookieForBrowsers(await withBulkEditReasons(request, await handler(request, args)));
  };
  return (request, args) => whenAvailable(() => answer(request, args));
}
