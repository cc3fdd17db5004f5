import { setImmediate as nextTick } from 'node:timers/promises';

/**
 * Begins pieces of work one after the other, each in a tick of the event loop of its own: what comes at once holds nobody up for longer than one of
 * them takes. How long they wait for others once they have begun does not matter.
 */
export function inTicks(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => nextTick());
    return last;
  };
}
