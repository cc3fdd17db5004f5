import { type ChildProcess, fork } from 'node:child_process';
import type { Log } from '../platform/log.ts';
import type { QuotationPdf } from './quotation-pdf.ts';

/** Message to the child process, and its answer. */
export type DocumentRequest = { id: number; list: QuotationPdf; mediaFolder: string };
export type DocumentAnswer = { id: number; pdf: Uint8Array } | { id: number; problem: string };

/** Maker of list PDFs in a separate process. */
export type DocumentMaker = {
  /** Rejects with `DocumentsBusy` if the queue is full. */
  pdf(list: QuotationPdf): Promise<Buffer>;
  close(): void;
};

/** Error for a full queue of documents. The caller can retry later. */
export class DocumentsBusy extends Error {}

export type DocumentMakerOptions = {
  program: string;
  mediaFolder: string;
  log: Log;
  maxQueued?: number;
  idleMs?: number;
  timeoutMs?: number;
};

type Waiting = { resolve(pdf: Buffer): void; reject(error: Error): void };

/**
 * Creates a maker with one child process. The child starts with the first document. It ends when it is idle, or when a document
 * takes too long.
 */
export function createDocumentMaker(options: DocumentMakerOptions): DocumentMaker {
  const { program, mediaFolder, log, maxQueued = 60, idleMs = 20_000, timeoutMs = 30_000 } = options;
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
    started.on('error', (error) => log.error({ err: error }, 'the document process failed'));
    started.on('exit', (code, signal) => {
      if (child !== started) return;
      child = undefined;
      if (waiting.size > 0) end(`the document process ended with ${signal ?? code}`);
    });
    return started;
  }

  /** Restarts the timeout after each answer, for the next document. */
  function watch(): void {
    clearTimeout(timer);
    timer =
      waiting.size > 0
        ? setTimeout(end, timeoutMs, 'a document timed out')
        : setTimeout(() => end('no document is waiting'), idleMs).unref();
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
      if (waiting.size >= maxQueued) return Promise.reject(new DocumentsBusy());
      child ??= start();
      lastId += 1;
      const id = lastId;
      const made = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }));
      child.send({ id, list, mediaFolder } satisfies DocumentRequest);
      if (waiting.size === 1) watch();
      return made;
    },
    close: () => end('the server is stopping'),
  };
}
