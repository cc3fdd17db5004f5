import { logIns } from '@plantsoen/observability/measurements.ts';
import type { PayloadRequest } from 'payload';
import { shortenedIp } from '../../platform/api/client-network.ts';

/** Name of the errors that Payload does not log (`loggingLevels`), because one line without a stack is enough for them. */
const unlogged = 'AuthenticationError';

/**
 * Logs and counts a log-in that was refused because of a wrong password or code, or because of too many attempts. The line has the
 * shortened address of the visitor, and neither account nor password. Returns the error to throw.
 */
export function refusedLogIn<Refusal extends Error>(req: PayloadRequest, outcome: 'failed' | 'limited', error: Refusal): Refusal {
  logIns.record(outcome);
  req.payload.logger.warn({ visitor: visitorOf(req), outcome }, 'a log-in was refused');
  return unloggedLogIn(error);
}

/** Logs a request or use of a reset link that was refused because there were too many, in the same way. */
export function refusedReset<Refusal extends Error>(req: PayloadRequest, error: Refusal): Refusal {
  req.payload.logger.warn({ visitor: visitorOf(req) }, 'a password reset was refused');
  return unloggedLogIn(error);
}

const visitorOf = ({ headers }: PayloadRequest) => shortenedIp(headers?.get('x-forwarded-for') ?? undefined);

/** Returns an error that Payload does not log. The build shortens the names of classes, so that the name is set here. */
export const unloggedLogIn = <Refusal extends Error>(error: Refusal): Refusal => Object.assign(error, { name: unlogged });
