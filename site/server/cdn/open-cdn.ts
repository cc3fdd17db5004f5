import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { withdrawalOf, withdrawnAmong } from '@plantsoen/contract/cache-identity.ts';
import type { ChangeHistory } from '../../src/platform/caching/change-history.ts';
import type { Api } from '../../src/platform/data/api-send.server.ts';
import type { Log } from '../log.ts';
import { cdnPageHeaders, cdnTagHeader } from './cdn-headers.ts';
import type { CdnSettings } from './cdn-settings.ts';
import { buildTag, everything, tagsToPurge } from './cdn-tags.ts';
import { FastlyResponse } from './fastly-response.ts';
import { PurgeQueue } from './purge-queue.ts';
import { purgeTargets } from './purge-requests.ts';
import { SharedPositions } from './shared-positions.ts';

/** The CDN in front of the site. */
export type Cdn = {
  /** Returns the headers of a current page that all guests share. */
  pageHeaders(tags: Iterable<string>): string[];
  /** Returns the header with the tags of another answer that a CDN may store. */
  tagHeader(tags: Iterable<string>): [string, string];
  /** Class of all answers of the site, if the CDN needs its own. */
  response: typeof ServerResponse | undefined;
  /** Ends an answer if one of its tags is withdrawn before it is complete: a CDN that receives it later stores it after the purges. */
  endIfWithdrawn(tags: readonly string[], response: ServerResponse): void;
  /**
   * Resolves to the position in the change log up to which a former process, or another site, has purged; undefined without one.
   * Rejects if the API fails.
   */
  findPosition(): Promise<number | undefined>;
  /** Number of receivers that have refused the last purge. */
  failing(): number;
  stop(): Promise<void>;
};

type CdnParts = {
  settings: CdnSettings;
  api: Api;
  folder: string;
  port: number;
  build: string;
  history: ChangeHistory;
  log: Log;
};
type Position = { build: string; position: number };

/**
 * Purges the CDN by the change stream. Each site of an installation sends every purge, so none is lost with a site. A site without a
 * stored position has rendered nothing yet, so it continues from that of the other sites. With a new build, pages of other builds are
 * purged. Everything is purged without any position, or if the change log no longer reaches back to it.
 */
export function openCdn({ settings, api, folder, port, build, history, log }: CdnParts): Cdn {
  // Sites may share the folder. With a common file, a killed site would continue from the position of a faster one.
  const file = join(folder, `purged-${hostname()}-${port}.json`);
  const shared = new SharedPositions(api);
  const otherBuilds = new Set<string>();
  const transfers = new Map<ServerResponse, readonly string[]>();
  let position: number | undefined;
  const confirmed = new Map<PurgeQueue, number>();
  const queues = purgeTargets(settings).map((target) => {
    const queue: PurgeQueue = new PurgeQueue({
      target,
      log,
      onConfirmed(upTo) {
        confirmed.set(queue, upTo);
        if (confirmed.size < queues.length) return;
        const lowest = Math.min(...confirmed.values());
        writePosition(file, { build, position: lowest }, log);
        shared
          .write(build, lowest)
          .catch((error) => log.warn({ err: error }, 'the position of the purges could not be stored at the API'));
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
      if (position === undefined || position < history.position) purgeEverything();
      else add([...otherBuilds].map(buildTag), []);
    },
    changed: (tags) => {
      const withdrawn = withdrawnAmong(tags);
      for (const [response, own] of transfers) if (own.some((tag) => withdrawn.includes(tag))) response.destroy();
      const ofWithdrawn = new Set([...withdrawn, ...withdrawn.map(withdrawalOf)]);
      const others = tags.filter((tag) => !ofWithdrawn.has(tag));
      add(withdrawn.flatMap(tagsToPurge), others.flatMap(tagsToPurge));
    },
    reset: () => {
      for (const response of transfers.keys()) response.destroy();
      purgeEverything();
    },
  });
  return {
    pageHeaders: (tags) => cdnPageHeaders(settings, tags, build),
    tagHeader: (tags) => cdnTagHeader(settings, tags),
    response: settings.kind === 'fastly' ? FastlyResponse : undefined,
    endIfWithdrawn(tags, response) {
      transfers.set(response, tags);
      response.on('close', () => transfers.delete(response));
    },
    async findPosition() {
      const own = readPosition(file);
      position = own?.position;
      if (own?.build === build) return position;
      const others = await shared.read();
      for (const other of [...others.builds, ...(own ? [own.build] : [])]) if (other !== build) otherBuilds.add(other);
      position ??= others.position ?? undefined;
      return position;
    },
    failing: () => queues.filter(({ isFailing }) => isFailing).length,
    async stop() {
      await Promise.all(queues.map((queue) => queue.stop()));
    },
  };
}

/** Returns the position that a former process has stored, with its build. */
function readPosition(file: string): Position | undefined {
  try {
    const { build, position } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Position>;
    return build !== undefined && position !== undefined ? { build, position } : undefined;
  } catch {
    return undefined;
  }
}

function writePosition(file: string, stored: Position, log: Log): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(stored));
    renameSync(`${file}.${process.pid}`, file);
  } catch (error) {
    log.warn({ err: error }, 'the position of the purges could not be stored; the next start continues from that of other sites');
  }
}
