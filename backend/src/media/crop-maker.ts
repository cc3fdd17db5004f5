import { ChildInterrupted, createChildWorker } from '../platform/child-worker.ts';
import type { Log } from '../platform/log.ts';
import type { StorageSettings } from '../platform/storage/storage-settings.ts';
import type { CropJob } from './crop-job.ts';

/** Message to the child process. */
export type CropRequest = { job: CropJob; storage: StorageSettings };

/** Queue of crop jobs, which a child process runs. */
export type CropMaker = {
  /** Resolves when the file exists. Concurrent requests for the same file share one job. */
  make(job: CropJob): Promise<void>;
  close(): void;
};

/**
 * Error when the queue is full; the caller may retry. Temporary JPEGs have a separate limit, so that visitors still see a
 * picture.
 */
export class CropQueueFull extends Error {}

export type CropMakerOptions = {
  program: string;
  storage: StorageSettings;
  log: Log;
  maxQueued?: number;
  idleMs?: number;
  timeoutMs?: number;
};

type Task = { job: CropJob; resolve(): void; reject(error: unknown): void };

/**
 * Creates a queue that runs one job at a time, temporary pictures first. A job whose child process crashes or hangs is retried once.
 */
export function createCropMaker({ storage, maxQueued = 500, timeoutMs = 60_000, ...options }: CropMakerOptions): CropMaker {
  const worker = createChildWorker<CropRequest, void>({ ...options, timeoutMs });
  const pending = new Map<string, Promise<void>>();
  const queue: Task[] = [];
  let isRunning = false;

  async function runQueue(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let task = queue.shift(); task; task = queue.shift()) await runOrRetry(task.job).then(task.resolve, task.reject);
    isRunning = false;
  }

  function runOrRetry(job: CropJob): Promise<void> {
    const request = { job, storage };
    return worker.run(request).catch((error: unknown) => {
      if (error instanceof ChildInterrupted) return worker.run(request);
      throw error;
    });
  }

  return {
    make(job) {
      const running = pending.get(job.target);
      if (running) return running;
      const line = queue.filter((task) => task.job.isStandIn === job.isStandIn);
      if (line.length >= maxQueued) return Promise.reject(new CropQueueFull());
      const made = new Promise<void>((resolve, reject) => {
        const place = job.isStandIn ? queue.findLastIndex((task) => task.job.isStandIn) + 1 : queue.length;
        queue.splice(place, 0, { job, resolve, reject });
      }).finally(() => pending.delete(job.target));
      pending.set(job.target, made);
      void runQueue();
      return made;
    },
    close: worker.close,
  };
}
