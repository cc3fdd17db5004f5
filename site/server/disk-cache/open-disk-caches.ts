import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { withdrawnAmong } from '@plantsoen/contract/cache-identity.ts';
import type { ChangeHistory } from '../../src/platform/caching/change-history.ts';
import type { Configuration } from '../configuration.ts';
import type { Log } from '../log.ts';
import { DiskCache } from './disk-cache.ts';
import { MediaCache } from './media-cache.ts';
import { StalePages } from './stale-pages.ts';
import { WithdrawalLog } from './withdrawal-log.ts';

/** What the site keeps on disk for the time when the API is out of reach. */
export type DiskCaches = {
  pages: StalePages;
  media: MediaCache;
  /** The position up to which a former process has heard of changes; undefined where none has stored anything. */
  position: number | undefined;
  stop(): Promise<void>;
};

type DiskCachesParts = {
  configuration: Configuration;
  history: ChangeHistory;
  log: Log;
  /** The paths of the build's files, which differ from those of any other build. */
  builtPaths: readonly string[];
};

/** Opens the folder of the disk cache and keeps it in line with the change stream; undefined where it is switched off. */
export function openDiskCaches({ configuration, history, log, builtPaths }: DiskCachesParts): DiskCaches | undefined {
  const { hosts, tagManagerId, hasRecaptcha, mapTiles, diskCache } = configuration;
  if (diskCache.maxBytes === 0) return undefined;
  const { folder, maxBytes } = diskCache;
  const withdrawals = new WithdrawalLog(join(folder, 'changes.jsonl'), log);
  const disk = new DiskCache({ folder: join(folder, 'entries'), maxBytes, log });
  // Pages of another build, or made with other settings, name files and hosts that this one does not allow.
  const made = JSON.stringify([[...builtPaths].sort(), hosts.origins, tagManagerId, hasRecaptcha, mapTiles]);
  const build = createHash('sha256').update(made).digest('hex').slice(0, 16);
  const pages = new StalePages({ disk, withdrawals, history, build });
  const { position } = withdrawals;
  history.listen({
    began: () => withdrawals.record(history.position),
    changed: (tags) => withdrawals.record(history.position, withdrawnAmong(tags)),
    reset: () => {
      withdrawals.restart(history.position);
      void disk.clear();
    },
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
