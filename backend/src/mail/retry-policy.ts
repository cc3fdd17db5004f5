const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A failed attempt to send an email. */
export type FailedAttempt = {
  /** Number of attempts before this one. */
  attempts: number;
  /** Milliseconds since the email was queued. */
  ageMs: number;
  /** Whether the server has refused this email permanently. */
  isRefused: boolean;
};

/**
 * Returns the milliseconds until the next attempt: a minute, doubled each time up to four hours, for four days. A refused email
 * is retried a few times within a day, because a setting may be the cause. Returns undefined if the email is given up.
 */
export function nextRetry({ attempts, ageMs, isRefused }: FailedAttempt): number | undefined {
  const pause = Math.min((isRefused ? hour : minute) * 2 ** attempts, 4 * hour);
  return ageMs + pause > (isRefused ? day : 4 * day) ? undefined : pause;
}

/** Whether an error means that the server has permanently refused this email, as opposed to an outage. */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500;
}
