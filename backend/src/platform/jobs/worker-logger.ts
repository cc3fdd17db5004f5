import { Logger } from 'graphile-worker';
import type { Log } from '../log.ts';

/**
 * Returns a logger for the job library. Failed jobs are left out: the handler's wrapper logs them, without messages that may contain
 * personal data.
 */
export function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta && 'failure' in meta) return;
    if (level === 'error' || level === 'warning') log.warn({ err: meta?.error }, message);
    else log.debug(message);
  });
}
