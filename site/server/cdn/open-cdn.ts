import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { withdrawalOf, withdrawnAmong } from '@plantsoen/contract/cache-identity.ts';
import type { ChangeHistory } from '../../src/platform/caching/change-history.ts';
import type { Log } from '../log.ts';
import { cdnPageHeaders, cdnTagHeader } from './cdn-headers.ts';
import type { CdnSettings } from './cdn-settings.ts';
import { everything, tagsToPurge } from './cdn-tags.ts';
import { FastlyResponse } from './fastly-response.ts';
import { PurgeQueue } from './purge-queue.ts';
import { purgeTargets } from './purge-requests.ts';

/** The CDN in front of the site. */
export type Cdn = {
  /** Returns the headers of a current page that all guests share. */
  pageHeaders(tags: Iterable<string>): string[];
  /** Returns the header with the tags of another answer that a CDN may store. */
  tagHeader(tags: Iterable<string>): [string, string];
  /** Class of all answers of the site, if the CDN needs its own. */
  response: typeof ServerResponse | undefined;
  /** Position in the change log up to which former processes have purged; undefined if it is unknown. */
  position: number | undefined;
  stop(): Promise<void>;
};

type CdnParts = { settings: CdnSettings; folder: string; port: number; build: string; history: ChangeHistory; log: Log };

/**
 * Purges the CDN by the change stream. Each site of an installation sends every purge, so none is lost with a site. After a reset of the
 * stream, without a known position, or with a new build, everything is purged.
 */
export function openCdn({ settings, folder, port, build, history, log }: CdnParts): Cdn {
  // Sites may share the folder. With a common file, a killed site would continue from the position of a faster one.
  const file = join(folder, `purged-${hostname()}-${port}.json`);
  const position = readPosition(file, build);
  const confirmed = new Map<PurgeQueue, number>();
  const queues = purgeTargets(settings).map((target) => {
    const queue: PurgeQueue = new PurgeQueue({
      target,
      log,
      onConfirmed(upTo) {
        confirmed.set(queue, upTo);
        if (confirmed.size === queues.length) writePosition(file, { build, position: Math.min(...confirmed.values()) }, log);
      },
    });
    return queue;
  });
  const add = (withdrawn: readonly string[], changed: readonly string[]) => {
    for (const queue of queues) queue.add(history.position, { withdrawn, changed });
  };
  const purgeEverything = () => add([everything], []);
  history.listen({
    began: () => {
      if (position === undefined) purgeEverything();
    },
    changed: (tags) => {
      const withdrawn = withdrawnAmong(tags);
      const ofWithdrawn = new Set([...withdrawn, ...withdrawn.map(withdrawalOf)]);
      const others = tags.filter((tag) => !ofWithdrawn.has(tag));
      add(withdrawn.flatMap(tagsToPurge), others.flatMap(tagsToPurge));
    },
    reset: purgeEverything,
  });
  return {
    pageHeaders: (tags) => cdnPageHeaders(settings, tags),
    tagHeader: (tags) => cdnTagHeader(settings, tags),
    response: settings.kind === 'fastly' ? FastlyResponse : undefined,
    position,
    async stop() {
      await Promise.all(queues.map((queue) => queue.stop()));
    },
  };
}

/** Returns the position that a process of the same build has stored. */
function readPosition(file: string, build: string): number | undefined {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as { build?: unknown; position?: unknown };
    return stored.build === build && typeof stored.position === 'number' ? stored.position : undefined;
  } catch {
    return undefined;
  }
}

function writePosition(file: string, stored: { build: string; position: number }, log: Log): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(stored));
    renameSync(`${file}.${process.pid}`, file);
  } catch (error) {
    log.warn({ err: error }, 'the position of the purges could not be stored; the next start purges everything');
  }
}
