import { createChildWorker } from '../platform/child-worker.ts';
import { limitConcurrency } from '../platform/concurrency.ts';
import type { Log } from '../platform/log.ts';
import type { StorageSettings } from '../platform/storage/storage-settings.ts';
import type { QuotationPdf } from './quotation-pdf.ts';

/** Message to the child process, which answers with the PDF. */
export type DocumentRequest = { list: QuotationPdf; storage: StorageSettings };

/** Maker of list PDFs in a separate process. */
export type DocumentMaker = {
  /** Rejects with `QueueFullError` if the queue is full. The caller can retry later. */
  pdf(list: QuotationPdf): Promise<Buffer>;
  close(): void;
};

export type DocumentMakerOptions = { program: string; storage: StorageSettings; log: Log; maxQueued?: number };

/** Creates a maker with one child process. A document that takes longer than 30 s is aborted. */
export function createDocumentMaker({ program, storage, log, maxQueued = 60 }: DocumentMakerOptions): DocumentMaker {
  const worker = createChildWorker<DocumentRequest, Uint8Array>({ program, log, timeoutMs: 30_000 });
  const enqueue = limitConcurrency({ maxRunning: 1, maxQueued: maxQueued - 1 });
  return {
    pdf: async (list) => Buffer.from(await enqueue(() => worker.run({ list, storage }))),
    close: worker.close,
  };
}
