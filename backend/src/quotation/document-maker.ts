import { type ChildProcess, fork } from 'node:child_process';
import type { Log } from '../platform/log.ts';
import type { ListSheet } from './list-sheet.ts';

/** What goes to the child and what comes back. */
export type DocumentRequest = { id: number; list: ListSheet; mediaFolder: string };
export type DocumentAnswer = { id: number; pdf: Uint8Array } | { id: number; problem: string };

/** Makes the PDF of a list in a process of its own. */
export type DocumentMaker = {
  /** Rejects with `DocumentsBusy` where too many wait already. */
  pdf(list: ListSheet): Promise<Buffer>;
  close(): void;
};

/** Too many documents wait already; the caller may come again. */
export class DocumentsBusy extends Error {}

export type DocumentMakerOptions = {
  program: string;
  mediaFolder: string;
  log: Log;
  mostWaiting?: number;
  idleMs?: number;
  timeoutMs?: number;
};

type Waiting = { resolve(pdf: Buffer): void; reject(error: Error): void };

/** One child, started when the first document is wanted and ended when none has been for a while, or when one takes too long. */
export function createDocumentMaker(options: DocumentMakerOptions): DocumentMaker {
  const { program, mediaFolder, log, mostWaiting = 60, idleMs = 20_000, timeoutMs = 30_000 } = options;
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): ChildProcess {
    const started = fork(program, { execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    started.on('message', (answer: DocumentAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      watch();
      if ('pdf' in answer) asked?.resolve(Buffer.from(answer.pdf));
      else asked?.reject(new Error(answer.problem));
    });
    started.on('error', (error) => log.error({ err: error }, 'the document child failed'));
    started.on('exit', (code, signal) => {
      if (child !== started) return;
      child = undefined;
      if (waiting.size > 0) end(`the document child ended with ${signal ?? code}`);
    });
    return started;
  }

  /** Each answer gives the next document its time. */
  function watch(): void {
    clearTimeout(timer);
    timer =
      waiting.size > 0
        ? setTimeout(end, timeoutMs, 'a document took too long')
        : setTimeout(() => end('nothing to make'), idleMs).unref();
  }

  function end(reason: string): void {
    clearTimeout(timer);
    const ended = child;
    child = undefined;
    ended?.kill('SIGKILL');
    if (waiting.size > 0) log.warn({ waiting: waiting.size }, reason);
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  }

  return {
    pdf(list) {
      if (waiting.size >= mostWaiting) return Promise.reject(new DocumentsBusy());
      child ??= start();
      lastId += 1;
      const id = lastId;
      const made = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }));
      child.send({ id, list, mediaFolder } satisfies DocumentRequest);
      if (waiting.size === 1) watch();
      return made;
    },
    close: () => end('the server stops'),
  };
}
