import { APIError, type PayloadRequest } from 'payload';
import { type Label, labelFor } from '../../payload/label.ts';

/** Returns the error for a refused operation, in the language of the admin's user. */
export function refusal(req: PayloadRequest, text: Label): APIError {
  return new APIError<null>(labelFor(req, text), 400, null, true);
}
