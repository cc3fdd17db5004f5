/** Failure to load data, the common form of errors on the site (ERR-04). */
export class DataError extends Error {
  readonly statusCode: number;
  /** Code of the backend, for instance BAD_USER_INPUT. */
  readonly code: string | undefined;

  constructor(message: string, statusCode = 500, code?: string) {
    super(message);
    this.name = 'DataError';
    this.statusCode = statusCode;
    this.code = code;
  }
}

const refusals = ['Invalid Authorization Header', 'Invalid Refresh Token'];

/** Matches the Dutch message of a failed query, which content backends phrase in several ways. */
const dutchFailure = /\b(?:fout|mis(?:gegaan|gelopen)?)\b.*\bverwerk\w*\b.*\bquery\b/i;

/** Whether a message says that the API refuses a member's token, because it is expired, revoked or forged (ACC-13). */
export function saysRefusedToken(message: string): boolean {
  return refusals.includes(message) || dutchFailure.test(message);
}

/** Whether a thrown value says that the API refused a member's token. */
export function isRefusedToken(thrown: unknown): boolean {
  return thrown instanceof DataError && saysRefusedToken(thrown.message);
}

export type NormalisedError = { message: string; statusCode: number };

/** Converts a thrown value to a message and a status code, by default 500 (ERR-04). */
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
