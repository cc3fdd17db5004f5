const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What is known of a try that failed. */
export type FailedTry = {
  /** Tries before this one. */
  attempts: number;
  /** Since the mail was written. */
  ageMs: number;
  /** Whether the server has refused this mail itself, for good. */
  isRefused: boolean;
};

/**
 * How long a mail waits for its next try: a minute, then twice as long each time, up to four hours, and up to the fourth day. What the server
 * refuses for good is tried a few times more, for the fault may lie in a setting. Undefined when it is given up.
 */
export function nextTry({ attempts, ageMs, isRefused }: FailedTry): number | undefined {
  const pause = Math.min((isRefused ? hour : minute) * 2 ** attempts, 4 * hour);
  return ageMs + pause > (isRefused ? day : 4 * day) ? undefined : pause;
}

/** Whether an error of the transport says that the server wants this mail never (and not that it could not be asked). */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500;
}
