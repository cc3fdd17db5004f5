import { type Logger, pino, stdSerializers } from 'pino';

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
    serializers: { err: errorForLog },
  });
}

/** An error as it may be logged. Those of statements repeat the values of their parameters: what people have filled in, or tokens. */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { params: _, detail: __, ...told } = stdSerializers.err(error);
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 10; cause = cause.cause, depth += 1) {
    const values = 'params' in cause ? `\nparams: ${cause.params}` : '';
    told.message = told.message.replaceAll(values, '');
    told.stack = told.stack.replaceAll(values, '');
  }
  return told;
}
