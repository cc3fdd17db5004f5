import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** Marker by which React leaves a suspended or failed boundary to the browser. */
const leftOut = '<!--$!-->';

/**
 * Renders a complete document without streaming or client rendering. The data is loaded beforehand, so React's synchronous renderer
 * usually suffices at two thirds of the cost. If a view suspends, for example for code loaded on demand, the asynchronous renderer waits
 * for it. It also rejects with the error of a failing view.
 */
export async function renderToCompleteString(document: ReactNode): Promise<string> {
  return renderAtOnce(document) ?? (await renderPatiently(document));
}

/** Renders synchronously; undefined if a view suspends or fails. The synchronous renderer emits no document type. */
function renderAtOnce(document: ReactNode): string | undefined {
  try {
    const html = renderToString(document);
    return html.includes(leftOut) ? undefined : `<!DOCTYPE html>${html}`;
  } catch {
    return undefined;
  }
}

function renderPatiently(document: ReactNode): Promise<string> {
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
  readonly #done: (text: string) => void;

  constructor(done: (text: string) => void) {
    super();
    this.#done = done;
  }

  override write(chunk: Uint8Array | string): boolean {
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return true;
  }

  override end(): this {
    this.#done(Buffer.concat(this.#chunks).toString());
    return this;
  }
}
