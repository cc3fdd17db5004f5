import { widerClientNetwork } from '../../platform/api/client-network.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import { QueueFullError } from '../../platform/concurrency.ts';
import { fairQueue } from '../../platform/fair-queue.ts';
import { Refused } from '../refusal.ts';

/**
 * Maximum numbers of queued requests: six seconds' worth of hashes for all, two seconds' worth for a network. The site waits ten seconds.
 * A burst of log-ins uses a third of a core, so that it does not delay page views.
 */
const limits = { maxWaiting: 64, maxOfNetwork: 20, maxWaitMs: 8000, pauseRatio: 2 };
/** Seconds after which a retry is likely to succeed. */
const retryAfter = 2;

const enqueue = fairQueue(limits);

/**
 * Runs work that hashes a password, one at a time in this process, so that any number of requests uses one core, 9 MB and one
 * connection. Networks with fewer recent requests go first. Throws `Refused` for a request that is displaced from the full queue.
 */
export async function withHashSlot<T>({ clientIp }: Pick<ApiContext, 'clientIp'>, work: () => Promise<T>): Promise<T> {
  try {
    return await enqueue(widerClientNetwork(clientIp), work);
  } catch (error) {
    if (error instanceof QueueFullError) throw new Refused('tooOften', { retryAfter });
    throw error;
  }
}
