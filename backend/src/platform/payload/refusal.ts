import { APIError, type PayloadRequest } from 'payload';
import { type Label, labelFor } from './label.ts';

/** Returns the error for a refused operation, in the language of the admin's user. The admin also shows it at `field`. */
export function refusal(req: PayloadRequest, text: Label, field?: string): APIError {
  const message = labelFor(req, text);
  return new APIError(message, 400, field ? { errors: [{ message, path: field }] } : null, true);
}
