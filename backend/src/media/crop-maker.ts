import { type ChildProcess, fork } from 'node:child_process';
import type { Log } from '../platform/log.ts';
import type { CropAnswer, CropJob, CropRequest } from './crop-job.ts';

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

export type CropMakerOptions = { program: string; log: Log; maxQueued?: number; idleMs?: number; timeoutMs?: number };

type Task = { job: CropJob; attempts: number; resolve(): void; reject(error: Error): void };

/**
 * Creates a queue that runs one job at a time in one child, temporary JPEGs first. A child that crashes or hangs is replaced, and
 * its job is retried once. An idle child is ended, because an encoder does not release its memory.
 */
export function createCropMaker(options: CropMakerOptions): CropMaker {
  const { program, log, maxQueued = 500, idleMs = 20_000, timeoutMs = 60_000 } = options;
  const pending = new Map<string, Promise<void>>();
  const queue: Task[] = [];
  let child: ChildProcess | undefined;
  let current: { task: Task; id: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): ChildProcess {
    const started = fork(program, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    started.on('message', ({ id, problem }: CropAnswer) => {
      if (id !== current?.id) return;
      finish(problem === undefined ? undefined : new Error(problem));
    });
    started.on('error', (error) => log.error({ err: error }, 'the crop process failed'));
    started.on('exit', (code, signal) => {
      if (child !== started) return;
      child = undefined;
      if (current) interrupted(`the crop process ended with ${signal ?? code}`);
    });
    return started;
  }

  function next(): void {
    clearTimeout(timer);
    const task = queue.shift();
    if (!task) {
      timer = setTimeout(endChild, idleMs).unref();
      return;
    }
    child ??= start();
    lastId += 1;
    current = { task, id: lastId };
    task.attempts += 1;
    timer = setTimeout(() => {
      endChild();
      interrupted(`the crop ${task.job.target} timed out`);
    }, timeoutMs);
    child.send({ id: lastId, job: task.job } satisfies CropRequest);
  }

  function interrupted(problem: string): void {
    const task = current?.task;
    log.warn({ target: task?.job.target }, problem);
    if (task && task.attempts < 2) {
      current = undefined;
      queue.unshift(task);
      next();
    } else finish(new Error(problem));
  }

  function finish(error: Error | undefined): void {
    const task = current?.task;
    current = undefined;
    if (error) task?.reject(error);
    else task?.resolve();
    next();
  }

  function endChild(): void {
    const ended = child;
    child = undefined;
    ended?.kill('SIGKILL');
  }

  return {
    make(job) {
      const running = pending.get(job.target);
      if (running) return running;
      const line = queue.filter((task) => task.job.isStandIn === job.isStandIn);
      if (line.length >= maxQueued) return Promise.reject(new CropQueueFull());
      const made = new Promise<void>((resolve, reject) => {
        const place = job.isStandIn ? queue.findLastIndex((task) => task.job.isStandIn) + 1 : queue.length;
        queue.splice(place, 0, { job, attempts: 0, resolve, reject });
      }).finally(() => pending.delete(job.target));
      pending.set(job.target, made);
      if (!current) next();
      return made;
    },
    close() {
      clearTimeout(timer);
      endChild();
      for (const task of queue.splice(0)) task.reject(new Error('the server is stopping'));
      current?.task.reject(new Error('the server is stopping'));
      current = undefined;
    },
  };
}
