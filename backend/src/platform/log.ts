import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Levels that LOG_LEVEL takes. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A log that writes one JSON object per line to standard output; `process` names the program in each line. */
export function createLog(process: string, level: LogLevel): Log {
  return pino({
    level,
    base: { process },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
