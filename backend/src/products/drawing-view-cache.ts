import { setTimeout as delay } from 'node:timers/promises';
import { listTag } from '@plantsoen/contract/cache-identity.ts';
import { locales } from '@plantsoen/contract/locales.ts';
import type { Payload } from 'payload';
import { type DrawingView, drawingViews } from '../media/drawing-views.ts';
import { announce } from '../platform/changes/announce.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { type FileStorage, readContent } from '../platform/storage/file-storage.ts';
import { originalKey } from '../platform/uploads/original-file.ts';

/** Type name in the tag of answers that lack the views of a drawing because the storage did not answer. */
export const drawingViewsTag = 'DrawingViews';

export type DrawingViewCache = {
  /** Returns the views of a drawing; undefined if the storage does not answer. `onAvailable` is called when it answers again. */
  viewsOf(hash: string): Promise<readonly DrawingView[] | undefined>;
};

type CacheOptions = { storage: FileStorage; onAvailable(): Promise<void>; retryMs?: number; timeoutMs?: number };

const maxCached = 500;

/** Returns a cache of the views of drawings by hash. A file with the same hash never changes. */
export function drawingViewCache({ storage, onAvailable, retryMs = 30_000, timeoutMs = 1000 }: CacheOptions): DrawingViewCache {
  const cached = new Map<string, readonly DrawingView[]>();
  let isWaiting = false;

  async function waitUntilAvailable(): Promise<void> {
    await delay(retryMs, undefined, { ref: false });
    const isDone = await storage
      .problem()
      .then((problem) => problem === undefined && onAvailable().then(() => true))
      .catch(() => false);
    if (!isDone) return waitUntilAvailable();
    isWaiting = false;
  }

  return {
    async viewsOf(hash) {
      const found = cached.get(hash);
      if (found) return found;
      // A page does not wait for the timeout of the storage.
      const late = delay(timeoutMs, 'late' as const, { ref: false });
      const reading = readContent(storage, originalKey({ hash, filename: 'drawing.svg' })).catch(() => 'late' as const);
      const content = await Promise.race([reading, late]);
      if (content === 'late') {
        if (!isWaiting) void waitUntilAvailable();
        isWaiting = true;
        return undefined;
      }
      const views = content ? drawingViews(content.toString('utf8')) : [];
      if (cached.size >= maxCached) cached.clear();
      if (content) cached.set(hash, views);
      return views;
    },
  };
}

const installed = new WeakMap<Payload, DrawingViewCache>();

/** Returns the cache of an installation. When the storage answers again, the answers that lack views are invalidated. */
export function installedDrawingViews(payload: Payload): DrawingViewCache {
  const found = installed.get(payload) ?? install(payload);
  installed.set(payload, found);
  return found;
}

function install(payload: Payload): DrawingViewCache {
  return drawingViewCache({
    storage: installationOf(payload).storage,
    async onAvailable() {
      const tags = locales.map(({ siteId }) => listTag(drawingViewsTag, siteId));
      await announce(await requestSql({ payload, transactionID: undefined }), tags);
    },
  });
}
