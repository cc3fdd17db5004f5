import { APIError, type PayloadRequest } from 'payload';
import { type Label, labelFor } from '../../payload/label.ts';

/** An answer to an operation that would do harm, in the language of the admin's user. */
export function refusal(req: PayloadRequest, text: Label): APIError {
  return new APIError<null>(labelFor(req, text), 400, null, true);
}
