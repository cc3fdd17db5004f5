import { destination, type Logger, pino, stdTimeFunctions } from 'pino';

export type Log = Logger;

/** Returns a log that writes one JSON object per line to standard output, buffered and flushed five times a second. */
export function createLog(level: string): { log: Log; flush(): void } {
  const output = destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 200 });
  const log = pino(
    {
      level,
      base: { process: 'site' },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    output,
  );
  return { log, flush: () => output.flushSync() };
}
