/** A failure to get data, in the one form that errors have on the site (ERR-04). */
export class DataError extends Error {
  readonly statusCode: number;
  /** The code that the backend gave, for instance BAD_USER_INPUT. */
  readonly code: string | undefined;

  constructor(message: string, statusCode = 500, code?: string) {
    super(message);
    this.name = 'DataError';
    this.statusCode = statusCode;
    this.code = code;
  }
}

const refusals = ['Invalid Authorization Header', 'Invalid Refresh Token'];

/** The Dutch message that processing a query went wrong; content backends phrase it in several ways. */
const dutchFailure = /\b(?:fout|mis(?:gegaan|gelopen)?)\b.*\bverwerk\w*\b.*\bquery\b/i;

/** Whether this is the message by which the API refuses the token of a member: it is past, revoked or forged (ACC-13). */
export function saysRefusedToken(message: string): boolean {
  return refusals.includes(message) || dutchFailure.test(message);
}

/** Whether what was thrown says that the API refused the token of a member. */
export function isRefusedToken(thrown: unknown): boolean {
  return thrown instanceof DataError && saysRefusedToken(thrown.message);
}

export type NormalisedError = { message: string; statusCode: number };

/** Any thrown value as message and status code; 500 where it carries none (ERR-04). */
export function normalisedError(thrown: unknown): NormalisedError {
  const { message, statusCode } = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as Record<string, unknown>;
  return {
    message: typeof message === 'string' && message !== '' ? message : String(thrown),
    statusCode: isErrorStatus(statusCode) ? statusCode : 500,
  };
}

function isErrorStatus(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 400 && Number(value) <= 599;
}
