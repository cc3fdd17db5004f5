export const dynamic = 'force-dynamic';

/** Answers that the process is alive. */
export function GET(): Response {
  return Response.json({ status: 'live' });
}
