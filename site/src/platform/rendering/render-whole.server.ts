import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** How React marks what it left to the browser, because it suspended or failed. */
const leftOut = '<!--$!-->';

/**
 * Renders a whole document: nothing is left to the browser, nothing is streamed later by inline scripts. All data is at hand before the
 * render, so React's synchronous renderer serves nearly always, at two thirds of the cost. Where a view suspends, as the first
 * one whose code is loaded on demand, the other renderer waits for it; and it tells the error of a view that fails, which rejects.
 */
export async function renderWhole(document: ReactNode): Promise<string> {
  return renderAtOnce(document) ?? (await renderPatiently(document));
}

/** The synchronous renderer writes no document type. */
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

/** Takes what React writes as it comes, without the machinery of streams. */
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
