import type { FileStorage } from './file-storage.ts';

/**
 * Returns a check that lists why the storage cannot be used, until it could be used once. A later outage affects only requests for
 * files, so that a load balancer must not stop all APIs because of it.
 */
export function storageReadiness(storage: FileStorage): () => Promise<string[]> {
  let wasReady = false;
  return async () => {
    const problem = wasReady ? undefined : await storage.problem();
    wasReady = problem === undefined;
    return problem === undefined ? [] : [problem];
  };
}
