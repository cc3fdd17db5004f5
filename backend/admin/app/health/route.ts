export const dynamic = 'force-dynamic';

/** The process is alive. */
export function GET(): Response {
  return Response.json({ status: 'live' });
}
