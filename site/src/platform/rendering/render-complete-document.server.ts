import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a complete document without streaming or client rendering, encoded as UTF-8. Waits for views that suspend, for example for
 * code loaded on demand, and rejects with the error of a failing view. React's synchronous renderer would return one string, which
 * takes longer to join and encode than React's own buffers (docs/decisions/0044-cost-of-a-page.md).
 */
export function renderCompleteDocument(document: ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(new Gathering(resolve)),
      onError: reject,
    });
  });
}

/** Collects React's output without the overhead of streams. */
class Gathering extends Writable {
  readonly #chunks: Uint8Array[] = [];
  readonly #done: (document: Buffer) => void;

  constructor(done: (document: Buffer) => void) {
    super();
    this.#done = done;
  }

  override write(chunk: Uint8Array | string): boolean {
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return true;
  }

  override end(): this {
    this.#done(Buffer.concat(this.#chunks));
    return this;
  }
}
