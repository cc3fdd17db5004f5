import type { ApiReach } from './api-reach.server.ts';
import { DataError } from './data-error.ts';
import type { Send } from './query.ts';

/**
 * Returns a `Send` with one time limit for a page, which starts now. A request that takes most of it makes `reach` probe the API, so that
 * an API that hangs counts as unreachable at the end, and one that is merely slow does not.
 */
export function timeoutSend(send: Send, reach: ApiReach, limit: number): Send {
  const end = Date.now() + limit;
  return async (operation, variables, signal) => {
    if (reach.isLost) throw new DataError('the API was unreachable moments ago', 503);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), end - Date.now());
    const probe = setTimeout(() => void reach.check(), end - Date.now() - reach.probeMs);
    try {
      return await send(operation, variables, signal ? AbortSignal.any([signal, late.signal]) : late.signal);
    } catch (error) {
      if (!late.signal.aborted || signal?.aborted) throw error;
      throw new DataError(`the API did not answer within the page limit of ${limit} ms`, 503);
    } finally {
      clearTimeout(timer);
      clearTimeout(probe);
    }
  };
}
