import { logFields } from '@plantsoen/observability/request-context.ts';
import { destination, type Logger, pino, stdTimeFunctions } from 'pino';

export type Log = Logger;

/**
 * Returns a log that writes one JSON object per line to standard output, buffered and flushed five times a second. Lines of a request
 * have its ID and that of its trace. `end` resolves when the buffered lines are written, or cannot be written any more.
 */
export function createLog(level: string): { log: Log; end(): Promise<void> } {
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
  let isBroken = false;
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    isBroken = true;
  });
  return {
    log,
    // Without a reader of the output, `flushSync` would retry forever.
    end: () =>
      new Promise((resolve) => {
        if (isBroken) return resolve();
        output.once('close', () => resolve()).once('error', () => resolve());
        output.end();
      }),
  };
}
