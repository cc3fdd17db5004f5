import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import type { Log } from './log.ts';

/** Message of the child for each request: its result, or the message and the name of an error. */
type ChildAnswer<Result> = { result: Result } | { problem: string; name?: string };

/** Error for a child that crashed or took too long. */
export class ChildInterrupted extends Error {}

export type ChildWorkerOptions = { program: string; log: Log; timeoutMs: number; idleMs?: number };

/** Child process that handles one request at a time. Callers wait for each answer before the next request. */
export type ChildWorker<Request, Result> = {
  /** Rejects with the error of the child, or with `ChildInterrupted`. */
  run(request: Request): Promise<Result>;
  close(): void;
};

/**
 * Creates a worker. Its child starts with the first request and is replaced after a crash or a timeout. An idle child is ended,
 * because an encoder does not release its memory.
 */
export function createChildWorker<Request extends Serializable, Result>(
  options: ChildWorkerOptions,
): ChildWorker<Request, Result> {
  const { program, log, timeoutMs, idleMs = 20_000 } = options;
  let child: ChildProcess | undefined;
  let interrupt: ((error: Error) => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): ChildProcess {
    const started = fork(program, { execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    started.on('error', (error) => log.error({ err: error, program }, 'a child process failed'));
    started.on('exit', (code, signal) => {
      if (child === started) end(new ChildInterrupted(`the child process ended with ${signal ?? code}`));
    });
    return started;
  }

  /** Ends the child, and the request that it handles with an error. */
  function end(error: Error): void {
    clearTimeout(timer);
    const ended = child;
    child = undefined;
    ended?.kill('SIGKILL');
    if (interrupt) log.warn({ program }, error.message);
    interrupt?.(error);
  }

  return {
    async run(request) {
      if (isClosed) throw stopping();
      clearTimeout(timer);
      timer = setTimeout(() => end(new ChildInterrupted('the child process timed out')), timeoutMs);
      child ??= start();
      const { promise, resolve, reject } = Promise.withResolvers<ChildAnswer<Result>>();
      interrupt = reject;
      child.once('message', resolve).send(request);
      const answer = await promise.finally(() => {
        interrupt = undefined;
        clearTimeout(timer);
        timer = setTimeout(() => end(new Error('the child process is idle')), idleMs).unref();
      });
      if ('problem' in answer) throw Object.assign(new Error(answer.problem), { name: answer.name ?? 'Error' });
      return answer.result;
    },
    close() {
      isClosed = true;
      end(stopping());
    },
  };
}

const stopping = () => new Error('the server is stopping');

/** Answers each request of the parent process with the result of `work`. Ends with the parent. */
export function answerParent<Request, Result>(work: (request: Request) => Promise<Result>): void {
  process.on('message', async (request: Request) => {
    try {
      process.send?.({ result: await work(request) });
    } catch (error) {
      process.send?.(error instanceof Error ? { problem: error.message, name: error.name } : { problem: String(error) });
    }
  });
  process.on('disconnect', () => process.exit());
}
