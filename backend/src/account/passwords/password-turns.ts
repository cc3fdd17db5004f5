import type { ApiContext } from '../../platform/api/context.ts';
import { visitorSurroundings } from '../../platform/api/visitor-network.ts';
import { fairTurns } from '../../platform/fair-turns.ts';
import { TooManyWaiting } from '../../platform/taking-turns.ts';
import { Refused } from '../refusal.ts';

/**
 * Maximum numbers of waiting requests: six seconds' worth of hashes for all, two seconds' worth for a network. The site waits ten seconds.
 * A burst of log-ins uses half of a core, so that it does not delay guests who read.
 */
const limits = { maxWaiting: 64, maxOfNetwork: 20, maxWaitMs: 8000, pauseRatio: 1 };
/** Seconds after which another try is worthwhile. */
const retryAfter = 2;

const inTurn = fairTurns(limits);

/**
 * Does work that hashes a password, one piece at a time in this process: it takes one core, 9 MB and one connection, however many ask. Networks
 * that have asked less lately go first. Refuses a request that is displaced from the full queue.
 */
export async function inPasswordTurn<T>(
  { visitorAddress }: Pick<ApiContext, 'visitorAddress'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await inTurn(visitorSurroundings(visitorAddress), work);
  } catch (error) {
    if (error instanceof TooManyWaiting) throw new Refused('tooOften', { retryAfter });
    throw error;
  }
}
