import type { Values } from '@plantsoen/configuration/read-variables.mjs';
import { logFields } from '@plantsoen/observability/request-context.ts';
import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino';

export type Log = Logger;

export type LogLevel = Values<'api'>['LOG_LEVEL'];

/**
 * Returns a log that writes one JSON object per line to standard output or another stream; `process` is the name of the program in each
 * line. Lines of a request have its ID and that of its trace.
 */
export function createLog(process: string, level: LogLevel, stream?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: { process },
    mixin: logFields,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: errorForLog },
  };
  return stream ? pino(options, stream) : pino(options);
}

/** Returns an error for the log. Errors of statements repeat their parameters, such as submitted values or tokens, which are removed. */
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
