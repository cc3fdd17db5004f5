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
