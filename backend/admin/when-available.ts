/** Thrown when the database cannot be asked who somebody is: an editor would otherwise look logged out. */
export class DatabaseUnavailable extends Error {}

const retryAfterSeconds = '10';

/** Answers a request, with 503 while the database cannot be reached: the session of an editor is not over then. */
export async function whenAvailable(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const errors = [{ message: 'The database cannot be reached at the moment. Try again in a minute.' }];
    return Response.json({ errors }, { status: 503, headers: { 'Retry-After': retryAfterSeconds } });
  }
}
