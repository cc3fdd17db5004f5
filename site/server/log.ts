import { logFields } from '@plantsoen/observability/request-context.ts';
import { destination, type Logger, pino, stdTimeFunctions } from 'pino';

export type Log = Logger;

/**
 * Returns a log that writes one JSON object per line to standard output, buffered and flushed five times a second. Lines of a request
 * have its ID and that of its trace.
 */
export function createLog(level: string): { log: Log; flush(): void } {
  const output = destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 200 });
  const log = pino(
    {
      level,
      base: { process: 'site' },
      mixin: logFields,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    output,
  );
  return { log, flush: () => output.flushSync() };
}
