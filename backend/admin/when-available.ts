/** Error for an unreachable database during authentication: an editor would otherwise seem logged out. */
export class DatabaseUnavailable extends Error {}

const retryAfterSeconds = '10';

/** Answers a request, with 503 while the database is unreachable, because the session of an editor has not ended then. */
export async function whenAvailable(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const errors = [{ message: 'The database cannot be reached at the moment. Try again in a minute.' }];
    return Response.json({ errors }, { status: 503, headers: { 'Retry-After': retryAfterSeconds } });
  }
}
