import { join } from 'node:path';
import { withdrawnAmong } from '@plantsoen/contract/cache-identity.ts';
import type { ChangeHistory } from '../../src/platform/caching/change-history.ts';
import type { Configuration } from '../configuration.ts';
import type { Log } from '../log.ts';
import { DiskCache } from './disk-cache.ts';
import { MediaCache } from './media-cache.ts';
import { StalePages } from './stale-pages.ts';
import { WithdrawalLog } from './withdrawal-log.ts';

/** The caches on disk that are used while the API is unreachable. */
export type DiskCaches = {
  pages: StalePages;
  media: MediaCache;
  /** Position up to which a former process has read the change stream; undefined if none has stored anything. */
  position: number | undefined;
  stop(): Promise<void>;
};

type DiskCachesParts = {
  configuration: Configuration;
  history: ChangeHistory;
  log: Log;
  /** Identity of the build and its settings. */
  build: string;
};

/** Opens the disk cache and keeps it up to date with the change stream. Returns undefined if it is disabled. */
export function openDiskCaches({ configuration, history, log, build }: DiskCachesParts): DiskCaches | undefined {
  const { folder, maxBytes, maxAgeMs } = configuration.diskCache;
  if (maxBytes === 0) return undefined;
  const withdrawals = new WithdrawalLog(join(folder, 'changes.jsonl'), log);
  const disk = new DiskCache({ folder: join(folder, 'entries'), maxBytes, log });
  const pages = new StalePages({ disk, withdrawals, history, build, maxAgeMs });
  const { position } = withdrawals;
  const reset = () => {
    withdrawals.restart(history.position);
    void disk.clear();
  };
  history.listen({
    began: () => {
      // The log no longer has the changes after the position.
      if (position !== undefined && position < history.position) reset();
      else withdrawals.record(history.position);
    },
    changed: (tags) => withdrawals.record(history.position, withdrawnAmong(tags)),
    reset,
  });
  return {
    pages,
    media: new MediaCache({ disk, withdrawals, history }),
    position,
    async stop() {
      disk.stop();
      await pages.stop();
      await withdrawals.flush();
    },
  };
}
